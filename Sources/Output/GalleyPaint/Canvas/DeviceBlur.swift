import GalleyGeometry

struct DeviceBlur {
  let deviation: Double

  private init(deviation: Double) {
    // Beyond 1,000 pixels, the result is uniform and its canvas would be too large.
    self.deviation = deviation.isFinite ? max(0, min(deviation, 1000)) : 0
  }

  init(radius: Double, through map: AffineTransform) { self.init(deviation: radius * map.magnification) }

  func at(_ resolution: Double) -> DeviceBlur { DeviceBlur(deviation: deviation * resolution) }

  /// In whole units. Three deviations contain 99.7 %.
  var reach: Double { (deviation * 3).rounded(.up) }

  var pageResolution: Double { deviation < 2 ? 4 : 2 }

  /// The units per pixel while blurring. Six pixels per deviation keep the interpolation error below half a level of
  /// 255.
  var coarseness: Int { max(1, Int((deviation / 6).rounded(.down))) }

  /// In coarse pixels, less the blur of averaging over a pixel (variance 1/12) and linear interpolation (1/6).
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
