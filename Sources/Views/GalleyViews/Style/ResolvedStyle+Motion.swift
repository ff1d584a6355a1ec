import GalleyGeometry
import GalleyMotion
import GalleyPicture

extension ResolvedStyle {
  var motionParts: [any VectorArithmetic] {
    switch self {
    case .color(let color): [color.animatableData]
    case .gradient(let stops, let shape):
      stops.flatMap { [$0.color.animatableData, $0.location * unitScale] as [any VectorArithmetic] }
        + shape.motionParts
    case .material(let material): [material.tint.animatableData, material.opacity * unitScale]
    case .tiles(let tile): [tile.opacity * unitScale]
    case .shadowed(let base, _): base.motionParts
    }
  }

  func moved(to parts: AnimatableVector, from index: Int = 0) -> ResolvedStyle {
    var index = index
    return moved(to: parts, &index)
  }

  func moved(to parts: AnimatableVector, _ index: inout Int) -> ResolvedStyle {
    if case .shadowed(let base, let shadows) = self { return .shadowed(base.moved(to: parts, &index), shadows) }
    let next = MotionParts(parts, from: index)
    defer { index = next.index }
    switch self {
    case .color(let color): return .color(next(color))
    case .gradient(let stops, let shape):
      let stops = stops.map { stop in
        Paint.Stop(color: next(stop.color), location: next(stop.location * unitScale) / unitScale)
      }
      return .gradient(stops, shape.moved(next))
    case .material(var material):
      material.tint = next(material.tint)
      material.opacity = next(material.opacity * unitScale) / unitScale
      return .material(material)
    case .tiles(var tile):
      tile.opacity = next(tile.opacity * unitScale) / unitScale
      return .tiles(tile)
    case .shadowed: return self
    }
  }
}
