public import GalleyGeometry

extension Picture {
  /// Items drawn as one.
  ///
  /// The order of effects: the items are moved by `transform`, clipped to `clip` and let through `mask` (both given in
  /// the group's own coordinates, before the transform), put through `filter`, faded by `opacity`, the result casts
  /// `shadow`, and all of it is mixed with what is beneath by `blendMode`. A `backdrop` is drawn before the items.
  public struct Group: Hashable, Sendable {
    public var items: [Item]
    /// From the group's coordinates to its parent's; identity by default.
    public var transform: AffineTransform
    /// The shape outside which nothing shows, or nil.
    public var clip: Path?
    /// Items that let the group show as far as they cover: their alpha counts, not their colour. Nil lets all show.
    public var mask: [Item]?
    /// How the group mixes with what is beneath it; `normal` covers it.
    public var blendMode: BlendMode
    /// How much of the group shows, 0 … 1; its items are first drawn together, then faded.
    public var opacity: Double
    /// The shadow of everything in the group, or nil.
    public var shadow: Shadow?
    /// What happens to the pixels of the group, or nil.
    public var filter: Filter?
    /// How what is beneath is shown inside ``clip``, before the items; nil lets it shine through as it is.
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
    /// Whether the inside is what the outline is crossed an odd number of times to get out of; else it is what the
    /// outline winds around.
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

    /// The line's width, in points.
    public var width: Double { style.lineWidth }
    /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
    public var dashes: [Double] { style.dash }

    public init(_ path: Path, _ paint: Paint, style: StrokeStyle) {
      self.path = path
      self.paint = paint
      self.style = style
    }

    /// A line of `width` points along `path`.
    public init(_ path: Path, _ paint: Paint, width: Double, dashes: [Double] = []) {
      self.init(path, paint, style: StrokeStyle(lineWidth: width, dash: dashes))
    }
  }

  public struct Glyphs: Hashable, Sendable {
    public var run: GlyphRun
    /// Where the run's pen starts: its left end, on the baseline.
    public var origin: Point
    /// The colour or gradient; colour glyphs keep their own colours and take only its alpha.
    public var paint: Paint

    public init(_ run: GlyphRun, at origin: Point, _ paint: Paint) {
      self.run = run
      self.origin = origin
      self.paint = paint
    }
  }

  public struct Image: Hashable, Sendable {
    public var source: PictureImage
    /// Where all of the pixels go, in points.
    public var rect: Rect
    /// Whether pixels are blended when the size changes (the default) or kept as squares.
    public var isInterpolated: Bool

    public init(_ source: PictureImage, in rect: Rect, isInterpolated: Bool = true) {
      self.source = source
      self.rect = rect
      self.isInterpolated = isInterpolated
    }
  }

  /// A soft copy of a shape's outline, drawn beneath it.
  public struct Shadow: Hashable, Sendable {
    public var color: RGBA
    /// How soft it is, in points: twice the standard deviation of the blur. 0 is sharp.
    public var radius: Double
    /// How far it falls from the shape, in points.
    public var offset: Point

    public init(color: RGBA, radius: Double, offset: Point = .zero) {
      self.color = color
      self.radius = radius
      self.offset = offset
    }
  }
}
