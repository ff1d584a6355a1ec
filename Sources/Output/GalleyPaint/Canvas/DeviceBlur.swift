import GalleyGeometry

/// A blur in device units.
struct DeviceBlur {
  let deviation: Double

  private init(deviation: Double) {
    // Beyond 1,000 pixels all is even, and its canvas would not fit.
    self.deviation = deviation.isFinite ? max(0, min(deviation, 1000)) : 0
  }

  /// A blur of `radius` points, which `map` brings to the device.
  init(radius: Double, through map: AffineTransform) { self.init(deviation: radius * map.magnification) }

  /// The same blur where a unit is `resolution` pixels.
  func at(_ resolution: Double) -> DeviceBlur { DeviceBlur(deviation: deviation * resolution) }

  /// How far the blur reaches, in whole units: three deviations hold 99.7 %.
  var reach: Double { (deviation * 3).rounded(.up) }

  /// The pixels to a unit of a page that hold what is blurred: what is soft has no detail.
  var pageResolution: Double { deviation < 2 ? 4 : 2 }

  /// How many units a pixel is that is blurred: few pixels cost little, and six to a deviation keep what is read between
  /// them within half a level of 255.
  var coarseness: Int { max(1, Int((deviation / 6).rounded(.down))) }

  /// The standard deviation in coarse pixels: what making them coarse and reading between them blurs comes off it.
  ///
  /// An average over a pixel has a variance of a twelfth, reading on a line between two pixels one of a sixth.
  private var coarseDeviation: Double {
    guard coarseness > 1 else { return deviation }
    let own = deviation / Double(coarseness)
    return (own * own - 0.25).squareRoot()
  }

  /// The same blur of a layer that is painted on coarse pixels at once, each ``coarseness`` units wide.
  var ofCoarsePixels: DeviceBlur { DeviceBlur(deviation: coarseDeviation) }

  /// The blurred pixels of `layer`, of which each is a unit.
  func blurred(_ layer: PaintedLayer, repeatsEdges: Bool = false) throws(PaintError) -> PaintedLayer {
    guard deviation > 0 else { return layer }
    let blur = ColorBlur(deviation: coarseDeviation, reducing: coarseness, repeatsEdges: repeatsEdges)
    let margin = blur.margin(reach: Int((reach / Double(coarseness)).rounded(.up)))
    let surface = try blur.blurred(layer.surface, in: layer.ink, margin: margin)
    let corner = Point(
      x: layer.corner.x + Double(layer.ink.columns.lowerBound - margin * coarseness) * layer.pixel,
      y: layer.corner.y + Double(layer.ink.rows.lowerBound - margin * coarseness) * layer.pixel)
    return PaintedLayer(
      surface: surface, corner: corner, pixel: layer.pixel * Double(coarseness),
      ink: PixelArea(columns: 0..<surface.width, rows: 0..<surface.height))
  }
}
