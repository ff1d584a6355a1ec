package protocol RuleMemory: AnyObject {
  /// Returns whether the state stays valid if anything below the node changes.
  func outlastsChange() -> Bool
}
