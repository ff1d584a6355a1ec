import GalleyGeometry
import GalleySnapshot
package import GalleyText
import GalleyViews

/// The nearest canvases on which a shared decision changes, if everything else stays the same.
package struct FitBreakpoints: Hashable, Sendable {
  package var wider: Width?
  package var narrower: Width?
  package var larger: TypeSize?
  package var smaller: TypeSize?

  package struct Width: Hashable, Sendable {
    /// The width of the canvas, in points. For a wider canvas it is the smallest width with the other decision, for a
    /// narrower one the smallest width with the current decision.
    package var width: Double
    /// The index of the candidate beyond this width.
    package var chosen: Int
    package var source: Source
  }

  package enum Source: String, Hashable, Sendable {
    /// Derived from the missing or spare space of the tightest row, and confirmed half a point on either side.
    case evidence
    /// Found by laying out the scene at other widths, because the space of the rows does not grow in step with the
    /// canvas. Accurate to half a point.
    case search
  }

  package struct TypeSize: Hashable, Sendable {
    package var size: DynamicTypeSize
    /// The index of the candidate at this size.
    package var chosen: Int
  }
}

extension InspectedSharedSize.Fit {
  /// Assumes that the space of the rows grows in step with the canvas.
  func promisedWider(from width: Double) -> FitBreakpoints.Width? {
    let earlier = findings.enumerated().prefix(chosen).filter { $0.element.axis == .horizontal }
    return earlier.min { $0.element.excess < $1.element.excess }.map {
      FitBreakpoints.Width(width: width + $0.element.excess, chosen: $0.offset, source: .evidence)
    }
  }

  /// Assumes that the space of the rows shrinks in step with the canvas.
  func predictedNarrower(from width: Double) -> FitBreakpoints.Width? {
    guard chosen + 1 < candidates.count, findings.indices.contains(chosen), findings[chosen].axis == .horizontal,
      width + findings[chosen].excess > 1
    else { return nil }
    return FitBreakpoints.Width(width: width + findings[chosen].excess, chosen: chosen + 1, source: .evidence)
  }
}
