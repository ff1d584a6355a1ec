import GalleyGeometry
import GalleyMotion
public import GalleyViews

public struct DisclosureGroup<Label: View, Content: View>: View, UnnamedView, LocatedView {
  package let site = CallSite()
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  public var body: some View {
    let isShown = isExpanded ?? $isOpen
    parts(isShown).control("DisclosureGroup") { [isExpanded = isShown.wrappedValue] environment in
      ["isExpanded": isExpanded ? "true" : nil, "tint": ControlArguments.state(environment)["tint"] ?? nil]
    }
  }

  @ViewBuilder private func parts(_ isShown: Binding<Bool>) -> some View {
    if let style {
      AnyView(
        style.makeBody(
          configuration: DisclosureGroupStyleConfiguration(
            label: ControlPart(label), content: ControlPart(content()), isExpanded: isShown)))
    } else {
      DisclosureHeader(label: label, isShown: isShown)
      if isShown.wrappedValue { content().disclosed() }
    }
  }
}

struct DisclosureHeader<Label: View>: View {
  @Environment(\.tint) private var tint
  let label: Label
  let isShown: Binding<Bool>

  var body: some View {
    HStack {
      label
      Spacer()
      Chevron(color: tint).rotationEffect(.degrees(isShown.wrappedValue ? 90 : 0))
    }
    .contentShape(Rectangle())
    .touchable("DisclosureGroup", action: { withAnimation { isShown.wrappedValue.toggle() } })
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
