import GalleyGeometry
import GalleyLayout
import GalleyPicture

extension Drawing {
  /// Returns the drawing's arguments by their names in code. Effects that follow scrolling or time are omitted, because
  /// they are not arguments of the modifier `kind`.
  func attributes(of kind: String) -> [String: String] {
    switch self {
    case .fill(let shape, let style): Self.shape(shape).merging(style.attributes("fill")) { $1 }
    case .stroke(let shape, let style, let line, _):
      Self.shape(shape).merging(style.attributes("stroke").merging(Self.line(line)) { $1 }) { $1 }
    case .image(let image, let stretch): stretch.attributes.merging(["image": String(image.digest.prefix(12))]) { $1 }
    case .stencil(let image, let stretch, let style):
      stretch.attributes.merging(["image": String(image.digest.prefix(12)), "fill": style.text]) { $1 }
    case .symbol(let symbol): symbol.attributes
    case .clip(let shape) where kind == "clipShape": Self.shape(shape).merging(["shape": "\(type(of: shape))"]) { $1 }
    case .clip(let shape): Self.shape(shape)
    case .opacity(let share) where kind == "opacity": ["opacity": AttributeText.percent(share)]
    case .shadow(let shadow):
      [
        "color": shadow.color.hexText, "radius": AttributeText.number(shadow.radius),
        "offset": AttributeText.pair(shadow.offset.x, shadow.offset.y),
      ]
    case .transform(let effect) where kind == "offset":
      ["offset": AttributeText.pair(effect.offset.x, effect.offset.y)]
    case .transform(let effect) where kind == "scaleEffect":
      AttributeText.anchor(effect.anchor).merging(["scale": AttributeText.scale(effect.scale)]) { $1 }
    case .transform(let effect) where kind == "rotationEffect":
      AttributeText.anchor(effect.anchor).merging(["angle": AttributeText.number(effect.angle.degrees) + "°"]) { $1 }
    case .blend(let mode): ["blendMode": "\(mode)"]
    case .filter(let filter): filter.attributes
    case .container(let shape): Self.shape(shape).merging(["shape": "\(type(of: shape))"]) { $1 }
    case .contained(_, let style): style.attributes("fill")
    case .border(let style, let width): ["color": style.text, "width": AttributeText.number(width)]
    case .scroll(_, let ground?): ["background": ground.text]
    case .none, .text, .opacity, .transform, .mask, .scroll, .content, .canvas, .filters, .projection: [:]
    }
  }

  private static func shape(_ shape: any Shape) -> [String: String] {
    (shape as? RoundedRectangle).map { ["cornerRadius": AttributeText.number($0.cornerRadius)] } ?? [:]
  }
}

extension SymbolInk {
  /// The name, colour and rendering mode of a symbol, and a digest of its outlines if they come from a file.
  fileprivate var attributes: [String: String] {
    var told = ["systemName": name]
    told["fill"] = parts.last?.style.text
    if mode != .monochrome { told["symbolRenderingMode"] = "\(mode)" }
    guard isFromFile else { return told }
    var digest = PictureDigest()
    for part in parts {
      digest.mix(part.path)
      if let excluded = part.excluded { digest.mix(excluded) }
    }
    told["drawing"] = String(digest.hexDigits.prefix(12))
    return told
  }
}

extension ImageStretch {
  /// The resizing arguments that differ from the defaults.
  fileprivate var attributes: [String: String] {
    var told: [String: String] = [:]
    if !isInterpolated { told["interpolation"] = "none" }
    if isTiled { told["resizingMode"] = "tile" }
    if caps != .zero {
      told["capInsets"] = [caps.top, caps.leading, caps.bottom, caps.trailing].map(AttributeText.number)
        .joined(separator: ", ")
    }
    return told
  }
}

extension Drawing {
  private static func line(_ line: StrokeStyle) -> [String: String] {
    var attributes = ["lineWidth": AttributeText.number(line.lineWidth)]
    if line.lineCap != .butt { attributes["lineCap"] = line.lineCap.rawValue }
    if line.lineJoin != .miter { attributes["lineJoin"] = line.lineJoin.rawValue }
    if !line.dash.isEmpty { attributes["dash"] = line.dash.map(AttributeText.number).joined(separator: ", ") }
    if line.dashPhase != 0 { attributes["dashPhase"] = AttributeText.number(line.dashPhase) }
    return attributes
  }
}

extension DrawingFilter {
  fileprivate var attributes: [String: String] {
    switch kind {
    case .blur: ["radius": AttributeText.number(amount)]
    case .opaqueBlur: ["radius": AttributeText.number(amount), "opaque": "true"]
    case .hueRotation: ["angle": AttributeText.number(amount * 180 / .pi) + "°"]
    case .colorMultiply: ["color": color.hexText]
    case .brightness, .contrast, .saturation, .grayscale: ["amount": AttributeText.number(amount)]
    case .colorInvert, .luminanceToAlpha: [:]
    }
  }
}
