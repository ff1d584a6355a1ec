import GalleyControls
import GalleyGeometry
import GalleyText
public import GalleyViews

public struct NavigationLink<Label: View, Destination: View>: View, LocatedView {
  package let site = CallSite()
  @Environment(\.navigator) private var navigator
  @Environment(\.isInList) private var isInList
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.linkIndicator) private var indicator
  @Environment(\.rowBadge) private var badge
  private let action: Action
  private let label: Label

  private enum Action {
    case view(() -> Destination)
    case value(AnyHashable?)
    case binding(Binding<Bool>, () -> Destination)
  }

  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    (action, self.label) = (.view(destination), label())
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    (action, self.label) = (.view { destination }, label())
  }

  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    (action, self.label) = (.binding(isActive, destination), label())
  }

  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (action, self.label) = (.binding(isActive) { destination }, label())
  }

  public init<Tag: Hashable>(
    tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: selection.isTag(tag), destination: destination, label: label)
  }

  public init<Tag: Hashable>(
    destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: selection.isTag(tag), destination: { destination }, label: label)
  }

  @ViewBuilder public var body: some View {
    switch action {
    case .view(let destination):
      link { [navigator] in navigator?.push(AnyView(destination())) }
    case .value(let value):
      link { [navigator] in if let value { navigator?.push(value: value) } }
    case .binding(let isActive, let destination):
      link { isActive.wrappedValue = true }
        .modifier(PresentedDestination(isPresented: isActive, presented: ScreenContent(AnyView(destination()))))
    }
  }

  private func link(_ action: @escaping () -> Void) -> LinkLabel {
    LinkLabel(
      label: AnyView(label), isInList: isInList, isEnabled: isEnabled, indicator: indicator, badge: badge,
      action: action)
  }
}

/// A primitive view without the label's type: looking up metadata of deeply nested generic types would slow down
/// measuring long lists.
private struct LinkLabel: View {
  typealias Body = Never

  let label: AnyView
  let isInList: Bool
  let isEnabled: Bool
  let indicator: Visibility
  let badge: Text?
  let action: () -> Void

  @ViewBuilder private var views: some View {
    if isInList {
      HStack(spacing: 8) {
        BadgedLabel(label.frame(maxWidth: .infinity, alignment: .leading), badge: badge)
        if indicator != .hidden { DisclosureChevron() }
      }
      .touchable("NavigationLink", fillsRow: true, action: isEnabled ? action : nil)
    } else {
      Button(action: action) { label }
    }
  }

  func _build(into builder: inout NodeBuilder) { views._build(into: &builder) }

  func _trace(_ trace: RowTrace) { views._trace(trace) }
}

extension Binding {
  fileprivate func isTag<Tag: Hashable>(_ tag: Tag) -> Binding<Bool> where Value == Tag? {
    Binding<Bool>(
      get: { wrappedValue == tag },
      set: { isOn in
        if isOn { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
      })
  }
}

extension NavigationLink where Destination == Never {
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    (action, self.label) = (.value(value.map { AnyHashable($0) }), label())
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) {
    self.init(value: value) { Text(title) }
  }

  @_disfavoredOverload
  public init<Value: Hashable>(_ title: some StringProtocol, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  public init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  public init(
    _ title: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  public init(_ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  public init<Tag: Hashable>(
    _ title: LocalizedStringKey, destination: Destination, tag: Tag, selection: Binding<Tag?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension NavigationLink {
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
