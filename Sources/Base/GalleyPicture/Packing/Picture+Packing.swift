extension Picture: Packable {
  package func pack(to out: inout Packer) {
    out.put(size)
    out.put(items)
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    self.init(size: try source.get(), items: try source.get())
  }
}

extension Picture.Item: Packable {
  package func pack(to out: inout Packer) {
    switch self {
    case .group(let group):
      out.put(case: group.alternative == nil ? 0 : 5)
      out.put(group)
      if let alternative = group.alternative { out.put(alternative) }
    case .fill(let fill):
      out.put(case: 1)
      out.put(fill.path)
      out.put(fill.paint)
      out.put(fill.isEvenOdd)
    case .stroke(let stroke):
      out.put(case: 2)
      out.put(stroke.path)
      out.put(stroke.paint)
      out.put(stroke.style)
    case .glyphs(let glyphs):
      out.put(case: 3)
      out.put(glyphs.run)
      out.put(glyphs.origin)
      out.put(glyphs.paint)
    case .image(let image):
      out.put(case: 4)
      out.put(image: image.source)
      out.put(image.rect)
      out.put(image.isInterpolated)
    }
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    switch try source.getCase() {
    case 0: self = .group(try source.get())
    case 1:
      self = .fill(Picture.Fill(try source.get(), try source.get(), isEvenOdd: try source.get()))
    case 2: self = .stroke(Picture.Stroke(try source.get(), try source.get(), style: try source.get()))
    case 3: self = .glyphs(Picture.Glyphs(try source.get(), at: try source.get(), try source.get()))
    case 4:
      self = .image(Picture.Image(try source.getImage(), in: try source.get(), isInterpolated: try source.get()))
    case 5:
      var group: Picture.Group = try source.get()
      group.alternative = try source.get()
      self = .group(group)
    default: throw PackingError()
    }
  }
}

extension Picture.Group: Packable {
  package func pack(to out: inout Packer) {
    out.put(items)
    out.put(transform)
    out.put(clip)
    out.put(mask != nil)
    if let mask { out.put(mask) }
    out.put(blendMode.rawValue)
    out.put(opacity)
    out.put(shadow)
    out.put(filter)
    out.put(backdrop)
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    self.init(try source.get())
    (transform, clip) = (try source.get(), try source.get())
    let hasMask: Bool = try source.get()
    if hasMask { mask = .some(try source.get()) }
    guard let mode = BlendMode(rawValue: try source.get()) else { throw PackingError() }
    (blendMode, opacity) = (mode, try source.get())
    (shadow, filter, backdrop) = (try source.get(), try source.get(), try source.get())
  }
}

extension Picture.Shadow: Packable {
  package func pack(to out: inout Packer) {
    out.put(color)
    out.put(radius)
    out.put(offset)
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    self.init(color: try source.get(), radius: try source.get(), offset: try source.get())
  }
}

extension Picture.Filter: Packable {
  package func pack(to out: inout Packer) {
    switch self {
    case .blur(let radius, let bounds):
      out.put(case: 0)
      out.put(radius)
      out.put(bounds)
    case .colors(let matrix):
      out.put(case: 1)
      out.put(matrix)
    case .projection(let transform):
      out.put(case: 2)
      out.put(transform)
    }
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    switch try source.getCase() {
    case 0: self = .blur(radius: try source.get(), bounds: try source.get())
    case 1: self = .colors(try source.get())
    case 2: self = .projection(try source.get())
    default: throw PackingError()
    }
  }
}

extension Picture.Backdrop: Packable {
  package func pack(to out: inout Packer) { out.put(radius, saturation) }

  package init(from source: inout Unpacker) throws(PackingError) {
    self.init(radius: try source.get(), saturation: try source.get())
  }
}

extension GlyphRun: Packable {
  package func pack(to out: inout Packer) {
    out.put(font: font)
    out.put(size, width)
    out.put(isRightToLeft)
    out.put(isColor)
    out.put(text)
    out.put(glyphs)
    out.put(clusters)
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    let font = try source.getFont()
    let (size, width): (Double, Double) = (try source.get(), try source.get())
    let (isRightToLeft, isColor): (Bool, Bool) = (try source.get(), try source.get())
    let text: String = try source.get()
    self.init(
      font: font, size: size, glyphs: try source.get(), text: text, clusters: try source.get(),
      isRightToLeft: isRightToLeft, width: width, isColor: isColor)
    let bytes = clusters.reduce(0) { $0 &+ max($1.bytes, 0) }
    let count = clusters.reduce(0) { $0 &+ max($1.glyphs, 0) }
    // When a run is drawn, text and glyphs are traversed together, so both totals must match.
    guard bytes == text.utf8.count, count == glyphs.count, clusters.allSatisfy({ $0.bytes >= 0 && $0.glyphs >= 0 })
    else { throw PackingError() }
  }
}

extension GlyphRun.Glyph: Packable {
  package func pack(to out: inout Packer) {
    out.put(Int(id))
    out.put(x, y)
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    let number: Int = try source.get()
    self.init(id: UInt32(truncatingIfNeeded: number), x: try source.get(), y: try source.get())
  }
}

extension GlyphRun.Cluster: Packable {
  package func pack(to out: inout Packer) {
    out.put(bytes)
    out.put(glyphs)
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    self.init(bytes: try source.get(), glyphs: try source.get())
  }
}
