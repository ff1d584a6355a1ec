package import GalleyMessages
import GalleyTemplate

// Errors about a run, and not about a scene.
extension Diagnostic {
  /// Two scenes would write the same file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - first: The path of the scene that comes first.
  ///   - second: The path of the other scene. Both paths are the same if a scene was given twice.
  package init(clashAt path: String, between first: String, and second: String) {
    self.init(
      "'\(first)' and '\(second)' both write '\(path)'", at: SourcePlace(file: second),
      help: first == second ? "name the scene once" : "rename a scene, or render the scenes into different folders")
  }

  /// No scene writes the requested `kinds` of files.
  package init(nothingOfKinds kinds: [String]) {
    self.init(
      "there is no file to write: no scene writes \(Words.alternatives(kinds))",
      help: "leave out --kind, or add the kind to the scene's 'output'")
  }

  /// An unknown command. If its name looks like a scene file, the help suggests rendering the file.
  ///
  /// - Parameters:
  ///   - name: The word that the user typed.
  ///   - known: The names of all commands. The help suggests a similar one.
  package init(unknownCommand name: String, known: [String]) {
    let isScene = name.hasSuffix(".yaml") || name.hasSuffix(".yml")
    let meant = Suggestion.closest(to: name, among: known)
    self.init(
      "'\(name)' is not a galley command",
      help: isScene
        ? "draw it with 'galley render \(name)'" : Words.suggestion(meant, known: known, noun: "commands"))
  }

  /// An unknown help topic.
  ///
  /// - Parameters:
  ///   - name: The word that the user typed.
  ///   - known: The names of all topics. The help suggests a similar one.
  package init(unknownHelp name: String, known: [String]) {
    let meant = Suggestion.closest(to: name, among: known)
    self.init(
      "there is no help for '\(name)'",
      help: meant.map { "did you mean '\($0)'?" } ?? "'galley help' lists the commands and topics")
  }

  /// An error reported by the command line parser.
  ///
  /// - Parameters:
  ///   - usage: The message of the parser. Its first line is shown, and a suggestion in it becomes the help.
  ///   - command: The name of the command; nil if the error is in the name itself.
  ///   - advice: What to do instead; nil (the default) for the parser's suggestion.
  package init(usage: String, command: String?, advice: String? = nil) {
    let line = usage.split(whereSeparator: \.isNewline).first.map(String.init) ?? usage
    let parts = line.split(separator: ". Did you mean ", maxSplits: 1).map(String.init)
    var message = Words.loweringStart(of: parts.first ?? line)
    while message.hasSuffix(".") { message.removeLast() }
    let name = command.map { "galley \($0)" } ?? "galley"
    self.init(
      message,
      help: advice ?? (parts.count > 1 ? "did you mean \(parts[1])" : "'\(name) --help' lists its options"))
  }

  package init(dashedName name: String) {
    self.init(
      "'\(name)' is not an option", help: "if it is a name, write two dashes before it: -- \(Words.shellWord(name))")
  }

  /// A warning about an option with an old name, which still works.
  ///
  /// - Parameters:
  ///   - old: The name that the user typed.
  ///   - new: The current name.
  package init(option old: String, renamed new: String) {
    self.init("'\(old)' was renamed to '\(new)'", help: "the old name still works; write \(new)")
  }

  /// A frame that is after the end of an animation.
  ///
  /// - Parameters:
  ///   - number: The requested frame, from 0.
  ///   - end: The time at which the script ends, in seconds.
  ///   - last: The number of the last frame.
  package init(frame number: Int, pastEnd end: Double, last: Int) {
    self.init(
      "there is no frame \(number): the script ends after \(Words.seconds(end)), with frame \(last)",
      help: "frames count from 0; --fps sets the number of frames per second")
  }

  /// A moment that is after the end of an animation.
  ///
  /// - Parameters:
  ///   - time: The requested time, in seconds.
  ///   - end: The time at which the script ends, in seconds.
  package init(moment time: Double, pastEnd end: Double) {
    self.init(
      "there is no frame at \(Words.seconds(time)): the script ends after \(Words.seconds(end))",
      help: "use an earlier time, or add a 'hold' step at the end of the script")
  }

  /// A bug in Galley.
  package init(fault error: any Error) {
    self.init("internal error in galley: \(error)", help: "please report it, with the scene if possible")
  }

  package init(existing path: String) {
    self.init("'\(path)' already exists", help: "choose another name, or remove the file first")
  }
}
