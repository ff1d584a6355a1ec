import GalleyGeometry
import GalleyPaint
import GalleyPicture

extension SVGWriter {
  /// Writes the inside of a path.
  mutating func write(_ fill: Picture.Fill) {
    guard !fill.path.isEmpty else { return }
    if case .rect(let rect) = fill.path { return write(rect, fill.paint) }
    let elements = Outline.elements(of: fill.path)
    if fonts != nil, case .color(let color) = fill.paint {
      return writeShared(elements, fill.path.bounds.origin, color)
    }
    body += "<path d=\"\(SVGText.path(elements))\" \(attributes("fill", fill.paint))/>\n"
  }

  /// Writes a shape that stands in many places of a page: a card, a button, a dot.
  private mutating func writeShared(_ elements: [Path.Element], _ corner: Point, _ color: RGBA) {
    let place = AffineTransform(translationX: -corner.x, y: -corner.y)
    let outline = SVGText.path(elements.map { $0.mapped(by: place) }, places: 2)
    let name = define("path", "d=\"\(outline)\"")
    let (x, y) = (SVGText.number(corner.x, places: 2), SVGText.number(corner.y, places: 2))
    body += "<use href=\"#\(name)\" x=\"\(x)\" y=\"\(y)\" "
    body += "\(SVGText.attributes("fill", opacity: "fill-opacity", color))/>\n"
  }

  private mutating func write(_ rect: Rect, _ paint: Paint) {
    let sides = [("x", rect.minX), ("y", rect.minY), ("width", rect.width), ("height", rect.height)]
    let place = sides.map { "\($0.0)=\"\(SVGText.number($0.1))\"" }.joined(separator: " ")
    // Neighbours leave no seam, as on pixels; of thin lines a browser would show some and leave out others.
    let isBroad = min(rect.width, rect.height) >= 3
    let edges = self.place.isUpright && isBroad ? " shape-rendering=\"crispEdges\"" : ""
    body += "<rect \(place) \(attributes("fill", paint))\(edges)/>\n"
  }

  /// Writes a line along a path.
  mutating func write(_ stroke: Picture.Stroke) {
    guard stroke.width > 0 else { return }
    body += "<path d=\"\(SVGText.path(Outline.elements(of: stroke.path)))\" fill=\"none\" "
    body += "\(attributes("stroke", stroke.paint)) stroke-width=\"\(SVGText.number(stroke.width))\" "
    if !stroke.dashes.isEmpty {
      body += "stroke-dasharray=\"\(stroke.dashes.map { SVGText.number($0) }.joined(separator: " "))\" "
    }
    if stroke.style.dashPhase != 0 {
      body += "stroke-dashoffset=\"\(SVGText.number(stroke.style.dashPhase))\" "
    }
    if stroke.style.lineCap != .butt { body += "stroke-linecap=\"\(stroke.style.lineCap.rawValue)\" " }
    if stroke.style.lineJoin != .miter { body += "stroke-linejoin=\"\(stroke.style.lineJoin.rawValue)\" " }
    // The limit that Cairo has too.
    body += "stroke-miterlimit=\"\(SVGText.number(stroke.style.safeLimit))\"/>\n"
  }

  /// Writes a bitmap stretched over a rectangle.
  mutating func write(_ image: Picture.Image) throws(PaintError) {
    let (bitmap, rect) = (image.source.bitmap, image.rect)
    guard !rect.isEmpty, bitmap.width > 0, bitmap.height > 0 else { return }
    let shown = Size(width: rect.width * place.magnification, height: rect.height * place.magnification)
    // Squares of pixels are kept as they are.
    let whole = Size(width: Double(bitmap.width), height: Double(bitmap.height))
    let (name, width, height) = try name(of: image.source, shownAs: image.isInterpolated ? shown : whole)
    let map = AffineTransform(
      a: rect.width / Double(width), b: 0, c: 0, d: rect.height / Double(height), tx: rect.minX, ty: rect.minY)
    let rendering = image.isInterpolated ? "" : " style=\"image-rendering:pixelated\""
    body += "<use href=\"#\(name)\" transform=\"\(SVGText.matrix(map))\"\(rendering)/>\n"
  }

  /// Attributes that paint with `paint` where `name`, fill or stroke, says.
  mutating func attributes(_ name: String, _ paint: Paint) -> String {
    switch paint {
    case .color(let color): SVGText.attributes(name, opacity: "\(name)-opacity", color)
    case .linearGradient(let gradient): "\(name)=\"url(#\(define(gradient)))\""
    }
  }

  private mutating func define(_ gradient: Paint.LinearGradient) -> String {
    let stops = gradient.stops.map { stop in
      let color = SVGText.attributes("stop-color", opacity: "stop-opacity", stop.color)
      return "<stop offset=\"\(SVGText.number(stop.location))\" \(color)/>"
    }
    let ends = [("x1", gradient.start.x), ("y1", gradient.start.y), ("x2", gradient.end.x), ("y2", gradient.end.y)]
    let line = ends.map { "\($0.0)=\"\(SVGText.number($0.1))\"" }.joined(separator: " ")
    return define("linearGradient", "gradientUnits=\"userSpaceOnUse\" \(line)", stops.joined())
  }
}
