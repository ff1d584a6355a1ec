public import GalleyGeometry

extension Picture {
  /// Items that are drawn as a unit.
  ///
  /// Effects apply in this order: `transform`, `clip` and `mask` (both in the group's own coordinates, before the
  /// transform), `filter`, `opacity`, `shadow`, `blendMode`. A `backdrop` is drawn before the items.
  public struct Group: Hashable, Sendable {
    public var items: [Item]
    /// The transform from the group's coordinates to those of its parent (default: identity).
    public var transform: AffineTransform
    public var clip: Path?
    /// Items whose alpha is the visibility of the group; nil shows the whole group.
    public var mask: [Item]?
    public var blendMode: BlendMode
    /// From 0 to 1. The items are drawn together first and then faded.
    public var opacity: Double
    public var shadow: Shadow?
    public var filter: Filter?
    public var backdrop: Backdrop?

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

    public init(_ path: Path, _ paint: Paint, style: StrokeStyle) {
      self.path = path
      self.paint = paint
      self.style = style
    }

    public init(_ path: Path, _ paint: Paint, width: Double, dashes: [Double] = []) {
      self.init(path, paint, style: StrokeStyle(lineWidth: width, dash: dashes))
    }
  }

  public struct Glyphs: Hashable, Sendable {
    public var run: GlyphRun
    /// The left end of the run's baseline.
    public var origin: Point
    /// Colour glyphs keep their own colours and use only its alpha.
    public var paint: Paint

    public init(_ run: GlyphRun, at origin: Point, _ paint: Paint) {
      self.run = run
      self.origin = origin
      self.paint = paint
    }
  }

  public struct Image: Hashable, Sendable {
    public var source: PictureImage
    public var rect: Rect
    /// Whether scaling interpolates between pixels (the default) or keeps them as squares.
    public var isInterpolated: Bool

    public init(_ source: PictureImage, in rect: Rect, isInterpolated: Bool = true) {
      self.source = source
      self.rect = rect
      self.isInterpolated = isInterpolated
    }
  }

  public struct Shadow: Hashable, Sendable {
    public var color: RGBA
    /// The softness, in points: twice the standard deviation of the blur. 0 is sharp.
    public var radius: Double
    public var offset: Point

    public init(color: RGBA, radius: Double, offset: Point = .zero) {
      self.color = color
      self.radius = radius
      self.offset = offset
    }
  }
}
