import GalleyGeometry
import GalleyPicture

struct DeviceShadow {
  let deviation: Double
  let offset: Point
  /// How far the shadow extends, in whole units. Three deviations contain 99.7 %.
  let reach: Double

  /// The number of units per pixel. Six pixels per deviation keep the error of interpolation below half a level of 255.
  var coarseness: Double { max(1, (deviation / 6).rounded(.down)) }

  /// The deviation in pixels of the layer. It is reduced because averaging over a pixel (variance 1/12) and linear
  /// interpolation (variance 1/6) also blur.
  var layerDeviation: Double {
    guard coarseness > 1 else { return deviation }
    let own = deviation / coarseness
    return (own * own - 0.25).squareRoot()
  }

  /// Creates a shadow. `map` transforms the group's parent, because the group's own transform does not apply to its
  /// shadow.
  init(_ shadow: Picture.Shadow, through map: AffineTransform) {
    // With a deviation of more than 1,000 pixels, a shadow is uniform, and its canvas would be too large.
    deviation = max(0, min(shadow.radius / 2 * map.magnification, 1000))
    let fall = map(shadow.offset) - map(.zero)
    offset = Point(x: fall.x.rounded(), y: fall.y.rounded())
    reach = (deviation * 3).rounded(.up)
  }
}
