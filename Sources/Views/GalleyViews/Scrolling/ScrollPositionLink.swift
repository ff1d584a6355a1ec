public import GalleyGeometry
import GalleyLayout
import GalleyScroll

struct ScrollPositionLink {
  let value: AnyHashable?
  let wish: ScrollWish?
  /// Returns the new value for the first visible row after the stage has scrolled; nil keeps the current value.
  let following: (AnyHashable?) -> AnyHashable?
  let write: (AnyHashable) -> Void
}

extension EnvironmentValues {
  var scrollPositionLink: ScrollPositionLink? {
    get { self[ScrollPositionLinkKey.self] }
    set { self[ScrollPositionLinkKey.self] = newValue }
  }
}

private struct ScrollPositionLinkKey: EnvironmentKey {
  static var defaultValue: ScrollPositionLink? { nil }
}

final class ScrollPositionFollower: NodeAttachment {
  private let state: ScrollState
  private var link: ScrollPositionLink?
  private var known: AnyHashable?
  private var reported: Point?

  init(of state: ScrollState, in scope: ViewScope) {
    self.state = state
    super.init(in: scope)
  }

  /// Scrolls to the value of the binding, unless this object has written it.
  func follow(_ link: ScrollPositionLink) {
    self.link = link
    guard link.value != known else { return }
    known = link.value
    if let wish = link.wish { state.move(wish) }
  }

  override func leave(_ walk: inout NodeWalk, node: LayoutNode, frame: Rect, preferences: inout PreferenceValues) {
    walk.findings.append { [self] in report(node) }
  }

  private func report(_ node: LayoutNode) {
    defer { reported = state.shown }
    guard let scope, let link, let reported, reported != state.shown, !state.wasMovedByViews,
      let value = link.following(firstRow(of: node)), value != known
    else { return }
    known = value
    scope.context.graph.actions.add(.preference, of: scope) { link.write(value) }
  }

  private func firstRow(of node: LayoutNode) -> AnyHashable? {
    guard let facts = ViewPayload.of(node)?.scroll else { return nil }
    let insets = facts.geometry.contentInsets
    let start = Point(x: facts.viewport.minX + insets.leading, y: facts.viewport.minY + insets.top)
    let axis: Axis = facts.axes.contains(.vertical) ? .vertical : .horizontal
    func search(_ node: LayoutNode, _ origin: Point) -> AnyHashable? {
      guard node.isPlaced else { return nil }
      let frame = node.frame.offsetBy(origin)
      if let id = ViewPayload.of(node)?.row?.id {
        return frame.origin[axis] + frame.size[axis] > start[axis] ? id : nil
      }
      return node.children.firstAnswer { search($0, frame.origin) }
    }
    return node.children.firstAnswer { search($0, .zero) }
  }
}

extension View {
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    LinkedScroller(content: self, id: id, anchor: anchor)
  }
}

private struct LinkedScroller<Content: View, ID: Hashable>: View, UnnamedView {
  let content: Content
  @Binding var id: ID?
  let anchor: UnitPoint?

  var body: some View {
    let link = ScrollPositionLink(
      value: id.map { AnyHashable($0) }, wish: id.map { .target(.id("\($0)"), anchor: anchor) },
      following: { $0?.base is ID ? $0 : nil }, write: { if let row = $0.base as? ID { id = row } })
    content.environment(\.scrollPositionLink, link)
  }
}
