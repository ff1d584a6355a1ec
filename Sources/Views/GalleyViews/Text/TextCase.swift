extension Text {
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase

    func applied(to text: String) -> String {
      switch self {
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      }
    }
  }
}

private struct TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

extension EnvironmentValues {
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  var writing: ((String) -> String)? { textCase.map { textCase in { textCase.applied(to: $0) } } }
}

extension View {
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
}
