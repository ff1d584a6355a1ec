public import GalleyGeometry

/// A position of a scroll view: an offset, or a view or row to show.
///
/// ```swift
/// stage.scrollPositions["inbox"] = .target(.row(40), anchor: .top)
/// ```
public enum ScrollDestination: Hashable, Sendable {
  /// A distance from the start, in points: 0 is the top, and negative values are overscrolled. The distance is not
  /// clamped.
  case offset(Point)
  /// The position at which a target appears at the anchor point of the viewport.
  case target(ScrollSubject, anchor: UnitPoint, extra: Point = .zero, isClamped: Bool = true)
}

/// The view, row or end of the content that a scroll view shows.
public enum ScrollSubject: Hashable, Sendable {
  case id(String)
  /// The zero-based index in the first collection inside the scroll view.
  case row(Int)
  case top
  case bottom
}

extension ScrollSubject: CustomStringConvertible {
  public var description: String {
    switch self {
    case .id(let id): id
    case .row(let row): "row:\(row)"
    case .top: "top"
    case .bottom: "bottom"
    }
  }
}
