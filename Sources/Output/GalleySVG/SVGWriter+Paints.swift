import GalleyGeometry
import GalleyPaint
import GalleyPicture

extension SVGWriter {
  /// Returns the attributes for a paint. `name` is "fill" or "stroke".
  mutating func attributes(_ name: String, _ paint: Paint, over bounds: Rect) throws(PaintError) -> String {
    switch paint {
    case .color(let color): SVGText.attributes(name, opacity: "\(name)-opacity", color)
    case .linearGradient(let gradient): "\(name)=\"url(#\(define(gradient)))\""
    case .radialGradient(let gradient): "\(name)=\"url(#\(define(gradient)))\""
    case .angularGradient, .meshGradient: "\(name)=\"url(#\(try definePattern(of: paint, over: bounds)))\""
    }
  }

  private mutating func define(_ gradient: Paint.LinearGradient) -> String {
    let ends = [("x1", gradient.start.x), ("y1", gradient.start.y), ("x2", gradient.end.x), ("y2", gradient.end.y)]
    return define(
      "linearGradient", "gradientUnits=\"userSpaceOnUse\" \(SVGWriter.numbers(ends))", SVGWriter.text(gradient.stops))
  }

  /// Defines a radial gradient. The stops include the start radius, because not all viewers support the attribute `fr`.
  private mutating func define(_ gradient: Paint.RadialGradient) -> String {
    let inner = gradient.startRadius / gradient.endRadius
    let stops = gradient.stops.map { stop in
      Paint.Stop(color: stop.color, location: inner + (1 - inner) * stop.location)
    }
    let place = AffineTransform(a: 1, b: 0, c: 0, d: gradient.stretch, tx: gradient.center.x, ty: gradient.center.y)
    let circle = SVGWriter.numbers([("cx", 0), ("cy", 0), ("r", gradient.endRadius)])
    return define(
      "radialGradient",
      "gradientUnits=\"userSpaceOnUse\" \(circle) gradientTransform=\"\(SVGText.matrix(place))\"",
      SVGWriter.text(stops))
  }

  /// Defines an image as a pattern, because SVG has neither angular nor mesh gradients.
  private mutating func definePattern(of paint: Paint, over bounds: Rect) throws(PaintError) -> String {
    let fill = Picture.Item.fill(.init(.rect(bounds.outset(by: 1)), paint))
    let image = try painter.image(of: [fill], in: bounds, resolution: 2 * max(1, place.magnification))
    let around = body
    body = ""
    if let image { try write(image) }
    let content = body
    body = around
    let area = image?.rect ?? bounds
    let sides = [("x", area.minX), ("y", area.minY), ("width", area.width), ("height", area.height)]
    // The image is in picture coordinates, but a pattern starts at its own corner.
    let move = AffineTransform(translationX: -area.minX, y: -area.minY)
    let moved = "<g transform=\"\(SVGText.matrix(move))\">\(content)</g>"
    return define("pattern", "patternUnits=\"userSpaceOnUse\" \(SVGWriter.numbers(sides))", moved)
  }

  private static func numbers(_ numbers: [(String, Double)]) -> String {
    numbers.map { "\($0.0)=\"\(SVGText.number($0.1))\"" }.joined(separator: " ")
  }

  private static func text(_ stops: [Paint.Stop]) -> String {
    stops.map { stop in
      let color = SVGText.attributes("stop-color", opacity: "stop-opacity", stop.color)
      return "<stop offset=\"\(SVGText.number(stop.location))\" \(color)/>"
    }.joined()
  }
}
