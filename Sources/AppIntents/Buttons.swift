import SwiftUI
public import SwiftUICore

extension Button {
  /// A button that does `intent`.
  public init(intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: nil, intent: intent, label: label)
  }

  /// A button of `role` that does `intent`.
  public init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { intent.start() }, label: label)
  }
}

extension Button where Label == Text {
  /// A button called `title` that does `intent`.
  public init(_ title: LocalizedStringKey, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }

  /// A button called `title`, just as it is, that does `intent`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, intent: some AppIntent) {
    self.init(role: role, intent: intent) { Text(title) }
  }
}

extension Toggle {
  /// A toggle that does `intent` and shows `isOn`.
  public init(isOn: Bool, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(isOn: Binding(get: { isOn }, set: { _ in intent.start() }), label: label)
  }
}

extension Toggle where Label == Text {
  /// A toggle called `title` that does `intent` and shows `isOn`.
  public init(_ title: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}

extension AppIntent {
  /// Begins to do it; what comes of it, and what goes wrong, is told to nobody.
  fileprivate func start() { Task { @MainActor in _ = try? await perform() } }
}
