import GalleyLayout
import GalleyText
public import GalleyViews

struct TabItemView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let change: (inout TabFacts) -> Void

  func _build(into builder: inout NodeBuilder) {
    var facts = TabFacts()
    change(&facts)
    let outer = builder
    builder.modify(content._build(into:)) { child in
      let node = outer.node(ShownRule(isShown: true), [child], kind: "tabItem")
      ViewPayload.of(node)?.tabFacts = facts
      return node
    }
  }
}

struct TabFacts {
  var item: AnyView?
  var tag: AnyHashable?
  var role: TabRole?
}

extension ViewPayload {
  var tabFacts: TabFacts? {
    get { self[TabFactsKey.self] }
    set { self[TabFactsKey.self] = newValue }
  }
}

private enum TabFactsKey: NodeValueKey {
  typealias Value = TabFacts
}

extension View {
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
    let item = AnyView(label())
    return TabItemView(content: self) { $0.item = item }
  }
}

public enum TabRole: Hashable, Sendable {
  case search
}

public protocol TabContent: View {}

public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  private let value: Value?
  private let role: TabRole?
  private let content: Content
  private let label: Label

  public var body: some View {
    TabItemView(content: ZStack { content }) { facts in
      facts = TabFacts(item: AnyView(label), tag: value.map { AnyHashable($0) }, role: role)
    }
  }
}

extension Tab {
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.value, self.role, self.content, self.label) = (value, role, content(), label())
  }
}

extension Tab where Value == Never {
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (value, self.role, self.content, self.label) = (nil, role, content(), label())
  }
}

extension TabItemView: TabContent {}
extension ForEach: TabContent where Content: View {}
extension EmptyView: TabContent {}
extension TupleView: TabContent {}
extension ConditionalContent: TabContent {}
extension Optional: TabContent where Wrapped: View {}
