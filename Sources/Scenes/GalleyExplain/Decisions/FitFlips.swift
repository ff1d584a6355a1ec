import GalleyGeometry
import GalleyRender
import GalleySnapshot
public import GalleyText
import GalleyViews

/// The nearest canvases on which many rows decide otherwise, everything else being the same.
public struct FitFlips: Hashable, Sendable {
  public var wider: Width?
  public var narrower: Width?
  public var larger: TypeSize?
  public var smaller: TypeSize?

  public struct Width: Hashable, Sendable {
    /// The canvas's width, in points: of wider ones the least that turns the decision, of narrower ones the last that
    /// does not.
    public var width: Double
    /// The candidate that is shown beyond, from 0.
    public var chosen: Int
    public var source: Source
  }

  public enum Source: String, Hashable, Sendable {
    /// From what the tightest row lacks or has to spare, and confirmed by deciding again half a point on either side.
    case evidence
    /// By deciding again on canvases of other widths, because the room of the rows does not grow with the canvas point
    /// for point; right within half a point.
    case search
  }

  public struct TypeSize: Hashable, Sendable {
    public var size: DynamicTypeSize
    /// The candidate that is shown at it, from 0.
    public var chosen: Int
  }
}

extension InspectedSharedSize.Fit {
  /// The nearest wider canvas than one of `width` on which an earlier candidate holds in every row, if the rows' room
  /// grows as the canvas does.
  func promisedWider(from width: Double) -> FitFlips.Width? {
    let earlier = findings.enumerated().prefix(chosen).filter { $0.element.axis == .horizontal }
    return earlier.min { $0.element.excess < $1.element.excess }.map {
      FitFlips.Width(width: width + $0.element.excess, chosen: $0.offset, source: .evidence)
    }
  }

  /// The narrowest canvas on which the candidate that is shown holds in every row, if the rows' room shrinks as the
  /// canvas does.
  func promisedNarrower(from width: Double) -> FitFlips.Width? {
    guard chosen + 1 < candidates.count, findings.indices.contains(chosen), findings[chosen].axis == .horizontal,
      width + findings[chosen].excess > 1
    else { return nil }
    return FitFlips.Width(width: width + findings[chosen].excess, chosen: chosen + 1, source: .evidence)
  }
}
