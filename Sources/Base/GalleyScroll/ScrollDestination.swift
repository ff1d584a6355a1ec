public import GalleyGeometry

/// Where a scroller should stand.
public enum ScrollDestination: Hashable, Sendable {
  /// As far from rest as given, in points: 0 is the top, negative is pulled beyond it. Not clamped.
  case offset(Point)
  /// So that a target shows at a place of the viewport.
  case target(ScrollSubject, anchor: UnitPoint, extra: Point = .zero, isClamped: Bool = true)
}

/// What a scroller should show.
public enum ScrollSubject: Hashable, Sendable {
  case id(String)
  /// The row with a number, from 0, of the first collection inside.
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
