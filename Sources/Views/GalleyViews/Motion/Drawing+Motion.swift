import GalleyGeometry
import GalleyMotion
import GalleyPicture

extension Drawing {
  var motionData: AnimatableVector {
    switch self {
    case .none, .image, .scroll, .content, .blend, .mask, .canvas, .container, .filters, .projection:
      AnimatableVector()
    case .contained(_, let style): AnimatableVector(style.motionParts)
    case .fill(let shape, let style): AnimatableVector([Drawing.data(of: shape)] + style.motionParts)
    case .stroke(let shape, let style, let line, _):
      AnimatableVector([Drawing.data(of: shape), line.lineWidth] + style.motionParts)
    case .text(let rule): AnimatableVector(rule.styles.flatMap { $0.paints.flatMap(\.motionParts) })
    case .stencil(_, _, let style): AnimatableVector(style.motionParts)
    case .symbol(let symbol): AnimatableVector(symbol.parts.flatMap(\.style.motionParts))
    case .clip(let shape): AnimatableVector([Drawing.data(of: shape)])
    case .opacity(let opacity): AnimatableVector([opacity * unitScale])
    case .shadow(let shadow):
      AnimatableVector([shadow.color.animatableData, shadow.radius, shadow.offset.animatableData])
    case .transform(let effect): AnimatableVector([effect.animatableData])
    case .filter(let filter): AnimatableVector([filter.animatableData])
    case .border(let style, let width): AnimatableVector([width] + style.motionParts)
    }
  }

  /// Returns the drawing with the animatable values of `data`, if its structure is the same.
  func moved(to data: AnimatableVector) -> Drawing {
    var index = 0
    switch self {
    case .none, .image, .scroll, .content, .blend, .mask, .canvas, .container, .filters, .projection: return self
    case .contained(let shape, let style): return .contained(shape, style.moved(to: data, &index))
    case .fill(let shape, let style):
      index = 1
      return .fill(Drawing.moved(shape, to: data), style.moved(to: data, &index))
    case .stroke(let shape, let style, var line, let isInside):
      index = 2
      line.lineWidth = max(0, data.part(1) ?? line.lineWidth)
      return .stroke(Drawing.moved(shape, to: data), style.moved(to: data, &index), line, isInside: isInside)
    case .text(let rule): return .text(rule.painted { $0.moved(to: data, &index) })
    case .stencil(let image, let stretch, let style):
      return .stencil(image, stretch, style.moved(to: data, &index))
    case .symbol(let symbol): return .symbol(symbol.painted { $0.moved(to: data, &index) })
    case .clip(let shape): return .clip(Drawing.moved(shape, to: data))
    case .opacity(let opacity):
      return .opacity(data.part(0, as: Double.self).map { min(max($0 / unitScale, 0), 1) } ?? opacity)
    case .shadow(let shadow): return .shadow(shadow.moved(to: data))
    case .filter(let filter): return .filter(Drawing.value(filter, from: data))
    case .transform(let effect): return .transform(Drawing.value(effect, from: data))
    case .border(let style, let width):
      index = 1
      return .border(style.moved(to: data, &index), width: max(0, data.part(0) ?? width))
    }
  }

  private static func value<Value: Animatable>(_ value: Value, from data: AnimatableVector) -> Value {
    var moved = value
    if let part = data.part(0, as: Value.AnimatableData.self) { moved.animatableData = part }
    return moved
  }

  private static func data(of shape: any Shape) -> any VectorArithmetic {
    func data<Outline: Shape>(_ shape: Outline) -> any VectorArithmetic { shape.animatableData }
    return data(shape)
  }

  private static func moved(_ shape: any Shape, to data: AnimatableVector) -> any Shape {
    func open<Outline: Shape>(_ shape: Outline) -> any Shape { value(shape, from: data) }
    return open(shape)
  }
}

extension Picture.Shadow {
  fileprivate func moved(to data: AnimatableVector) -> Picture.Shadow {
    var shadow = self
    if let color = data.part(0, as: RGBA.AnimatableData.self) { shadow.color.animatableData = color }
    if let radius = data.part(1, as: Double.self) { shadow.radius = max(0, radius) }
    if let offset = data.part(2, as: Point.AnimatableData.self) { shadow.offset.animatableData = offset }
    return shadow
  }
}
