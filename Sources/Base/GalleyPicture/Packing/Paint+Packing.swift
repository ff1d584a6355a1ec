import GalleyGeometry

extension RGBA: Packable {
  package func pack(to out: inout Packer) { out.put(red, green, blue, alpha) }

  package init(from source: inout Unpacker) throws(PackingError) {
    self.init(red: try source.get(), green: try source.get(), blue: try source.get(), alpha: try source.get())
  }
}

extension Paint.Stop: Packable {
  package func pack(to out: inout Packer) {
    out.put(color)
    out.put(location)
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    self.init(color: try source.get(), location: try source.get())
  }
}

extension Paint: Packable {
  package func pack(to out: inout Packer) {
    switch self {
    case .color(let color):
      out.put(case: 0)
      out.put(color)
    case .linearGradient(let gradient):
      out.put(case: 1)
      out.put(gradient.stops)
      out.put(gradient.start)
      out.put(gradient.end)
    case .radialGradient(let gradient):
      out.put(case: 2)
      out.put(gradient.stops)
      out.put(gradient.center)
      out.put(gradient.startRadius, gradient.endRadius, gradient.stretch)
    case .angularGradient(let gradient):
      out.put(case: 3)
      out.put(gradient.stops)
      out.put(gradient.center)
      out.put(gradient.startAngle.radians, gradient.endAngle.radians)
    case .meshGradient(let gradient):
      out.put(case: 4)
      out.put(gradient.stops)
      out.put(gradient.points)
      out.put(Double(gradient.width), gradient.isSmooth ? 1 : 0)
      out.put(gradient.background)
    }
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    switch try source.getCase() {
    case 0: self = .color(try source.get())
    case 1:
      self = .linearGradient(
        LinearGradient(stops: try source.get(), start: try source.get(), end: try source.get()))
    case 2:
      self = .radialGradient(
        RadialGradient(
          stops: try source.get(), center: try source.get(), startRadius: try source.get(),
          endRadius: try source.get(), stretch: try source.get()))
    case 3:
      self = .angularGradient(
        AngularGradient(
          stops: try source.get(), center: try source.get(), startAngle: Angle(radians: try source.get()),
          endAngle: Angle(radians: try source.get())))
    case 4:
      let (stops, points): ([Stop], [Point]) = (try source.get(), try source.get())
      let (width, isSmooth): (Double, Double) = (try source.get(), try source.get())
      guard let width = Int(exactly: width) else { throw PackingError() }
      self = .meshGradient(
        MeshGradient(
          stops: stops, points: points, width: width, isSmooth: isSmooth != 0, background: try source.get()))
    default: throw PackingError()
    }
  }
}

extension ColorMatrix: Packable {
  package func pack(to out: inout Packer) {
    for column in [red, green, blue, alpha, constant] { out.put(column.x, column.y, column.z, column.w) }
  }

  package init(from source: inout Unpacker) throws(PackingError) {
    var columns: [SIMD4<Double>] = []
    for _ in 0..<5 {
      columns.append(SIMD4(try source.get(), try source.get(), try source.get(), try source.get()))
    }
    self.init(red: columns[0], green: columns[1], blue: columns[2], alpha: columns[3], constant: columns[4])
  }
}
