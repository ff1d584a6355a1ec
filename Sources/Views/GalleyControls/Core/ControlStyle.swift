import GalleyViews

/// The foreground style around the control, or `accent` if there is none.
struct ControlStyle: ShapeStyle {
  let isEnabled: Bool
  var accent: Color?

  func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    guard let style = environment.foregroundStyle, !(style is ContainerStyle) else {
      return isEnabled ? (accent ?? environment.tint).resolve(in: environment) : Color.tertiary.resolve(in: environment)
    }
    let set = style._settle(in: environment)
    return isEnabled ? set : set.multiplyingAlpha(by: ControlStyle.disabledShare)
  }

  /// The ratio of the system's tertiary label colour to its label colour.
  static let disabledShare = 0.3
}
