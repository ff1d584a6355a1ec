package protocol RuleMemory: AnyObject {
  /// False if a change below the node invalidates the state.
  func outlastsChange() -> Bool
}
