import GalleyGeometry
import GalleyLayout
import GalleyMotion
import GalleyText
public import GalleyViews

/// Hidden screens keep their state but are not laid out.
public struct TabView<SelectionValue: Hashable, Content: View>: View, LocatedView {
  package let site = CallSite()
  @State private var own: AnyHashable?
  private let selection: Binding<SelectionValue>?
  private let content: Content

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  public var body: some View {
    let selected = selection.map { AnyHashable($0.wrappedValue) } ?? own
    return TabScreens(content: content, selected: selected) { tag in
      if let selection {
        if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
      } else {
        own = tag
      }
    }
  }
}

extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

private struct TabScreens<Content: View>: View {
  typealias Body = Never

  let content: Content
  let selected: AnyHashable?
  let select: (AnyHashable) -> Void

  func _build(into builder: inout NodeBuilder) {
    let nodes = builder.children(along: nil, content._build(into:))
    let tabs = nodes.enumerated().map { index, node in
      let facts = ViewPayload.first(of: node) { $0.tabFacts }
      let row = ViewPayload.first(of: node) { $0.row }?.id
      return TabEntry(
        index: index, tag: facts?.tag ?? ViewPayload.tag(of: node) ?? row ?? AnyHashable(index), item: facts?.item,
        badge: ViewPayload.badge(of: node))
    }
    let chosen = tabs.firstIndex { $0.tag == selected } ?? 0
    let kind = builder.environment.tabViewKind
    let screens = builder.node(TabRule(chosen: chosen), nodes, kind: "tabs")
    let selection = tabs.indices.contains(chosen) ? "\(tabs[chosen].tag.base)" : nil
    if kind.kind == .pages {
      let showsDots = kind.dots == .always || kind.dots == .automatic && tabs.count > 1
      BuiltNode(screens)
        .overlay(alignment: .bottom) {
          if showsDots { PageDots(count: tabs.count, chosen: chosen) { select(tabs[$0].tag) } }
        }
        .control("TabView") { _ in ["selection": selection, "tabViewStyle": "page"] }
        ._build(into: &builder)
    } else {
      TabBarScreen(screens: BuiltNode(screens), tabs: tabs, chosen: chosen, select: select)
        .control("TabView") { _ in ["selection": selection] }
        ._build(into: &builder)
    }
  }
}

struct TabEntry: Identifiable {
  let index: Int
  let tag: AnyHashable
  let item: AnyView?
  let badge: Text?

  var id: Int { index }
}

private struct TabRule: MeasuredRule, UnguidedRule, Equatable {
  let chosen: Int

  var traits: LayoutTraits { LayoutTraits() }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size {
    guard node.children.indices.contains(chosen) else { return proposal.replacingUnspecifiedDimensions() }
    let ideal = node.children[chosen].size(for: proposal)
    return Size(width: proposal.width ?? ideal.width, height: proposal.height ?? ideal.height)
  }

  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    for (index, child) in node.children.enumerated() {
      let space = ProposedViewSize(size)
      let own = child.size(for: space)
      let corner = Point(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
      child.settle(
        index == chosen ? Placement(origin: corner, proposal: space) : nil, in: size, mirrored: node.isRightToLeft,
        context: context)
    }
  }
}

private struct TabBarScreen: View {
  @State private var visibility = Visibility.automatic
  @Environment(\.tabAccessory) private var accessory
  let screens: BuiltNode
  let tabs: [TabEntry]
  let chosen: Int
  let select: (AnyHashable) -> Void

  var body: some View {
    screens
      .onPreferenceChange(TabBarKey.self) { visibility = $0 }
      .modifier(AccessoryInset(accessory: visibility == .hidden ? nil : accessory))
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if visibility != .hidden, tabs.contains(where: { $0.item != nil }) {
          TabBar(tabs: tabs, chosen: chosen, select: select)
        }
      }
  }
}

private struct AccessoryInset: ViewModifier {
  let accessory: AnyView?

  func body(content: Content) -> some View {
    if let accessory {
      content.safeAreaInset(edge: .bottom, spacing: 0) { TabAccessory(content: accessory) }
    } else {
      content
    }
  }
}
