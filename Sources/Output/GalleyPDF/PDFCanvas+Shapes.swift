import GalleyGeometry
import GalleyPaint
package import GalleyPicture

extension PDFCanvas {
  package func draw(_ fill: Picture.Fill) throws(PDFError) {
    guard !fill.path.hasNoInside else { return }
    switch fill.paint {
    case .color(let color):
      endText()
      if let line = Hairline(fill.path) { return draw(line, color) }
      guard setFill(color) else { return }
      put(fill.path)
      out.put(fill.isEvenOdd ? "f*\n" : "f\n")
    case .linearGradient, .radialGradient, .angularGradient, .meshGradient:
      try draw(fill.paint, over: fill.path.bounds) {
        put(fill.path)
        out.put(fill.isEvenOdd ? "W* n\n" : "W n\n")
      }
    }
  }

  func draw(_ stroke: Picture.Stroke) throws(PDFError) {
    guard stroke.width > 0 else { return }
    endText()
    switch stroke.paint {
    case .color(let color):
      guard setStroke(color) else { return }
      trace(stroke)
    case .linearGradient, .radialGradient, .angularGradient, .meshGradient:
      // PDF can only clip to areas, so the gradient is masked by a black stroke of the same style.
      let line = Picture.Stroke(stroke.path, .color(PDFCanvas.black), style: stroke.style)
      let area = stroke.path.bounds
      let reach = stroke.width * 10
      let filled = Rect(
        x: area.minX - reach, y: area.minY - reach, width: area.width + reach * 2, height: area.height + reach * 2)
      try draw(
        Picture.Group([.fill(Picture.Fill(.rect(filled), stroke.paint))], mask: [.stroke(line)]))
    }
  }

  private func trace(_ stroke: Picture.Stroke) {
    setLine(width: stroke.width, dashes: stroke.dashes, phase: stroke.style.dashPhase)
    if !stroke.style.isPlain { put(stroke.style) }
    put(stroke.path)
    out.put("S\n")
    if !stroke.style.isPlain { put(StrokeStyle()) }
  }

  /// Draws a thin rectangle as a line. Viewers keep thin lines visible at every zoom level, but may omit a thin area
  /// between two pixels.
  private func draw(_ line: Hairline, _ color: RGBA) {
    guard setStroke(color) else { return }
    setLine(width: line.width, dashes: [])
    put(.elements([.move(line.start), .line(line.end)]))
    out.put("S\n")
  }

  private func put(_ style: StrokeStyle) {
    let caps: [StrokeStyle.LineCap: Double] = [.butt: 0, .round: 1, .square: 2]
    let joins: [StrokeStyle.LineJoin: Double] = [.miter: 0, .round: 1, .bevel: 2]
    for (number, name) in [
      (caps[style.lineCap] ?? 0, "J\n"), (joins[style.lineJoin] ?? 0, "j\n"), (style.safeLimit, "M\n"),
    ] {
      out.put(number)
      out.put(name)
    }
  }

  private func setLine(width: Double, dashes: [Double], phase: Double = 0) {
    if state.lineWidth != width {
      state.lineWidth = width
      out.put(width)
      out.put("w\n")
    }
    // Readers treat a dash pattern as an error if a length is negative or if all lengths are zero.
    let isDashed = dashes.allSatisfy { $0 >= 0 && $0.isFinite } && dashes.contains { $0 > 0 }
    if isDashed {
      out.put("[")
      for dash in dashes { out.put(dash) }
      out.put("]")
      out.put(phase.isFinite ? max(0, phase) : 0)
      out.put("d\n")
    } else if state.isDashed {
      out.put("[]0 d\n")
    }
    state.isDashed = isDashed
  }

  func clip(to path: Path) {
    put(path)
    out.put("W n\n")
    let bounds = path.bounds.offsetBy(state.offset)
    state.visible = state.visible.intersection(bounds) ?? Rect(origin: bounds.origin)
  }
}
