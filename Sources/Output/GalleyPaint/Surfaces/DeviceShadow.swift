import GalleyGeometry
import GalleyPicture

/// A shadow in device units.
struct DeviceShadow {
  let deviation: Double
  let offset: Point
  /// How far the blur reaches beyond the shape, in whole units: three deviations hold 99.7 %.
  let reach: Double

  /// How many units a pixel of the layer is that is blurred: a soft shadow has no detail, and few pixels cost little.
  ///
  /// Six pixels to a deviation keep what is read between them within half a level of 255.
  var coarseness: Double { max(1, (deviation / 6).rounded(.down)) }

  /// The standard deviation on the layer: what making it coarse and reading between its pixels blurs comes off it.
  ///
  /// An average over a pixel has a variance of a twelfth, reading on a line between two pixels one of a sixth.
  var layerDeviation: Double {
    guard coarseness > 1 else { return deviation }
    let own = deviation / coarseness
    return (own * own - 0.25).squareRoot()
  }

  /// `shadow` of a group whose parent `map` brings to the device: what the group's own transform does to its items it
  /// does not do to their shadow.
  init(_ shadow: Picture.Shadow, through map: AffineTransform) {
    // Beyond 1,000 pixels a shadow is an even haze, and its canvas would not fit.
    deviation = max(0, min(shadow.radius / 2 * map.magnification, 1000))
    let fall = map(shadow.offset) - map(.zero)
    offset = Point(x: fall.x.rounded(), y: fall.y.rounded())
    reach = (deviation * 3).rounded(.up)
  }
}
