import GalleyGeometry
import GalleyMotion
import GalleyPicture

extension ResolvedStyle {
  /// The numbers that move when the style changes.
  var motionParts: [any VectorArithmetic] {
    switch self {
    case .color(let color): [color.animatableData]
    case .linearGradient(let stops, let start, let end):
      stops.flatMap { [$0.color.animatableData, $0.location * unitScale] as [any VectorArithmetic] }
        + [start.animatableData, end.animatableData]
    }
  }

  /// The style with its numbers taken from `parts`, from `index` on, which is moved behind them.
  func moved(to parts: AnimatableVector, _ index: inout Int) -> ResolvedStyle {
    func next<Value: Animatable>(_ value: Value) -> Value {
      defer { index += 1 }
      var moved = value
      if let data = parts.part(index, as: Value.AnimatableData.self) { moved.animatableData = data }
      return moved
    }
    switch self {
    case .color(let color): return .color(next(color))
    case .linearGradient(let stops, let start, let end):
      let stops = stops.map { stop in
        Paint.Stop(color: next(stop.color), location: next(stop.location * unitScale) / unitScale)
      }
      return .linearGradient(stops, start: next(start), end: next(end))
    }
  }
}
