/// The settings of a comparison that a metric uses. See ``PixelComparison`` for their meaning.
struct MetricSettings {
  let threshold: Double
  let countsAntialiasing: Bool
  let antialiasingTolerance: Double
  let backdrop: Backdrop
}
