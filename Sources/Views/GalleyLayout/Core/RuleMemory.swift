/// What a rule keeps with its node from one question to the next.
package protocol RuleMemory: AnyObject {
  /// Called when something below the node changed; whether what is kept stays with the node.
  func outlastsChange() -> Bool
}
