protocol AttributedRule {
  /// Arguments that the code omits are left out or replaced by their defaults.
  var attributes: [String: String] { get }
}
