/// Has no effect: a stage does not move the focus.
public struct ResetFocusAction {
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
