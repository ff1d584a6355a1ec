import GalleyViews

/// The style of a control's label: the one set around the control, or else `accent`; faded where it is disabled.
struct ControlStyle: ShapeStyle {
  let isEnabled: Bool
  /// The colour where none is set; nil is the accent colour.
  var accent: Color?

  func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    guard let style = environment.foregroundStyle, !(style is ContainerStyle) else {
      return isEnabled ? (accent ?? environment.tint).resolve(in: environment) : Color.tertiary.resolve(in: environment)
    }
    let set = style._settle(in: environment)
    return isEnabled ? set : set.multiplyingAlpha(by: ControlStyle.disabledShare)
  }

  /// How much of a style shows in a disabled control: as much as of the label colour in the system's tertiary one.
  static let disabledShare = 0.3
}
