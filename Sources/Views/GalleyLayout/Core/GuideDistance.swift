import GalleyGeometry

package enum GuideDistance {
  /// Returns the distance from `own` to `wanted` in points, or 0 if it is not finite.
  ///
  /// Lengths are infinite while a stack measures the maximum size of its children. An infinite box has no centre or end
  /// to align to.
  package static func from(_ own: Double, to wanted: Double) -> Double {
    let distance = wanted - own
    return distance.isFinite ? distance : 0
  }
}

extension Alignment {
  /// Returns the origin that aligns the guides of `dimensions` with those of `box`.
  func origin(of dimensions: ViewDimensions, in box: ViewDimensions) -> Point {
    Point(
      x: GuideDistance.from(dimensions[horizontal], to: box[horizontal]),
      y: GuideDistance.from(dimensions[vertical], to: box[vertical]))
  }

  func origin(of dimensions: ViewDimensions, in size: Size) -> Point {
    origin(of: dimensions, in: ViewDimensions(size: size))
  }
}
