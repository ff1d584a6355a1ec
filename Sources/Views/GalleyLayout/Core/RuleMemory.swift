package protocol RuleMemory: AnyObject {
  /// Returns false if a change below the node invalidates the state.
  func outlastsChange() -> Bool
}
