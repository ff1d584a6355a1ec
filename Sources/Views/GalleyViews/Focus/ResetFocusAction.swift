/// Moves the focus to where it is by default.
public struct ResetFocusAction {
  /// Asks for the focus of `namespace` to move; a stage has no focus.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  /// Moves the focus to where it is by default; a stage has no focus.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
