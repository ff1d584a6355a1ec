public import GalleyViews

/// How a label's icon and title stand to each other.
extension View {
  public func labelReservedIconWidth(_ value: Double) -> some View { environment(\.labelIconWidth, value) }

  public func labelIconToTitleSpacing(_ value: Double) -> some View { environment(\.labelSpacing, value) }

  public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.hidesLabels) { if visibility != .automatic { $0 = visibility == .hidden } }
  }
}

extension EnvironmentValues {
  public var labelsVisibility: Visibility { hidesLabels ? .hidden : .automatic }

  /// The room that labels keep for their icons; nil is the place's.
  var labelIconWidth: Double? {
    get { self[LabelIconWidthKey.self] }
    set { self[LabelIconWidthKey.self] = newValue }
  }

  /// The room between a label's icon and its title; nil is the place's.
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
