public import GalleyDiff
public import GalleyMessages

extension PixelComparison {
  /// Returns errors for settings that have no effect with `metric`: a threshold, a threshold above its maximum, a
  /// backdrop, or an antialiasing tolerance.
  ///
  /// Counting antialiased pixels is never an error, because metrics that cannot detect them always count them.
  ///
  /// - Parameters:
  ///   - metric: The metric of the comparison.
  ///   - threshold: The threshold that the user chose, in the unit of the metric; nil for the default.
  ///   - backdrop: The background that the user chose; nil for the default.
  ///   - antialiasingTolerance: The tolerance that the user chose; nil for the default.
  /// - Returns: The errors; empty if all settings have an effect.
  public static func misuses(
    of metric: PixelMetric, threshold: Double?, backdrop: Backdrop?, antialiasingTolerance: Double? = nil
  ) -> [Diagnostic] {
    var misuses: [Diagnostic] = []
    if let threshold {
      if !metric.hasThreshold {
        misuses.append(Diagnostic(noThresholdOf: metric, known: PixelMetric.allCases.filter(\.hasThreshold)))
      } else if let greatest = metric.greatestThreshold, threshold > greatest {
        misuses.append(Diagnostic(threshold: threshold, of: metric, atMost: greatest))
      }
    }
    if backdrop != nil, !metric.knowsBackdrop {
      misuses.append(Diagnostic(noBackdropOf: metric, known: PixelMetric.allCases.filter(\.knowsBackdrop)))
    }
    if antialiasingTolerance != nil, !metric.knowsAntialiasingTolerance {
      let known = PixelMetric.allCases.filter(\.knowsAntialiasingTolerance)
      misuses.append(Diagnostic(noAntialiasingToleranceOf: metric, known: known))
    }
    return misuses
  }
}
