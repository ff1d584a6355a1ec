import GalleyGeometry

package enum GuideDistance {
  /// Returns the distance between two guides, or 0 if it is not finite: lengths are infinite while a stack measures the
  /// maximum size of its children.
  package static func from(_ own: Double, to wanted: Double) -> Double {
    let distance = wanted - own
    return distance.isFinite ? distance : 0
  }
}

extension Alignment {
  func origin(of dimensions: ViewDimensions, in box: ViewDimensions) -> Point {
    Point(
      x: GuideDistance.from(dimensions[horizontal], to: box[horizontal]),
      y: GuideDistance.from(dimensions[vertical], to: box[vertical]))
  }

  func origin(of dimensions: ViewDimensions, in size: Size) -> Point {
    origin(of: dimensions, in: ViewDimensions(size: size))
  }
}
