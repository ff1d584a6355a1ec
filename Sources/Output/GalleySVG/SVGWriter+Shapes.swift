import GalleyGeometry
import GalleyPaint
import GalleyPicture

extension SVGWriter {
  mutating func write(_ fill: Picture.Fill) throws(PaintError) {
    guard !fill.path.isEmpty else { return }
    if case .rect(let rect) = fill.path { return try write(rect, fill.paint) }
    let elements = Outline.elements(of: fill.path)
    if fonts != nil, !fill.isEvenOdd, case .color(let color) = fill.paint {
      return writeShared(elements, fill.path.bounds.origin, color)
    }
    let rule = fill.isEvenOdd ? " fill-rule=\"evenodd\"" : ""
    body +=
      "<path d=\"\(SVGText.path(elements))\" \(try attributes("fill", fill.paint, over: fill.path.bounds))\(rule)/>\n"
  }

  /// Writes a shape that may occur several times on a page, such as a card, a button or a dot, and is then defined
  /// once.
  private mutating func writeShared(_ elements: [Path.Element], _ corner: Point, _ color: RGBA) {
    let place = AffineTransform(translationX: -corner.x, y: -corner.y)
    let outline = SVGText.path(elements.map { $0.mapped(by: place) }, places: 2)
    let name = define("path", "d=\"\(outline)\"")
    let (x, y) = (SVGText.number(corner.x, places: 2), SVGText.number(corner.y, places: 2))
    body += "<use href=\"#\(name)\" x=\"\(x)\" y=\"\(y)\" "
    body += "\(SVGText.attributes("fill", opacity: "fill-opacity", color))/>\n"
  }

  private mutating func write(_ rect: Rect, _ paint: Paint) throws(PaintError) {
    let sides = [("x", rect.minX), ("y", rect.minY), ("width", rect.width), ("height", rect.height)]
    let place = sides.map { "\($0.0)=\"\(SVGText.number($0.1))\"" }.joined(separator: " ")
    // Crisp edges avoid gaps between adjacent areas. Thin lines remain antialiased, because browsers would otherwise
    // omit some of them.
    let isBroad = min(rect.width, rect.height) >= 3
    let edges = self.place.isUpright && isBroad ? " shape-rendering=\"crispEdges\"" : ""
    body += "<rect \(place) \(try attributes("fill", paint, over: rect))\(edges)/>\n"
  }

  mutating func write(_ stroke: Picture.Stroke) throws(PaintError) {
    guard stroke.width > 0 else { return }
    body += "<path d=\"\(SVGText.path(Outline.elements(of: stroke.path)))\" fill=\"none\" "
    let reach = stroke.path.bounds.outset(by: stroke.width)
    body += "\(try attributes("stroke", stroke.paint, over: reach)) stroke-width=\"\(SVGText.number(stroke.width))\" "
    if !stroke.dashes.isEmpty {
      body += "stroke-dasharray=\"\(stroke.dashes.map { SVGText.number($0) }.joined(separator: " "))\" "
    }
    if stroke.style.dashPhase != 0 {
      body += "stroke-dashoffset=\"\(SVGText.number(stroke.style.dashPhase))\" "
    }
    if stroke.style.lineCap != .butt { body += "stroke-linecap=\"\(stroke.style.lineCap.rawValue)\" " }
    if stroke.style.lineJoin != .miter { body += "stroke-linejoin=\"\(stroke.style.lineJoin.rawValue)\" " }
    let limit = stroke.style.safeLimit
    // For pages, the style sheet contains the usual mitre limit.
    if fonts == nil || limit != StrokeStyle.plainLimit {
      body += "stroke-miterlimit=\"\(SVGText.number(limit))\""
    }
    body += "/>\n"
  }

  mutating func write(_ image: Picture.Image) throws(PaintError) {
    let (bitmap, rect) = (image.source.bitmap, image.rect)
    guard !rect.isEmpty, bitmap.width > 0, bitmap.height > 0 else { return }
    let shown = Size(width: rect.width * place.magnification, height: rect.height * place.magnification)
    // Images without interpolation keep all their pixels.
    let whole = Size(width: Double(bitmap.width), height: Double(bitmap.height))
    let (name, width, height) = try name(of: image.source, shownAs: image.isInterpolated ? shown : whole)
    let map = AffineTransform(
      a: rect.width / Double(width), b: 0, c: 0, d: rect.height / Double(height), tx: rect.minX, ty: rect.minY)
    let rendering = image.isInterpolated ? "" : " style=\"image-rendering:pixelated\""
    body += "<use href=\"#\(name)\" transform=\"\(SVGText.matrix(map))\"\(rendering)/>\n"
  }
}
