/// The settings of a comparison that metrics use. See ``PixelComparison``.
struct MetricSettings {
  let threshold: Double
  let countsAntialiasing: Bool
  let antialiasingTolerance: Double
  let backdrop: Backdrop
}
