/// Has no effect.
public struct ResetFocusAction {
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
