extension View {
  public func disabled(_ isDisabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { if isDisabled { $0 = false } }
  }
}

extension EnvironmentValues {
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
