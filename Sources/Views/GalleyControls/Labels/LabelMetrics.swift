public import GalleyViews

extension View {
  public func labelReservedIconWidth(_ value: Double) -> some View { environment(\.labelIconWidth, value) }

  public func labelIconToTitleSpacing(_ value: Double) -> some View { environment(\.labelSpacing, value) }

  public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.hidesLabels) { if visibility != .automatic { $0 = visibility == .hidden } }
  }
}

extension EnvironmentValues {
  public var labelsVisibility: Visibility { hidesLabels ? .hidden : .automatic }

  var labelIconWidth: Double? {
    get { self[LabelIconWidthKey.self] }
    set { self[LabelIconWidthKey.self] = newValue }
  }

  var labelSpacing: Double? {
    get { self[LabelSpacingKey.self] }
    set { self[LabelSpacingKey.self] = newValue }
  }
}

private enum LabelIconWidthKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

private enum LabelSpacingKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}
