import GalleyGeometry
import GalleyPaint
import GalleyPicture

extension SVGWriter {
  /// Writes items as one: moved, clipped, faded, and over their shadow.
  mutating func write(_ group: Picture.Group) throws(PaintError) {
    guard group.opacity > 0, group.transform.isInvertible else { return }
    // A filter acts before the clip of its own element, a shadow after it: hence the element around.
    let filter = group.shadow.flatMap { define($0, of: group) }
    if let filter { body += "<g filter=\"url(#\(filter))\">" }
    body += "<g\(try attributes(of: group))>\n"
    let around = place
    place.isUpright = around.isUpright && group.transform.isTranslation
    place.magnification = around.magnification * group.transform.magnification
    try write(group.items)
    place = around
    body += filter == nil ? "</g>\n" : "</g></g>\n"
  }

  private mutating func attributes(of group: Picture.Group) throws(PaintError) -> String {
    var attributes = ""
    if group.transform != .identity { attributes += " transform=\"\(SVGText.matrix(group.transform))\"" }
    if let clip = group.clip {
      let outline = "<path d=\"\(SVGText.path(Outline.elements(of: clip)))\"/>"
      attributes += " clip-path=\"url(#\(define("clipPath", "clipPathUnits=\"userSpaceOnUse\"", outline)))\""
    }
    if let mask = group.mask { attributes += " mask=\"url(#\(try define(mask)))\"" }
    if group.blendMode != .normal { attributes += " style=\"mix-blend-mode:\(group.blendMode.cssName)\"" }
    if group.opacity < 1 { attributes += " opacity=\"\(SVGText.number(group.opacity))\"" }
    return attributes
  }

  /// The name of the mask that lets as much show as `items` cover.
  private mutating func define(_ items: [Picture.Item]) throws(PaintError) -> String {
    let around = body
    body = ""
    try write(items)
    let content = body
    body = around
    // A share of the bounds would cut what casts a shadow; a page is never larger than this.
    let everywhere = "maskUnits=\"userSpaceOnUse\" x=\"-1e5\" y=\"-1e5\" width=\"2e5\" height=\"2e5\""
    return define("mask", "\(everywhere) style=\"mask-type:alpha\"", content)
  }

  /// The name of the filter that draws `shadow` under `group`; nil when the group shows nothing.
  private mutating func define(_ shadow: Picture.Shadow, of group: Picture.Group) -> String? {
    guard let shape = group.shapeBounds(in: .identity) else { return nil }
    let area = shape.union(shape.offsetBy(shadow.offset)).outset(by: shadow.radius * 1.5 + 1)
    let sides = [("x", area.minX), ("y", area.minY), ("width", area.width), ("height", area.height)]
    let region = sides.map { "\($0.0)=\"\(SVGText.number($0.1))\"" }.joined(separator: " ")
    let color = SVGText.attributes("flood-color", opacity: "flood-opacity", shadow.color)
    let steps = """
      <feGaussianBlur in="SourceAlpha" stdDeviation="\(SVGText.number(shadow.radius / 2))"/>\
      <feOffset dx="\(SVGText.number(shadow.offset.x))" dy="\(SVGText.number(shadow.offset.y))" result="s"/>\
      <feFlood \(color)/><feComposite operator="in" in2="s"/>\
      <feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>
      """
    // Without the word sRGB a filter mixes colours in linear light.
    return define(
      "filter", "filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\" \(region)", steps)
  }
}

extension BlendMode {
  /// The mode in the words of CSS.
  fileprivate var cssName: String {
    switch self {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    default: rawValue
    }
  }
}
