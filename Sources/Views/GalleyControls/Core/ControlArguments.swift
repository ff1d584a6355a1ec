package import GalleyViews

package enum ControlArguments {
  /// For example "borderedProminent"; `nil` for the default style.
  package static func style(_ style: Any, _ suffix: String) -> String? {
    let type = (style as? any NamedStyle)?.namedType ?? type(of: style)
    let name = "\(type)"
    if name == "Default\(suffix)" || name == "Automatic\(suffix)" { return nil }
    guard name.hasSuffix(suffix), name.count > suffix.count else { return name }
    let stem = name.dropLast(suffix.count)
    return stem.prefix(1).lowercased() + stem.dropFirst()
  }

  package static func state(_ environment: EnvironmentValues) -> [String: String?] {
    [
      "isEnabled": environment.isEnabled ? nil : "false",
      "tint": environment.hasOwnTint ? ControlText.color(environment.tint, in: environment) : nil,
    ]
  }

  static func label(_ environment: EnvironmentValues) -> [String: String?] {
    ["labelsHidden": environment.hidesLabels ? "true" : nil]
  }

  package static func size(_ environment: EnvironmentValues) -> String? {
    environment.controlSize == .regular ? nil : "\(environment.controlSize)"
  }
}

protocol NamedStyle {
  var namedType: Any.Type { get }
}

extension [String: String?] {
  package static func + (first: Self, second: Self) -> Self { first.merging(second) { $1 } }
}
