public import GalleyText

extension SceneError {
  /// What is wrong, by what it is wrong with.
  ///
  /// Each domain words its own cases in one exhaustive switch, so a case without words does not compile.
  public enum Kind: Error, Hashable, Sendable {
    case file(Files)
    case yaml(YAML)
    case value(Values)
    case key(Keys)
    case number(Numbers)
    case view(Views)
    case field(Fields)
    case text(TextProblem)
    /// A modifier that does nothing where it stands: what it is about is not inside the view, nor around it where it
    /// may be `isAround`.
    case idleModifier(String, ModifierMatter, isAround: Bool)
    case table(Tables)
    case json(JSONProblem)
    case name(Names)
    case moment(Moments)
    case output(Outputs)
  }
}

extension SceneError {
  /// What is wrong with a text that should be JSON.
  public enum JSONProblem: Hashable, Sendable {
    case unexpectedEnd
    case unexpected(String, expected: String)
    case controlCharacter
    case badEscape
    case badNumber
    case tooDeep(limit: Int)
  }
}
