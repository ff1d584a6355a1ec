extension Path: Packable {
  package func pack(to out: inout Packer) {
    switch self {
    case .rect(let rect):
      out.put(case: 0)
      out.put(rect)
    case .roundedRect(let rect, let radius, let style):
      out.put(case: 1)
      out.put(rect)
      out.put(radius)
      out.put(style == .continuous)
    case .ellipse(let rect):
      out.put(case: 2)
      out.put(rect)
    case .elements(let elements):
      out.put(case: 3)
      out.put(elements)
    }
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    switch try source.getCase() {
    case 0: self = .rect(try source.get())
    case 1:
      self = .roundedRect(
        try source.get(), cornerRadius: try source.get(), style: try source.get() ? .continuous : .circular)
    case 2: self = .ellipse(try source.get())
    case 3: self = .elements(try source.get())
    default: throw PackingError()
    }
  }
}

extension Path.Element: Packable {
  package func pack(to out: inout Packer) {
    switch self {
    case .move(let point):
      out.put(case: 0)
      out.put(point)
    case .line(let point):
      out.put(case: 1)
      out.put(point)
    case .curve(let control1, let control2, let end):
      out.put(case: 2)
      out.put(control1)
      out.put(control2)
      out.put(end)
    case .close: out.put(case: 3)
    }
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    switch try source.getCase() {
    case 0: self = .move(try source.get())
    case 1: self = .line(try source.get())
    case 2: self = .curve(control1: try source.get(), control2: try source.get(), end: try source.get())
    case 3: self = .close
    default: throw PackingError()
    }
  }
}

extension StrokeStyle: Packable {
  package func pack(to out: inout Packer) {
    out.put(lineWidth, miterLimit, dashPhase)
    out.put(lineCap.rawValue)
    out.put(lineJoin.rawValue)
    out.put(dash)
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    self.init()
    (lineWidth, miterLimit, dashPhase) = (try source.get(), try source.get(), try source.get())
    guard let cap = LineCap(rawValue: try source.get()), let join = LineJoin(rawValue: try source.get()) else {
      throw PackingError()
    }
    (lineCap, lineJoin, dash) = (cap, join, try source.get())
  }
}
