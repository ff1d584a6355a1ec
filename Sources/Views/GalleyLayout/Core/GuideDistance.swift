import GalleyGeometry

/// How far a view has to move so that guides meet.
package enum GuideDistance {
  /// The way from a view's guide at `own` to the place `wanted`, in points.
  ///
  /// Lengths are infinite while a stack asks its children how large they could be. An infinite box has no middle and
  /// no end to meet at, so nothing moves there.
  package static func from(_ own: Double, to wanted: Double) -> Double {
    let distance = wanted - own
    return distance.isFinite ? distance : 0
  }
}

extension Alignment {
  /// Where a view of `dimensions` starts so that its guides meet those of `box`.
  func origin(of dimensions: ViewDimensions, in box: ViewDimensions) -> Point {
    Point(
      x: GuideDistance.from(dimensions[horizontal], to: box[horizontal]),
      y: GuideDistance.from(dimensions[vertical], to: box[vertical]))
  }

  /// Where a view of `dimensions` starts so that its guides meet those of a box of `size`.
  func origin(of dimensions: ViewDimensions, in size: Size) -> Point {
    origin(of: dimensions, in: ViewDimensions(size: size))
  }
}
