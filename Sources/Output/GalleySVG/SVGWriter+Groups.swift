import GalleyGeometry
import GalleyPaint
import GalleyPicture

extension SVGWriter {
  mutating func write(_ group: Picture.Group) throws(PaintError) {
    guard group.opacity > 0, group.transform.isInvertible else { return }
    if case .projection = group.filter { return try writeBitmap(of: group) }
    // A filter is applied before the clip of the same element, but the shadow must be applied after the clip. The
    // shadow is therefore set on a separate outer element.
    let filter = group.shadow.flatMap { define($0, of: group) }
    if let filter { body += "<g filter=\"url(#\(filter))\">" }
    let isMoved = group.transform != .identity
    body += isMoved ? "<g transform=\"\(SVGText.matrix(group.transform))\"" : "<g"
    if group.filter == nil {
      body += "\(try clipAttributes(of: group))\(effectAttributes(of: group))>\n"
    } else {
      body += "\(effectAttributes(of: group))><g\(try clipAttributes(of: group))>\n"
    }
    let around = place
    place.isUpright = around.isUpright && group.transform.isTranslation
    place.magnification = around.magnification * group.transform.magnification
    try write(group.items)
    place = around
    body += "</g>" + (group.filter == nil ? "" : "</g>") + (filter == nil ? "\n" : "</g>\n")
  }

  private mutating func writeBitmap(of group: Picture.Group) throws(PaintError) {
    var (plain, shell) = (group, group)
    (plain.opacity, plain.blendMode, plain.transform) = (1, .normal, .identity)
    (shell.filter, shell.clip, shell.mask, shell.shadow, shell.backdrop) = (nil, nil, nil, nil, nil)
    guard let area = plain.shapeBounds(in: .identity) else { return }
    let resolution = 2 * max(1, place.magnification * group.transform.magnification)
    guard let image = try painter.image(of: [.group(plain)], in: area, resolution: resolution) else { return }
    shell.items = [.image(image)]
    try write(shell)
  }

  /// Returns the attributes for the effects of a group. If there is a filter, they are for an outer element, because a
  /// filter is applied before the clip of the same element.
  private mutating func effectAttributes(of group: Picture.Group) -> String {
    var attributes = ""
    if let filter = group.filter.flatMap({ define($0, of: group) }) { attributes += " filter=\"url(#\(filter))\"" }
    if group.blendMode != .normal { attributes += " style=\"mix-blend-mode:\(group.blendMode.cssName)\"" }
    if group.opacity < 1 { attributes += " opacity=\"\(SVGText.number(group.opacity))\"" }
    return attributes
  }

  private mutating func clipAttributes(of group: Picture.Group) throws(PaintError) -> String {
    var attributes = ""
    if let clip = group.clip {
      let outline = "<path d=\"\(SVGText.path(Outline.elements(of: clip)))\"/>"
      attributes += " clip-path=\"url(#\(define("clipPath", "clipPathUnits=\"userSpaceOnUse\"", outline)))\""
    }
    if let mask = group.mask { attributes += " mask=\"url(#\(try define(mask)))\"" }
    return attributes
  }

  private mutating func define(_ items: [Picture.Item]) throws(PaintError) -> String {
    let around = body
    body = ""
    try write(items)
    let content = body
    body = around
    // The default region is a fraction of the bounds and would cut off shadows. This region is larger than any page.
    let everywhere = "maskUnits=\"userSpaceOnUse\" x=\"-1e5\" y=\"-1e5\" width=\"2e5\" height=\"2e5\""
    return define("mask", "\(everywhere) style=\"mask-type:alpha\"", content)
  }

  private mutating func define(_ shadow: Picture.Shadow, of group: Picture.Group) -> String? {
    guard let shape = group.shapeBounds(in: .identity) else { return nil }
    let area = shape.union(shape.offsetBy(shadow.offset)).outset(by: shadow.radius * 1.5 + 1)
    let color = SVGText.attributes("flood-color", opacity: "flood-opacity", shadow.color)
    let steps = """
      <feGaussianBlur in="SourceAlpha" stdDeviation="\(SVGText.number(shadow.radius / 2))"/>\
      <feOffset dx="\(SVGText.number(shadow.offset.x))" dy="\(SVGText.number(shadow.offset.y))" result="s"/>\
      <feFlood \(color)/><feComposite operator="in" in2="s"/>\
      <feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>
      """
    return define(steps, over: area)
  }

  private mutating func define(_ steps: String, over area: Rect) -> String {
    let sides = [("x", area.minX), ("y", area.minY), ("width", area.width), ("height", area.height)]
    let region = sides.map { "\($0.0)=\"\(SVGText.number($0.1))\"" }.joined(separator: " ")
    // Without sRGB, filters would blend colours in linear light.
    return define(
      "filter", "filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\" \(region)", steps)
  }

  /// Defines a filter, in the group's coordinates.
  private mutating func define(_ filter: Picture.Filter, of group: Picture.Group) -> String? {
    var inside = group
    inside.transform = .identity
    guard let shape = inside.shapeBounds(in: .identity) else { return nil }
    switch filter {
    case .blur(let radius, let bounds):
      let blur = "<feGaussianBlur stdDeviation=\"\(SVGText.number(max(0, radius.isFinite ? radius : 0)))\"/>"
      guard let bounds else { return define(blur, over: shape.outset(by: 1)) }
      // This makes transparent pixels black, and gives translucent pixels at edges their full colour.
      let background =
        "<feFlood flood-color=\"#000\"/><feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
      let opaque = "<feComponentTransfer><feFuncA type=\"linear\" slope=\"0\" intercept=\"1\"/></feComponentTransfer>"
      return define(background + blur + opaque, over: bounds)
    // Projected groups are drawn as bitmaps.
    case .projection: return nil
    case .colors(let matrix):
      let values = matrix.rows.flatMap(\.self).map { SVGText.number($0, places: 6) }.joined(separator: " ")
      let cover = matrix.takesAlpha ? "<feComposite operator=\"in\" in2=\"SourceAlpha\"/>" : ""
      return define("<feColorMatrix type=\"matrix\" values=\"\(values)\"/>\(cover)", over: shape.outset(by: 1))
    }
  }
}

extension BlendMode {
  /// The CSS name of the blend mode. Modes that depend only on coverage have no equivalent and become `normal`.
  fileprivate var cssName: String {
    switch self {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    case .sourceAtop, .destinationOver, .destinationOut, .xor: "normal"
    default: rawValue
    }
  }
}
