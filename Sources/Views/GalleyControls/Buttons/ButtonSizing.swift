public import GalleyViews

/// How wide buttons with grounds are.
public enum ButtonSizing: Hashable, Sendable {
  /// As wide as their labels.
  case automatic, fitted
  /// As wide as there is room.
  case flexible
}

extension EnvironmentValues {
  /// How wide buttons with grounds are.
  var buttonSizing: ButtonSizing {
    get { self[ButtonSizingKey.self] }
    set { self[ButtonSizingKey.self] = newValue }
  }
}

private enum ButtonSizingKey: EnvironmentKey {
  static var defaultValue: ButtonSizing { .automatic }
}

extension View {
  /// How wide the buttons of the view are that have grounds.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { environment(\.buttonSizing, sizing) }
}
