public import GalleyGeometry
import GalleyLayout

public struct ViewSpacing: Hashable, Sendable {
  /// The preferred space above the view, in points; nil leaves the choice to the neighbour, or to the default of 8.
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

  /// Returns the space between a view and its successor `next` on `axis`, in points.
  ///
  /// It is the larger preference of the two, 8 if neither has one, and 0 next to a spacer.
  ///
  /// - Parameters:
  ///   - next: The preferences of the successor.
  ///   - axis: The axis along which the views follow each other.
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
