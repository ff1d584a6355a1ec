import GalleyGeometry

struct DeviceBlur {
  let deviation: Double

  private init(deviation: Double) {
    // With a deviation of more than 1,000 pixels, the result is uniform, and its canvas would be too large.
    self.deviation = deviation.isFinite ? max(0, min(deviation, 1000)) : 0
  }

  init(radius: Double, through map: AffineTransform) { self.init(deviation: radius * map.magnification) }

  func at(_ resolution: Double) -> DeviceBlur { DeviceBlur(deviation: deviation * resolution) }

  /// How far the blur extends, in whole units. Three deviations contain 99.7 %.
  var reach: Double { (deviation * 3).rounded(.up) }

  var pageResolution: Double { deviation < 2 ? 4 : 2 }

  /// The number of units per pixel while blurring. Six pixels per deviation keep the error of interpolation below half
  /// a level of 255.
  var coarseness: Int { max(1, Int((deviation / 6).rounded(.down))) }

  /// The deviation in coarse pixels. It is reduced because averaging over a pixel (variance 1/12) and linear
  /// interpolation (variance 1/6) also blur.
  private var coarseDeviation: Double {
    guard coarseness > 1 else { return deviation }
    let own = deviation / Double(coarseness)
    return (own * own - 0.25).squareRoot()
  }

  var ofCoarsePixels: DeviceBlur { DeviceBlur(deviation: coarseDeviation) }

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
