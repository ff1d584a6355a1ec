import GalleyGeometry
import GalleyPicture

extension SVGWriter {
  /// Writes the inside of a path.
  mutating func write(_ fill: Picture.Fill) {
    guard !fill.path.isEmpty else { return }
    if case .rect(let rect) = fill.path { return write(rect, fill.paint) }
    body += "<path d=\"\(SVGText.path(Outline.elements(of: fill.path)))\" \(attributes("fill", fill.paint))/>\n"
  }

  private mutating func write(_ rect: Rect, _ paint: Paint) {
    let sides = [("x", rect.minX), ("y", rect.minY), ("width", rect.width), ("height", rect.height)]
    let place = sides.map { "\($0.0)=\"\(SVGText.number($0.1))\"" }.joined(separator: " ")
    // Separators stay sharp and neighbours leave no seam, as on pixels.
    let edges = isUpright ? " shape-rendering=\"crispEdges\"" : ""
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
    // The limit that Cairo has too.
    body += "stroke-miterlimit=\"10\"/>\n"
  }

  /// Writes a bitmap stretched over a rectangle.
  mutating func write(_ image: Picture.Image) {
    let (bitmap, rect) = (image.source.bitmap, image.rect)
    guard !rect.isEmpty, bitmap.width > 0, bitmap.height > 0 else { return }
    let place = AffineTransform(
      a: rect.width / Double(bitmap.width), b: 0, c: 0, d: rect.height / Double(bitmap.height), tx: rect.minX,
      ty: rect.minY)
    let rendering = image.isInterpolated ? "" : " style=\"image-rendering:pixelated\""
    body += "<use href=\"#\(name(of: image.source))\" transform=\"\(SVGText.matrix(place))\"\(rendering)/>\n"
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
