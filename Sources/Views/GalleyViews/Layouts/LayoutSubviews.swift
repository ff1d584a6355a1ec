public import GalleyGeometry
import GalleyLayout

public struct LayoutSubviews: RandomAccessCollection, Equatable {
  public let layoutDirection: LayoutDirection
  private let views: [LayoutSubview]

  init(_ nodes: [LayoutNode], layoutDirection: LayoutDirection, placements: LayoutPlacements?) {
    self.layoutDirection = layoutDirection
    views = nodes.enumerated().map { LayoutSubview(node: $1, index: $0, placements: placements) }
  }

  private init(_ views: [LayoutSubview], layoutDirection: LayoutDirection) {
    self.views = views
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { views.count }

  public subscript(index: Int) -> LayoutSubview { views[index] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(Array(views[bounds]), layoutDirection: layoutDirection)
  }

  public subscript(indices: some Sequence<Int>) -> LayoutSubviews {
    LayoutSubviews(indices.map { views[$0] }, layoutDirection: layoutDirection)
  }

  var nodes: [LayoutNode] { views.map(\.node) }
}

public struct LayoutSubview: Equatable {
  let node: LayoutNode
  private let index: Int
  private let placements: LayoutPlacements?

  init(node: LayoutNode, index: Int, placements: LayoutPlacements?) {
    self.node = node
    self.index = index
    self.placements = placements
  }

  /// The layout priority (default: 0). Views with higher values get space first.
  public var priority: Double { node.priority }

  public var spacing: ViewSpacing { ViewSpacing(of: node) }

  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.layoutValue(of: ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { node.size(for: proposal) }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { node.dimensions(for: proposal) }

  /// Places the view's `anchor` at `position` in the container and proposes a size to it.
  ///
  /// Call it only in ``Layout/placeSubviews(in:proposal:subviews:cache:)``; elsewhere it has no effect.
  ///
  /// - Parameters:
  ///   - position: The point in the container, in points.
  ///   - anchor: The point of the view that is placed there (default: top leading).
  ///   - proposal: The size that the view is measured with. Nil on an axis requests the ideal length.
  public func place(at position: Point, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    guard let placements else { return }
    let size = node.size(for: proposal)
    let origin = Point(
      x: (position.x - anchor.x * size.width).settled, y: (position.y - anchor.y * size.height).settled)
    placements.place(index, at: Placement(origin: origin, proposal: proposal))
  }

  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool { first.node === second.node }
}

extension Double {
  fileprivate var settled: Double { isFinite ? self : 0 }
}

final class LayoutPlacements {
  private(set) var placements: [Placement?]

  init(count: Int) { placements = Array(repeating: nil, count: count) }

  func place(_ index: Int, at placement: Placement) { placements[index] = placement }
}
