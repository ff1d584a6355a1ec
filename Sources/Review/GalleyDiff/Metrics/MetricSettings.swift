/// See ``PixelComparison``.
struct MetricSettings {
  let threshold: Double
  let countsAntialiasing: Bool
  let antialiasingTolerance: Double
  let backdrop: Backdrop
}
