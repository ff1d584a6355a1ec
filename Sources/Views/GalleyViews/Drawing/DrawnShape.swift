import GalleyGeometry
import GalleyMotion
import GalleyPicture

/// Two shapes are equal only if they certainly look the same.
struct DrawnShape: Equatable {
  let base: any Shape

  init(_ shape: any Shape) { base = shape }

  static func == (first: DrawnShape, second: DrawnShape) -> Bool { ViewEquality.areSame(any: first.base, second.base) }

  func path(in rect: Rect) -> Path { base.path(in: rect) }

  var motionData: any VectorArithmetic { base.animatableData }

  var attributes: [String: String] {
    (base as? RoundedRectangle).map { ["cornerRadius": AttributeText.number($0.cornerRadius)] } ?? [:]
  }

  var namedAttributes: [String: String] { attributes.merging(["shape": "\(type(of: base))"]) { $1 } }
}

extension Animatable {
  /// Returns the shape with the first value of `data` as its animatable data, if the types match.
  func moved(to data: AnimatableVector) -> Self {
    var moved = self
    if let part = data.part(0, as: AnimatableData.self) { moved.animatableData = part }
    return moved
  }
}
