public import GalleyText

extension SceneError {
  /// What is wrong, by what it is wrong with.
  ///
  /// Each domain words its own cases in one exhaustive switch, so a case without words does not compile.
  public enum Kind: Error, Hashable, Sendable {
    /// Files that a scene names.
    case file(Files)
    /// The text of a scene as YAML.
    case yaml(YAML)
    /// Values that are no such thing.
    case value(Values)
    /// Keys of mappings, and values that do not go together.
    case key(Keys)
    /// Numbers and their units.
    case number(Numbers)
    /// Views and parts.
    case view(Views)
    /// Fields of rows in texts.
    case field(Fields)
    /// A text that cannot be set.
    case text(TextProblem)
    /// A modifier that does nothing where it stands: what it is about is not inside the view, nor around it where it
    /// may be `isAround`.
    case idleModifier(String, ModifierMatter, isAround: Bool)
    /// Tables and the files they are read from.
    case table(Tables)
    /// The text is no JSON.
    case json(JSONProblem)
    /// Names and ids.
    case name(Names)
    /// States, their steps, and variants.
    case moment(Moments)
    /// Paths of what is written.
    case output(Outputs)
  }
}

extension SceneError {
  /// What is wrong with a text that should be JSON.
  public enum JSONProblem: Hashable, Sendable {
    /// The text ends too early.
    case unexpectedEnd
    /// A character that cannot stand here; `expected` is a noun phrase.
    case unexpected(String, expected: String)
    /// A string with a raw line break or control character.
    case controlCharacter
    /// An escape that does not exist.
    case badEscape
    /// A number that breaks the rules.
    case badNumber
    /// Lists and objects deeper than `limit`.
    case tooDeep(limit: Int)
  }
}
