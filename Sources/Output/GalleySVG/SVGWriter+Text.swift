import GalleyGeometry
import GalleyPaint
import GalleyPicture

extension SVGWriter {
  mutating func write(_ glyphs: Picture.Glyphs) throws(PaintError) {
    guard !glyphs.run.glyphs.isEmpty, glyphs.run.size > 0 else { return }
    let label = "role=\"img\" aria-label=\"\(SVGText.escaped(glyphs.run.text))\""
    if glyphs.run.isColor { return try writeColored(glyphs, label) }
    if let text = try fonts?.text(of: glyphs.run) { return try write(text, glyphs) }
    switch glyphs.paint {
    case .color(let color): try writeUses(glyphs, label, color)
    case .linearGradient, .radialGradient, .angularGradient, .meshGradient: try writeOutline(glyphs, label)
    }
  }

  private mutating func write(_ text: SheetText, _ glyphs: Picture.Glyphs) throws(PaintError) {
    var style = "font-family:\(text.fontName);font-size:\(SVGText.number(glyphs.run.size))px"
    var fill = ""
    switch glyphs.paint {
    case .color(let color):
      style += ";fill:\(SVGText.hex(color))"
      if color.alpha < 1 { style += ";fill-opacity:\(SVGText.number(color.alpha))" }
    case .linearGradient, .radialGradient, .angularGradient, .meshGradient:
      fill = " \(try attributes("fill", glyphs.paint, over: glyphs.box))"
    }
    // Classes reduce the size of pages that contain thousands of strings in a few styles.
    let name = fonts?.name(ofStyle: style) ?? ""
    body += "<text class=\"\(name)\"\(text.attributes(x: glyphs.origin.x, y: glyphs.origin.y))\(fill)>"
    body += text.characters + "</text>\n"
  }

  private mutating func writeUses(_ glyphs: Picture.Glyphs, _ label: String, _ color: RGBA) throws(PaintError) {
    let units = glyphs.run.size / Painter.outlineUnits
    let place = AffineTransform(a: units, b: 0, c: 0, d: units, tx: glyphs.origin.x, ty: glyphs.origin.y)
    body +=
      "<g \(label) transform=\"\(SVGText.matrix(place))\" \(SVGText.attributes("fill", opacity: "fill-opacity", color))>"
    for glyph in glyphs.run.glyphs {
      guard let name = try name(of: glyph.id, in: glyphs.run.font) else { continue }
      let y = glyph.y == 0 ? "" : " y=\"\(SVGText.number(glyph.y / units))\""
      body += "<use href=\"#\(name)\" x=\"\(SVGText.number(glyph.x / units))\"\(y)/>"
    }
    body += "</g>\n"
  }

  private mutating func writeOutline(_ glyphs: Picture.Glyphs, _ label: String) throws(PaintError) {
    let units = glyphs.run.size / Painter.outlineUnits
    var elements: [Path.Element] = []
    for glyph in glyphs.run.glyphs {
      let place = AffineTransform(
        a: units, b: 0, c: 0, d: units, tx: glyphs.origin.x + glyph.x, ty: glyphs.origin.y + glyph.y)
      elements += try painter.outline(of: glyph.id, in: glyphs.run.font).map { $0.mapped(by: place) }
    }
    body +=
      "<path \(label) d=\"\(SVGText.path(elements))\" \(try attributes("fill", glyphs.paint, over: glyphs.box))/>\n"
  }

  private mutating func writeColored(_ glyphs: Picture.Glyphs, _ label: String) throws(PaintError) {
    let run = glyphs.run
    body += "<g \(label) opacity=\"\(SVGText.number(glyphs.paint.greatestAlpha))\">"
    for glyph in run.glyphs {
      guard let cast = try castGlyph(glyph.id, of: run) else { continue }
      let pen = glyphs.origin + Point(x: glyph.x, y: glyph.y)
      let map = cast.map.followed(by: AffineTransform(translationX: pen.x, y: pen.y))
      body += "<use href=\"#\(cast.name)\" transform=\"\(SVGText.matrix(map))\"/>"
    }
    body += "</g>\n"
  }
}

extension Picture.Glyphs {
  fileprivate var box: Rect {
    Rect(
      x: origin.x - run.size, y: origin.y - run.size * 2, width: run.width + run.size * 2, height: run.size * 3)
  }
}

extension Path.Element {
  func mapped(by map: AffineTransform) -> Path.Element {
    switch self {
    case .move(let point): .move(map(point))
    case .line(let point): .line(map(point))
    case .curve(let control1, let control2, let end):
      .curve(control1: map(control1), control2: map(control2), end: map(end))
    case .close: .close
    }
  }
}
