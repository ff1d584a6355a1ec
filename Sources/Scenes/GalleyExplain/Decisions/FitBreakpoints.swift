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
    /// The width of the canvas, in points. In ``FitBreakpoints/wider``, it is the smallest width with the other
    /// decision. In ``FitBreakpoints/narrower``, it is the smallest width with the current decision.
    package var width: Double
    /// The index of the candidate that is chosen beyond this width.
    package var chosen: Int
    package var source: Source
  }

  package enum Source: String, Hashable, Sendable {
    /// Derived from the missing or spare space of the tightest row, and confirmed half a point on either side.
    case evidence
    /// Found by laying out the scene at other widths, because the space for the rows does not grow by as much as the
    /// canvas. Accurate to half a point.
    case search
  }

  package struct TypeSize: Hashable, Sendable {
    package var size: DynamicTypeSize
    /// The index of the candidate that is chosen at this size.
    package var chosen: Int
  }
}

extension InspectedSharedSize.Fit {
  /// Returns the next wider breakpoint, if the space for the rows grows by as much as the canvas.
  func promisedWider(from width: Double) -> FitBreakpoints.Width? {
    let earlier = findings.enumerated().prefix(chosen).filter { $0.element.axis == .horizontal }
    return earlier.min { $0.element.excess < $1.element.excess }.map {
      FitBreakpoints.Width(width: width + $0.element.excess, chosen: $0.offset, source: .evidence)
    }
  }

  /// Returns the next narrower breakpoint, if the space for the rows shrinks by as much as the canvas.
  func predictedNarrower(from width: Double) -> FitBreakpoints.Width? {
    guard chosen + 1 < candidates.count, findings.indices.contains(chosen), findings[chosen].axis == .horizontal,
      width + findings[chosen].excess > 1
    else { return nil }
    return FitBreakpoints.Width(width: width + findings[chosen].excess, chosen: chosen + 1, source: .evidence)
  }
}
