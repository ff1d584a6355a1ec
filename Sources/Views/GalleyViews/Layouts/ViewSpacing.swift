public import GalleyGeometry
import GalleyLayout

/// The room a view wants on each side.
public struct ViewSpacing: Hashable, Sendable {
  /// What each side wants, in points; nil leaves it to the neighbour, and to the usual 8 where that says nothing.
  private var top: Double?
  private var leading: Double?
  private var bottom: Double?
  private var trailing: Double?

  public init() {}

  public static let zero = ViewSpacing(all: 0)

  private init(all length: Double) { (top, leading, bottom, trailing) = (length, length, length, length) }

  init(of node: LayoutNode) {
    for edge in Edge.allCases { self[edge] = node.spacing(on: edge) }
  }

  /// What the side `edge` wants, in points.
  subscript(edge: Edge) -> Double? {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// The space between a view and `next`, which follows it on `axis`, in points: the greater of what both want, 8 where
  /// neither says, none beside a spacer.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    let end: Edge = axis == .horizontal ? .trailing : .bottom
    let start: Edge = axis == .horizontal ? .leading : .top
    return StackRule.space(between: self[end], and: next[start])
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      guard let wanted = other[edge] else { continue }
      self[edge] = self[edge].map { max($0, wanted) } ?? wanted
    }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var both = self
    both.formUnion(other, edges: edges)
    return both
  }
}
