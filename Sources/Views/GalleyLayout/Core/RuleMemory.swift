/// State that a rule stores with its node between layouts.
package protocol RuleMemory: AnyObject {
  /// Handles a change below the node. Returns whether the state stays valid.
  func outlastsChange() -> Bool
}
