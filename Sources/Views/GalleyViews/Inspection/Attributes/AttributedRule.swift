protocol AttributedRule {
  /// Omitted arguments are left out or replaced by their defaults.
  var attributes: [String: String] { get }
}
