import GalleyGeometry
import GalleyPaint
import GalleyPicture

extension PDFCanvas {
  func draw(_ paint: Paint, over bounds: Rect, clippedBy clip: () -> Void) throws(PDFError) {
    switch paint {
    case .color: return
    case .linearGradient(let gradient):
      let line = ShadingLine.straight(place(gradient.start), place(gradient.end))
      try draw(gradient.stops, along: line, clippedBy: clip)
    case .radialGradient(let gradient):
      let line = ShadingLine.rings(
        place(gradient.center), gradient.startRadius, gradient.endRadius, stretch: gradient.stretch)
      try draw(gradient.stops, along: line, clippedBy: clip)
    case .angularGradient, .meshGradient: try drawImage(of: paint, over: bounds, clippedBy: clip)
    }
  }

  private func draw(_ stops: [Paint.Stop], along line: ShadingLine, clippedBy clip: () -> Void) throws(PDFError) {
    guard stops.contains(where: { $0.color.alpha * state.fade > 0 }) else { return }
    try saving { () throws(PDFError) in
      clip()
      let alphas = Set(stops.map(\.color.alpha))
      if alphas.count > 1 {
        try setMask(of: stops, along: line)
        guard setAlpha(state.fade) else { return }
      } else {
        guard setAlpha((alphas.first ?? 1) * state.fade) else { return }
      }
      try put(stops, .color, along: line)
    }
  }

  private func put(_ stops: [Paint.Stop], _ channel: GradientChannel, along line: ShadingLine) throws(PDFError) {
    if case .rings(let center, _, _, let stretch) = line, stretch != 1 {
      out.put("1 0 0 ")
      out.putPrecise(stretch)
      out.put("0 ")
      out.put(center.y * (1 - stretch))
      out.put("cm\n")
    }
    out.putName(resources.name(ofShading: try store.shading(stops, of: channel, along: line)))
    out.put(" sh\n")
  }

  private func setMask(of stops: [Paint.Stop], along line: ShadingLine) throws(PDFError) {
    let form = PDFCanvas(height: height, visible: state.visible, store: store)
    try form.put(stops, .alpha, along: line)
    let reference = try store.write(form, colorSpace: "/DeviceGray")
    setState("<</SMask<</S/Luminosity/G \(reference.number) 0 R>>>>")
  }

  /// Draws a gradient as an image. PDF has no angular gradients, and Galley does not write PDF meshes.
  private func drawImage(of paint: Paint, over bounds: Rect, clippedBy clip: () -> Void) throws(PDFError) {
    let visible = state.visible.offsetBy(Point.zero - state.offset)
    guard let area = bounds.outset(by: 1).intersection(visible) else { return }
    let fill = Picture.Item.fill(.init(.rect(area.outset(by: 1)), paint))
    let image: Picture.Image?
    do { image = try store.painter.image(of: [fill], in: area, resolution: 2) } catch { throw .paint(error) }
    guard let image else { return }
    try saving { () throws(PDFError) in
      clip()
      try draw(image)
    }
  }
}

enum ShadingLine: Hashable {
  case straight(Point, Point)
  case rings(Point, Double, Double, stretch: Double)
}

enum GradientChannel {
  case color
  case alpha
}

/// Writes shadings (ISO 32000-1, 8.7.4.5.3).
struct ShadingWriter {
  let stops: [Paint.Stop]
  let channel: GradientChannel

  func put(along line: ShadingLine, out: ByteBuffer) {
    if case .straight = line { out.put("<</ShadingType 2/ColorSpace") } else { out.put("<</ShadingType 3/ColorSpace") }
    out.put(channel == .color ? "/DeviceRGB" : "/DeviceGray")
    out.put("/Coords[")
    switch line {
    case .straight(let start, let end):
      out.put(start.x, start.y)
      out.put(end.x, end.y)
    case .rings(let center, let inner, let outer, _):
      for radius in [inner, outer] {
        out.put(center.x, center.y)
        out.put(radius)
      }
    }
    out.put("]/Extend[true true]/Function")
    putFunction(to: out)
    out.put(">>")
  }

  private func putFunction(to out: ByteBuffer) {
    let stops = spread
    guard stops.count > 2 else { return putPiece(stops[0], stops[stops.count - 1], to: out) }
    out.put("<</FunctionType 3/Domain[0 1]/Functions[")
    for (first, second) in zip(stops, stops.dropFirst()) { putPiece(first, second, to: out) }
    out.put("]/Bounds[")
    for stop in stops.dropFirst().dropLast() { out.put(stop.location) }
    out.put("]/Encode[")
    for _ in 1..<stops.count { out.put("0 1 ") }
    out.put("]>>")
  }

  /// The stops from 0 to 1. The first and the last colour are extended to the ends, and all locations differ.
  private var spread: [Paint.Stop] {
    var stops = self.stops
    guard let first = stops.first, let last = stops.last else {
      let none = Paint.Stop(color: RGBA(red: 0, green: 0, blue: 0, alpha: 0), location: 0)
      return [none, none]
    }
    if first.location > 0 { stops.insert(Paint.Stop(color: first.color, location: 0), at: 0) }
    if last.location < 1 { stops.append(Paint.Stop(color: last.color, location: 1)) }
    for index in stops.indices.dropFirst().dropLast() {
      // The locations must increase from stop to stop.
      stops[index].location = min(max(stops[index].location, stops[index - 1].location + 0.001), 0.999)
    }
    return stops
  }

  private func putPiece(_ first: Paint.Stop, _ second: Paint.Stop, to out: ByteBuffer) {
    out.put("<</FunctionType 2/Domain[0 1]/N 1/C0[")
    put(first.color, to: out)
    out.put("]/C1[")
    put(second.color, to: out)
    out.put("]>>")
  }

  private func put(_ color: RGBA, to out: ByteBuffer) {
    guard channel == .color else { return out.put(color.alpha) }
    out.put(color.red)
    out.put(color.green)
    out.put(color.blue)
  }
}
