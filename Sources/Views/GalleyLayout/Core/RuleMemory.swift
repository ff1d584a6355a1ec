package protocol RuleMemory: AnyObject {
  /// Returns whether the state stays valid after a change below the node.
  func outlastsChange() -> Bool
}
