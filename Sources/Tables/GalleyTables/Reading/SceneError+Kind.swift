public import GalleyText

extension SceneError {
  /// The cases are grouped by subject. Each subject has its messages in one exhaustive switch, so a case without a
  /// message does not compile.
  public enum Kind: Error, Hashable, Sendable {
    case file(Files)
    case yaml(YAML)
    case value(Values)
    case key(Keys)
    case number(Numbers)
    case view(Views)
    case field(Fields)
    case text(TextProblem)
    /// The view that the modifier needs is not inside the modified view or, if `isAround`, not around it.
    case idleModifier(String, ModifierSubject, isAround: Bool)
    case table(Tables)
    case json(JSONProblem)
    case name(Names)
    case moment(Moments)
    case output(Outputs)
  }
}

extension SceneError {
  public enum JSONProblem: Hashable, Sendable {
    case unexpectedEnd
    case unexpected(String, expected: String)
    case controlCharacter
    case badEscape
    case badNumber
    case tooDeep(limit: Int)
  }
}
