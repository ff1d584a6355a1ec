public import GalleyGeometry
import GalleyLayout
public import GalleyMotion

extension View {
  /// Links the view's scroller, whose rows are labels, with the list called `list`, whose sections they name by the same
  /// identities.
  ///
  /// The section at the upper edge of the list, below what is pinned there, is selected, and its label goes to the place
  /// `anchor` of the labels' window; a label that is tapped sends the list to its section and stays selected on the way,
  /// until somebody scrolls the list. `spring` takes both there; nil puts them there at once. Labels show with ``ScrollSelectionReader`` that they are selected.
  public func scrollLink(
    to list: some Hashable, anchor: UnitPoint = .center, spring: Spring? = .smooth
  ) -> some View {
    LinkedLabels(
      content: self, list: AnyHashable(list), anchor: anchor, spring: spring, selection: nil, onSelect: { _ in })
  }

  public func scrollLink<ID: Hashable>(
    to list: some Hashable, selection: Binding<ID?>, anchor: UnitPoint = .center, spring: Spring? = .smooth
  ) -> some View {
    LinkedLabels(
      content: self, list: AnyHashable(list), anchor: anchor, spring: spring,
      selection: selection.wrappedValue.map { AnyHashable($0) },
      onSelect: { if let id = $0.base as? ID, selection.wrappedValue != id { selection.wrappedValue = id } })
  }
}

private struct LinkedLabels<Content: View>: View {
  typealias Body = Never

  let content: Content
  let list: AnyHashable
  let anchor: UnitPoint
  let spring: Spring?
  let selection: AnyHashable?
  let onSelect: (AnyHashable) -> Void

  func _build(into builder: inout NodeBuilder) {
    let link = link(in: builder)
    link.update(to: list, anchor: anchor, spring: spring, onSelect: onSelect)
    if let selection, let known = link.selection, !ScrollLink.areSame(selection, known) { link.wish = selection }
    let outer = builder
    builder.modify(content.environment(\.scrollLink, link)._build(into:)) { child in
      let node = outer.node(PassThroughRule(), [child], kind: "scrollLink")
      ViewPayload.of(node)?.link = link
      return node
    }
  }

  private func link(in builder: NodeBuilder) -> ScrollLink {
    let context = builder.context
    guard let place = builder.scope.map({ scope in scope.next { ViewScope(.place, in: scope) } }) else {
      return context.links.link(at: builder.origin.map(AnyHashable.init), to: list, in: context.graph)
    }
    let link = place.memory as? ScrollLink ?? context.links.link(at: nil, to: list, in: context.graph)
    place.memory = link
    return link
  }
}

/// Views of a label that are made from how much it is selected: 0 for not at all, 1 for all, and between while that
/// changes.
///
/// To be used among the labels of a ``View/scrollLink(to:anchor:spring:)``; elsewhere nothing is selected.
public struct ScrollSelectionReader<Content: View>: View {
  private let id: AnyHashable
  private let content: (Double) -> Content

  public init(_ id: some Hashable, @ViewBuilder content: @escaping (_ share: Double) -> Content) {
    self.id = AnyHashable(id)
    self.content = content
  }

  public func _build(into builder: inout NodeBuilder) {
    guard let link = builder.environment.scrollLink else { return content(0)._build(into: &builder) }
    let id = id
    DeferredView(
      kind: "ScrollSelectionReader", initial: link.share(of: id), read: { _ in link.share(of: id) }, views: content
    )._build(into: &builder)
  }

  public typealias Body = Never
}
