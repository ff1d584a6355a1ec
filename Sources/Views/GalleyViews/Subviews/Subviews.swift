import GalleyLayout

public struct Subview: View, Identifiable {
  public typealias Body = Never

  public let id: AnyHashable
  /// The subview's `tag`, or else its identity.
  package let tag: AnyHashable
  public var containerValues: ContainerValues { ContainerValues(of: node) }
  private let node: LayoutNode

  init(_ node: LayoutNode, at index: Int) {
    self.node = node
    let own = ViewPayload.row(of: node)?.id ?? ViewPayload.identity(of: node)
    id = own ?? AnyHashable(index)
    tag = ListRowTraits(of: node).tag ?? own ?? AnyHashable(index)
  }

  public func _build(into builder: inout NodeBuilder) { builder.append(.init(node, lazily: builder.isLazy)) }
}

public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]

  init(_ subviews: [Subview]) { self.subviews = subviews }

  init<Base: View>(in view: Base, builder: inout NodeBuilder) {
    subviews = builder.children(along: nil, view._build(into:)).enumerated().map { Subview($1, at: $0) }
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> Subview { subviews[index] }
}

extension ForEach where Data == SubviewsCollection, ID == AnyHashable, Content: View {
  public init<Base: View>(subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content) {
    self.init(elements: SubviewsCollection([]), id: \.id, content: content)
    finding = { SubviewsCollection(in: view, builder: &$0) }
  }
}

extension Group {
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupOfSubviews<Base, Result> {
    self.init { GroupOfSubviews(base: view, transform: transform) }
  }
}

public struct GroupOfSubviews<Base: View, Result: View>: View {
  public typealias Body = Never

  let base: Base
  let transform: (SubviewsCollection) -> Result

  public func _build(into builder: inout NodeBuilder) {
    transform(SubviewsCollection(in: base, builder: &builder))._build(into: &builder)
  }
}
