import GalleyTemplate

// What only a whole run can do wrong.
extension Diagnostic {
  /// Two scenes of one run that would write the same file.
  public init(clashAt path: String, between first: String, and second: String) {
    self.init(
      "'\(first)' and '\(second)' both write '\(path)'", at: SourcePlace(file: second),
      help: first == second ? "name the scene once" : "rename a scene, or render them into different folders")
  }

  /// A run that was asked for `kinds` of files only, which none of its scenes writes.
  public init(nothingOfKinds kinds: [String]) {
    self.init(
      "there is nothing to write: no scene writes \(Words.alternatives(kinds))",
      help: "leave out --kind, or add the kind under the scene's 'output:'")
  }

  /// A command that is not among `known`; a scene file is most likely meant to be drawn.
  public init(unknownCommand name: String, known: [String]) {
    let isScene = name.hasSuffix(".yaml") || name.hasSuffix(".yml")
    let meant = Suggestion.closest(to: name, among: known)
    self.init(
      "'\(name)' is no command of galley",
      help: isScene
        ? "draw it with 'galley render \(name)'" : Words.suggestion(meant, known: known, noun: "commands"))
  }

  /// A name that looks like options.
  public init(dashedName name: String) {
    self.init("'\(name)' is no option", help: "names that begin with a dash go behind two: -- \(Words.shellWord(name))")
  }

  /// An error that nothing should throw.
  public init(fault error: any Error) {
    self.init("galley itself is at fault: \(error)", help: "report it, with the scene if you can")
  }

  /// A first scene that would take the place of the file at `path`.
  public init(existing path: String) {
    self.init("'\(path)' is there already", help: "choose another name, or remove the file first")
  }
}
