import GalleyGeometry
import GalleyLayout
import GalleyMotion

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
