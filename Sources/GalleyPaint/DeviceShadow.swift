import GalleyGeometry
import GalleyPicture

/// A shadow in device units.
struct DeviceShadow {
  /// The blur's standard deviation: half the radius.
  let deviation: Double
  /// How far the shadow falls, in whole units.
  let offset: Point
  /// How far the blur reaches beyond the shape, in whole units: three deviations hold 99.7 %.
  let reach: Double

  /// `shadow` with `scale` device units to a point.
  init(_ shadow: Picture.Shadow, scale: Double) {
    // Beyond 1,000 pixels a shadow is an even haze, and its canvas would not fit.
    deviation = max(0, min(shadow.radius / 2 * scale, 1000))
    offset = Point(x: (shadow.offset.x * scale).rounded(), y: (shadow.offset.y * scale).rounded())
    reach = (deviation * 3).rounded(.up)
  }
}
