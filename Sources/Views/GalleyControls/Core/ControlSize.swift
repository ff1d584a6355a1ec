public import GalleyViews

public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// The same size as ``small`` on iOS.
  case mini
  case small
  case regular
  case large
  /// The same size as ``large`` on iOS.
  case extraLarge
}

extension EnvironmentValues {
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  var hasOwnTint: Bool { tint != EnvironmentValues().tint }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension View {
  public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
}
