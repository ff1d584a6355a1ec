public import GalleyDiagnostics
public import GalleyDiff
import GalleyRender

extension PixelComparison {
  /// What was asked of `metric` that it does not have: a threshold, or one that lets something differ, or a backdrop.
  ///
  /// Smoothed edges are not among it: where a metric does not tell them apart, they are counted anyway.
  public static func misuses(of metric: PixelMetric, threshold: Double?, backdrop: Backdrop?) -> [Diagnostic] {
    var misuses: [Diagnostic] = []
    if let threshold {
      if metric == .exact {
        misuses.append(Diagnostic(noThresholdOf: metric, known: PixelMetric.allCases.filter { $0 != .exact }))
      } else if let greatest = metric.greatestThreshold, threshold > greatest {
        misuses.append(Diagnostic(threshold: threshold, of: metric, atMost: greatest))
      }
    }
    if backdrop != nil, !metric.knowsBackdrop {
      misuses.append(Diagnostic(noBackdropOf: metric, known: PixelMetric.allCases.filter(\.knowsBackdrop)))
    }
    return misuses
  }
}

extension PixelMetric {
  /// The threshold that nothing exceeds, where that is known.
  fileprivate var greatestThreshold: Double? {
    switch self {
    case .yiq, .odiff: 1
    // Similarity is -1 at least.
    case .ssim: 2
    case .exact, .oklab, .perceptual: nil
    }
  }

  /// Whether it lays transparent pixels on a backdrop that can be chosen.
  fileprivate var knowsBackdrop: Bool { self == .yiq || self == .oklab }
}
