/// What a metric is told of a comparison.
struct MetricSettings {
  /// How much two pixels may differ, in the metric's terms.
  let threshold: Double
  /// Whether pixels that only smooth an edge count too.
  let countsAntialiasing: Bool
  /// How much the brightness of a flat area beside such an edge may differ, 0 … 255.
  let antialiasingTolerance: Double
  /// What lies behind transparent pixels.
  let backdrop: Backdrop
}
