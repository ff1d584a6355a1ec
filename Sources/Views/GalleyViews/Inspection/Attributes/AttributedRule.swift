/// A layout rule that reports the arguments of its view or modifier for inspection.
protocol AttributedRule {
  /// The arguments by their names in code. Omitted arguments are left out or replaced by their defaults.
  var attributes: [String: String] { get }
}
