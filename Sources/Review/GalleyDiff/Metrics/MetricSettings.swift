/// See ``PixelComparison`` for the meaning of each setting.
struct MetricSettings {
  let threshold: Double
  let countsAntialiasing: Bool
  let antialiasingTolerance: Double
  let backdrop: Backdrop
}
