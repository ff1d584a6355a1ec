public import GalleyDiff
public import GalleyMessages
import GalleyRender

extension PixelComparison {
  /// What was asked of `metric` that it does not have: a threshold, or one that lets something differ, a backdrop, or a
  /// tolerance beside smoothed edges.
  ///
  /// Smoothed edges are not among it: where a metric does not tell them apart, they are counted anyway.
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
