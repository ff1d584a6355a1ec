public import GalleyGeometry

extension Picture {
  /// Items that are drawn as a unit.
  ///
  /// Effects are applied in this order: `transform`, `clip` and `mask` (both in the group's own coordinates, before the
  /// transform), `filter`, `opacity`, `shadow`, `blendMode`. A `backdrop` is drawn before the items.
  public struct Group: Hashable, Sendable {
    public var items: [Item]
    /// The transform from the group's coordinates to those of its parent (default: identity).
    public var transform: AffineTransform
    public var clip: Path?
    /// Items whose alpha determines the visibility of the group; nil shows the whole group.
    public var mask: [Item]?
    public var blendMode: BlendMode
    /// The opacity, from 0 to 1. The items are first drawn together and then faded.
    public var opacity: Double
    public var shadow: Shadow?
    public var filter: Filter?
    public var backdrop: Backdrop?
    /// A description for people who cannot see the group. PDF files contain it as alternative text.
    public var alternative: String?

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - items: The items, from back to front, in the group's own coordinates.
    ///   - transform: The transform from the group's coordinates to those of its parent (default: identity).
    ///   - clip: The visible outline, in the group's coordinates; nil shows everything (the default).
    ///   - opacity: The opacity from 0 to 1, applied to the items as a whole (default: 1).
    ///   - shadow: The shadow of the items as a whole (default: nil, no shadow).
    ///   - mask: Items whose alpha determines the visibility of the group; nil shows the whole group (the default).
    ///   - blendMode: How the group blends with the content below it (default: `.normal`).
    ///   - filter: The filter of the items as a whole (default: nil, no filter).
    ///   - backdrop: The blurred background inside `clip`, drawn before the items; nil leaves the background unchanged
    ///     (the default).
    public init(
      _ items: [Item], transform: AffineTransform = .identity, clip: Path? = nil, opacity: Double = 1,
      shadow: Shadow? = nil, mask: [Item]? = nil, blendMode: BlendMode = .normal, filter: Filter? = nil,
      backdrop: Backdrop? = nil
    ) {
      self.items = items
      self.transform = transform
      self.clip = clip
      self.opacity = opacity
      self.shadow = shadow
      self.mask = mask
      self.blendMode = blendMode
      self.filter = filter
      self.backdrop = backdrop
    }
  }

  public struct Fill: Hashable, Sendable {
    public var path: Path
    public var paint: Paint
    /// Whether the fill uses the even-odd rule instead of the nonzero winding rule.
    public var isEvenOdd: Bool

    /// Creates a filled outline.
    ///
    /// - Parameters:
    ///   - path: The outline, in the coordinates of the enclosing group.
    ///   - paint: The colour or gradient. Points of a gradient are in the coordinates of `path`.
    ///   - isEvenOdd: Whether the fill uses the even-odd rule instead of the nonzero winding rule (default: `false`).
    public init(_ path: Path, _ paint: Paint, isEvenOdd: Bool = false) {
      self.path = path
      self.paint = paint
      self.isEvenOdd = isEvenOdd
    }
  }

  public struct Stroke: Hashable, Sendable {
    public var path: Path
    public var paint: Paint
    public var style: StrokeStyle

    public var width: Double { style.lineWidth }
    public var dashes: [Double] { style.dash }

    /// Creates a stroked outline.
    ///
    /// - Parameters:
    ///   - path: The outline. The stroke is centred on it.
    ///   - paint: The colour or gradient. Points of a gradient are in the coordinates of `path`.
    ///   - style: The line width, caps, joins and dashes.
    public init(_ path: Path, _ paint: Paint, style: StrokeStyle) {
      self.path = path
      self.paint = paint
      self.style = style
    }

    /// Creates a stroked outline with butt caps and mitre joins.
    ///
    /// - Parameters:
    ///   - path: The outline. The stroke is centred on it.
    ///   - paint: The colour or gradient. Points of a gradient are in the coordinates of `path`.
    ///   - width: The line width, in points.
    ///   - dashes: The alternating lengths of dashes and gaps, in points (default: empty, a solid line).
    public init(_ path: Path, _ paint: Paint, width: Double, dashes: [Double] = []) {
      self.init(path, paint, style: StrokeStyle(lineWidth: width, dash: dashes))
    }
  }

  public struct Glyphs: Hashable, Sendable {
    public var run: GlyphRun
    /// The left end of the run's baseline.
    public var origin: Point
    /// The colour or gradient. Glyphs with their own colours use only its alpha.
    public var paint: Paint

    /// Creates drawn text.
    ///
    /// - Parameters:
    ///   - run: The shaped text.
    ///   - origin: The left end of the run's baseline, even for right-to-left text.
    ///   - paint: The colour or gradient. Colour glyphs such as emoji use only its alpha.
    public init(_ run: GlyphRun, at origin: Point, _ paint: Paint) {
      self.run = run
      self.origin = origin
      self.paint = paint
    }
  }

  public struct Image: Hashable, Sendable {
    public var source: PictureImage
    public var rect: Rect
    /// Whether scaling interpolates between pixels (the default) or draws each pixel as a square.
    public var isInterpolated: Bool

    /// Creates a drawn image.
    ///
    /// - Parameters:
    ///   - source: The bitmap.
    ///   - rect: The rectangle that the whole bitmap fills, in points. The aspect ratio is not preserved.
    ///   - isInterpolated: Whether scaling interpolates between pixels (the default) or draws each pixel as a square.
    public init(_ source: PictureImage, in rect: Rect, isInterpolated: Bool = true) {
      self.source = source
      self.rect = rect
      self.isInterpolated = isInterpolated
    }
  }

  public struct Shadow: Hashable, Sendable {
    public var color: RGBA
    /// The softness in points, which is twice the standard deviation of the blur. 0 is sharp.
    public var radius: Double
    public var offset: Point

    /// Creates a shadow.
    ///
    /// - Parameters:
    ///   - color: The colour, including its opacity.
    ///   - radius: The softness in points, which is twice the standard deviation of the blur. 0 is sharp.
    ///   - offset: The displacement of the shadow, in points (default: zero).
    public init(color: RGBA, radius: Double, offset: Point = .zero) {
      self.color = color
      self.radius = radius
      self.offset = offset
    }
  }
}
