import GalleyGeometry
import GalleyLayout
import GalleyMotion

/// Turns in space, and then a transform, as a visual effect has them.
struct TurnedEffect: NamedGeometryEffect, Hashable {
  var turns: [Rotation3DEffect]
  var transform: DrawingTransform

  var name: String { "visualEffect" }

  func effectValue(size: Size) -> ProjectionTransform {
    let flat = ProjectionTransform(transform.transform(in: size))
    return turns.reduce(ProjectionTransform()) { $0.concatenating($1.effectValue(size: size)) }.concatenating(flat)
  }
}

extension Rotation3DEffect {
  /// The turns on the way from `first`, at 0, to `second`, at 1; a turn that one side lacks begins or ends at nothing.
  static func mixed(
    _ first: [Rotation3DEffect], with second: [Rotation3DEffect], _ share: Double
  ) -> [Rotation3DEffect] {
    (0..<max(first.count, second.count)).compactMap { index in
      let (own, its) = (index < first.count ? first[index] : nil, index < second.count ? second[index] : nil)
      guard var turn = its ?? own else { return nil }
      let (start, end) = (own?.angle.radians ?? 0, its?.angle.radians ?? 0)
      turn.angle = .radians(start + (end - start) * share)
      return turn
    }
  }
}
