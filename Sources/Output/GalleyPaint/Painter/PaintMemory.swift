import GalleyGeometry
package import GalleyPicture

/// Estimates the memory for drawing a picture. Nested groups with effects need their layers at the same time, and other
/// groups need them one after another. The bytes per pixel were measured and rounded up.
package enum PaintMemory {
  package static let standardLimit = 4_000_000_000

  private static let pixel = 4.0
  private static let encoder = 4.0
  /// The bytes per pixel that a blur needs in addition to the layer: two planes of 16 bits per component, and the
  /// result.
  private static let blur = 20.0
  private static let shadow = 6.0

  package static func bytes(of picture: Picture, scale: Double) -> Int {
    let size = Size(width: picture.size.width * scale, height: picture.size.height * scale)
    let pixels = size.width * size.height
    guard pixels.isFinite, pixels > 0 else { return 0 }
    let layers = peak(picture.items, in: Rect(size: size), through: AffineTransform(scaleX: scale, y: scale))
    return Int(min(pixels * pixel + max(layers, pixels * encoder), Double(Int.max / 2)))
  }

  private static func peak(_ items: [Picture.Item], in visible: Rect, through map: AffineTransform) -> Double {
    items.reduce(0) { max($0, bytes(of: $1, in: visible, through: map)) }
  }

  private static func bytes(of item: Picture.Item, in visible: Rect, through map: AffineTransform) -> Double {
    switch item {
    case .group(let group): bytes(of: group, in: visible, through: map)
    case .fill(let fill): fill.paint.isMadeOfPixels ? area(map(fill.path.bounds), in: visible) * pixel : 0
    case .stroke(let stroke): stroke.paint.isMadeOfPixels ? area(visible, in: visible) * pixel : 0
    case .image(let image): area(map(image.rect), in: visible) * pixel
    case .glyphs: 0
    }
  }

  private static func bytes(of group: Picture.Group, in visible: Rect, through outer: AffineTransform) -> Double {
    let map = group.transform.followed(by: outer)
    guard group.opacity > 0, map.isInvertible else { return 0 }
    var inside = visible
    if let clip = group.clip {
      guard let part = map(clip.bounds).intersection(visible) else { return 0 }
      inside = part
    }
    let inner = peak(group.items, in: inside, through: map)
    var own = 0.0
    if group.takesLayer { own += area(inside, in: inside) * pixel }
    if let mask = group.mask { own += area(inside, in: inside) + peak(mask, in: inside, through: map) }
    if let backdrop = group.backdrop { own += blurred(inside, deviation: backdrop.radius * map.magnification) }
    guard group.filter != nil || group.shadow != nil else { return own + inner }
    let shape = (group.shapeBounds(in: outer) ?? inside).intersection(visible.outset(by: visible.width)) ?? inside
    switch group.filter {
    case .blur(let radius, _): own += blurred(shape, deviation: radius * map.magnification)
    case .colors, .projection: own += area(shape, in: shape) * pixel * 2
    case nil: break
    }
    if let shadow = group.shadow { own += shadowed(shape, DeviceShadow(shadow, through: outer)) }
    return own + inner
  }

  private static func blurred(_ area: Rect, deviation: Double) -> Double {
    let side = max(1, (deviation / 6).rounded(.down))
    return Self.area(area, in: area) * (pixel + blur / (side * side))
  }

  private static func shadowed(_ area: Rect, _ shadow: DeviceShadow) -> Double {
    let side = shadow.coarseness
    return Self.area(area, in: area) * (pixel + Self.shadow) / (side * side)
  }

  private static func area(_ rect: Rect, in visible: Rect) -> Double {
    rect.intersection(visible).map { $0.width * $0.height } ?? 0
  }
}

extension Paint {
  fileprivate var isMadeOfPixels: Bool {
    switch self {
    case .angularGradient, .meshGradient: true
    case .color, .linearGradient, .radialGradient: false
    }
  }
}

extension Picture.Group {
  fileprivate var takesLayer: Bool {
    if mask != nil || blendMode != .normal || backdrop != nil { return true }
    guard items.count > 1 else { return false }
    if case .rect? = clip { return opacity < 1 }
    return opacity < 1 || clip != nil
  }
}
