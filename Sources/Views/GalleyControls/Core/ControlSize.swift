public import GalleyViews

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// The smallest; on iOS as large as ``small``.
  case mini
  /// For places with little room.
  case small
  /// The size of controls where nothing is said.
  case regular
  /// For the main action of a screen.
  case large
  /// As ``large`` on iOS.
  case extraLarge
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// Whether an accent colour was set around a view.
  var hasOwnTint: Bool { tint != EnvironmentValues().tint }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension View {
  /// Makes the controls of the view as large as `size` says.
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
}
