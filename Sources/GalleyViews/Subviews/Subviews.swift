import GalleyLayout

/// A view that another view found in its content.
public struct Subview: View, Identifiable {
  /// Its node is built already.
  public typealias Body = Never

  /// What tells the subview from the others.
  public let id: AnyHashable
  /// What the subview stands for in a selection: what `tag` says, or its identity.
  package let tag: AnyHashable
  /// What the subview says to the container around it.
  public var containerValues: ContainerValues { ContainerValues(of: node) }
  private let node: LayoutNode

  fileprivate init(_ node: LayoutNode, at index: Int) {
    self.node = node
    let own = ViewPayload.row(of: node)?.id ?? ViewPayload.identity(of: node)
    id = own ?? AnyHashable(index)
    tag = ListRowTraits(of: node).tag ?? own ?? AnyHashable(index)
  }

  /// Adds the subview's node.
  public func _build(into builder: inout NodeBuilder) { builder.append(.init(node, lazily: builder.isLazy)) }
}

/// The views that another view found in its content, from first to last.
public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]

  fileprivate init(_ subviews: [Subview]) { self.subviews = subviews }

  /// Where the first subview is.
  public var startIndex: Int { subviews.startIndex }
  /// Behind the last subview.
  public var endIndex: Int { subviews.endIndex }

  /// The subview at `index`.
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension Group {
  /// The views that `transform` makes of those in `view`.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupOfSubviews<Base, Result> {
    self.init { GroupOfSubviews(base: view, transform: transform) }
  }
}

/// The views that are made of those in another view.
public struct GroupOfSubviews<Base: View, Result: View>: View {
  /// It has nodes of its own making.
  public typealias Body = Never

  let base: Base
  let transform: (SubviewsCollection) -> Result

  /// Adds the nodes of what is made.
  public func _build(into builder: inout NodeBuilder) {
    let nodes = builder.children(along: nil, base._build(into:))
    transform(SubviewsCollection(nodes.enumerated().map { Subview($1, at: $0) }))._build(into: &builder)
  }
}
