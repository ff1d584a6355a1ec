import GalleyGeometry

extension Picture {
  /// A digest of the drawing. Pictures with the same digest look the same, in every process.
  ///
  /// The digest includes fonts by the paths of their files and images by their own digests. It ignores the text of
  /// glyph runs.
  public var digest: PictureDigest {
    var digest = PictureDigest()
    digest.mix(size.width)
    digest.mix(size.height)
    digest.mix(items)
    return digest
  }
}

extension PictureDigest {
  public mutating func mix(_ items: [Picture.Item]) {
    mix(items.count)
    for item in items { mix(item) }
  }

  public mutating func mix(_ item: Picture.Item) {
    switch item {
    case .group(let group):
      mix(1)
      mix(group)
    case .fill(let fill):
      mix(2)
      mix(fill.path)
      mix(fill.paint)
      if fill.isEvenOdd { mix(9) }
    case .stroke(let stroke):
      mix(3)
      mix(stroke)
    case .glyphs(let glyphs):
      mix(4)
      mix(glyphs.run)
      mix(glyphs.origin)
      mix(glyphs.paint)
    case .image(let image):
      mix(5)
      mix(image.source.digest)
      mix(image.rect)
      mix(image.isInterpolated ? 1 : 0)
    }
  }

  private mutating func mix(_ group: Picture.Group) {
    mix(group.transform)
    mix(group.clip == nil ? 0 : 1)
    if let clip = group.clip { mix(clip) }
    mix(group.mask == nil ? 0 : 1)
    if let mask = group.mask { mix(mask) }
    mix(group.blendMode.rawValue)
    mix(group.opacity)
    mix(group.shadow == nil ? 0 : 1)
    if let shadow = group.shadow {
      mix(shadow.color)
      mix(shadow.radius)
      mix(shadow.offset)
    }
    if let filter = group.filter { mix(filter) }
    if let backdrop = group.backdrop {
      mix(8)
      mix(backdrop.radius)
      mix(backdrop.saturation)
    }
    mix(group.items)
  }

  private mutating func mix(_ filter: Picture.Filter) {
    switch filter {
    case .blur(let radius, let bounds):
      mix(bounds == nil ? 5 : 6)
      mix(radius)
      if let bounds { mix(bounds) }
    case .colors(let matrix):
      mix(7)
      mix(matrix)
    case .projection(let map):
      mix(10)
      for number in [map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33] { mix(number) }
    }
  }

  private mutating func mix(_ matrix: ColorMatrix) { for row in matrix.rows { for number in row { mix(number) } } }

  package mutating func mix(more style: StrokeStyle) {
    if style.isPlain { return }
    for byte in (style.lineCap.rawValue + style.lineJoin.rawValue).utf8 { mix(Int(byte)) }
    mix(style.miterLimit)
    mix(style.dashPhase)
  }

  private mutating func mix(_ stroke: Picture.Stroke) {
    mix(stroke.path)
    mix(stroke.paint)
    mix(stroke.width)
    mix(stroke.dashes.count)
    for dash in stroke.dashes { mix(dash) }
    mix(more: stroke.style)
  }

  /// Adds the visible content of a glyph run, without its position and its text.
  public mutating func mix(_ run: GlyphRun) {
    mix(run.font.path)
    mix(run.font.index)
    mix(run.size)
    mix(run.isColor ? 1 : 0)
    mix(run.glyphs.count)
    for glyph in run.glyphs {
      mix(UInt64(glyph.id))
      mix(glyph.x)
      mix(glyph.y)
    }
  }

  public mutating func mix(_ paint: Paint) {
    switch paint {
    case .color(let color):
      mix(1)
      mix(color)
    case .linearGradient(let gradient):
      mix(2)
      mix(gradient.start)
      mix(gradient.end)
    case .radialGradient(let gradient):
      mix(3)
      mix(gradient.center)
      for number in [gradient.startRadius, gradient.endRadius, gradient.stretch] { mix(number) }
    case .angularGradient(let gradient):
      mix(4)
      mix(gradient.center)
      mix(gradient.startAngle.radians)
      mix(gradient.endAngle.radians)
    case .meshGradient(let gradient):
      mix(5)
      mix(gradient.width)
      mix(gradient.isSmooth ? 1 : 0)
      mix(gradient.points.count)
      for point in gradient.points { mix(point) }
    }
    if case .color = paint { return }
    mix(paint.stops.count)
    for stop in paint.stops {
      mix(stop.color)
      mix(stop.location)
    }
  }

  public mutating func mix(_ path: Path) {
    switch path {
    case .rect(let rect):
      mix(1)
      mix(rect)
    case .roundedRect(let rect, let radius, let style):
      mix(style == .circular ? 2 : 3)
      mix(rect)
      mix(radius)
    case .ellipse(let rect):
      mix(4)
      mix(rect)
    case .elements(let elements):
      mix(5)
      mix(elements.count)
      for element in elements { mix(element) }
    }
  }

  private mutating func mix(_ element: Path.Element) {
    switch element {
    case .move(let point):
      mix(1)
      mix(point)
    case .line(let point):
      mix(2)
      mix(point)
    case .curve(let control1, let control2, let end):
      mix(3)
      mix(control1)
      mix(control2)
      mix(end)
    case .close: mix(4)
    }
  }

  public mutating func mix(_ color: RGBA) {
    mix(color.red)
    mix(color.green)
    mix(color.blue)
    mix(color.alpha)
  }

  private mutating func mix(_ point: Point) {
    mix(point.x)
    mix(point.y)
  }

  private mutating func mix(_ rect: Rect) {
    mix(rect.origin)
    mix(rect.width)
    mix(rect.height)
  }

  private mutating func mix(_ transform: AffineTransform) {
    for number in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] { mix(number) }
  }
}
