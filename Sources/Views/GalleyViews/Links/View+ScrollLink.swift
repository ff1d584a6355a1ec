public import GalleyGeometry
import GalleyLayout
public import GalleyMotion

extension View {
  /// Links this scroll view of labels with a list whose sections have the same identities as the labels.
  ///
  /// The label of the topmost section (below pinned headers) is selected and scrolled to `anchor`. A tapped label
  /// scrolls the list to its section and stays selected until the list is scrolled in another way.
  ///
  /// ```
  /// ScrollView(.horizontal) {
  ///   HStack {
  ///     ForEach(sections) { section in
  ///       ScrollSelectionReader(section.id) { share in Text(section.name).opacity(0.5 + share / 2) }
  ///     }
  ///   }
  /// }
  /// .scrollLink(to: "menu")
  /// ```
  ///
  /// - Parameters:
  ///   - list: The identity of the list.
  ///   - anchor: The position of the selected label in the viewport (default: the centre).
  ///   - spring: The animation of both scroll views (default: `.smooth`); nil moves them immediately.
  public func scrollLink(
    to list: some Hashable, anchor: UnitPoint = .center, spring: Spring? = .smooth
  ) -> some View {
    LinkedLabels(
      content: self, list: AnyHashable(list), anchor: anchor, spring: spring, selection: nil, onSelect: { _ in })
  }

  /// Links this scroll view of labels with a list and binds the selected section; see
  /// ``scrollLink(to:anchor:spring:)``. Setting `selection` scrolls the list.
  ///
  /// - Parameters:
  ///   - list: The identity of the list.
  ///   - selection: The identity of the topmost section. Setting it to nil does not scroll the list.
  ///   - anchor: The position of the selected label in the viewport (default: the centre).
  ///   - spring: The animation of both scroll views (default: `.smooth`); nil moves them immediately.
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

/// The content of a label, which depends on how far the label is selected, from 0 to 1. Outside a scroll view with
/// ``View/scrollLink(to:anchor:spring:)``, the value is always 0.
public struct ScrollSelectionReader<Content: View>: View {
  private let id: AnyHashable
  private let content: (Double) -> Content

  /// Creates the content of a label.
  ///
  /// - Parameters:
  ///   - id: The identity of the label and of its section in the list.
  ///   - content: Returns the content, given how far the label is selected, from 0 to 1.
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
