import GalleyGeometry
import GalleyPicture

extension PDFCanvas {
  /// Fills the area that `clip` sets with colours that change along a line.
  func draw(_ gradient: Paint.LinearGradient, clippedBy clip: () -> Void) throws(PDFError) {
    guard gradient.stops.contains(where: { $0.color.alpha * state.fade > 0 }) else { return }
    try saving { () throws(PDFError) in
      clip()
      let alphas = Set(gradient.stops.map(\.color.alpha))
      if alphas.count > 1 {
        try setMask(of: gradient)
        guard setAlpha(state.fade) else { return }
      } else {
        guard setAlpha((alphas.first ?? 1) * state.fade) else { return }
      }
      put(try store.shading(gradient, of: .color, from: place(gradient.start), to: place(gradient.end)))
    }
  }

  /// Paints the whole clipped area with a gradient.
  func put(_ shading: PDFObjects.Reference) {
    out.putName(resources.name(ofShading: shading))
    out.put(" sh\n")
  }

  /// Lets what follows through as far as the gradient's alphas say: its brightness on a form of its own.
  private func setMask(of gradient: Paint.LinearGradient) throws(PDFError) {
    let form = PDFCanvas(height: height, visible: state.visible, store: store)
    form.put(try store.shading(gradient, of: .alpha, from: place(gradient.start), to: place(gradient.end)))
    let reference = try store.write(form, colorSpace: "/DeviceGray")
    setState("<</SMask<</S/Luminosity/G \(reference.number) 0 R>>>>")
  }
}

/// What of a gradient is painted.
enum GradientChannel {
  /// Its colours.
  case color
  /// Its alphas, as brightness.
  case alpha
}

/// Writes gradients as functions that readers evaluate (ISO 32000-1, 8.7.4.5.3).
struct ShadingWriter {
  let gradient: Paint.LinearGradient
  let channel: GradientChannel

  /// Writes the gradient between two points of the page.
  func put(from start: Point, to end: Point, out: ByteBuffer) {
    out.put("<</ShadingType 2/ColorSpace")
    out.put(channel == .color ? "/DeviceRGB" : "/DeviceGray")
    out.put("/Coords[")
    out.put(start.x, start.y)
    out.put(end.x, end.y)
    out.put("]/Extend[true true]/Function")
    putFunction(to: out)
    out.put(">>")
  }

  /// Between each two stops the colours change evenly.
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

  /// The stops from 0 to 1: the first and the last colour reach to the ends, and no two stops share a place.
  private var spread: [Paint.Stop] {
    var stops = gradient.stops
    guard let first = stops.first, let last = stops.last else {
      let none = Paint.Stop(color: RGBA(red: 0, green: 0, blue: 0, alpha: 0), location: 0)
      return [none, none]
    }
    if first.location > 0 { stops.insert(Paint.Stop(color: first.color, location: 0), at: 0) }
    if last.location < 1 { stops.append(Paint.Stop(color: last.color, location: 1)) }
    for index in stops.indices.dropFirst().dropLast() {
      // The bounds of a function must rise.
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
