import ArgumentParser
import Galley

/// The help for scenes, such as the output of `galley help views` or `galley help modifiers padding`.
struct SceneHelp {
  private enum Content {
    case topic(SceneReference.Topic, names: [String])
    case text(String)
  }

  private let content: Content

  /// Returns nil if the arguments do not concern scenes. Throws an error if they ask for help about something unknown.
  init?(_ arguments: [String], commands: [String]) throws(ExitCode) {
    guard arguments.first == "help", arguments.count > 1 else { return nil }
    let word = arguments[1]
    if commands.contains(word) || ["help", "-h", "--help", "--version"].contains(word) { return nil }
    if let topic = SceneReference.Topic(rawValue: word) {
      content = .topic(topic, names: Array(arguments.dropFirst(2)))
    } else if let text = Self.text(of: word) ?? Self.text(ofError: arguments.dropFirst().joined(separator: " ")) {
      content = .text(text)
    } else {
      let known = SceneReference.Topic.allCases.map(\.rawValue) + commands
      let words = SceneReference.Topic.allCases.flatMap { SceneReference($0).entries.map(\.name) }
      Terminal.report(Diagnostic(unknownHelp: word, known: known + words))
      throw .validationFailure
    }
  }

  private static func text(of word: String) -> String? {
    if word.hasPrefix("-") { return OptionHelp.text(of: word) }
    let matches = SceneReference.matches(word)
    guard matches.isEmpty else { return matches.map { $0.text() }.joined(separator: "\n\n") }
    return OptionHelp.text(of: "--\(word)")
  }

  /// Returns the help of all names that an error message quotes, such as 'padding', and of the options it mentions.
  private static func text(ofError message: String) -> String? {
    let quoted = message.matches(of: /'(-{0,2}[A-Za-z][\w-]*)'|(--[a-z][a-z-]+)/).compactMap { $0.1 ?? $0.2 }
    let texts = quoted.compactMap { Self.text(of: String($0)) }
    var shown: Set<String> = []
    let distinct = texts.filter { shown.insert($0).inserted }
    return distinct.isEmpty ? nil : distinct.joined(separator: "\n\n")
  }

  func run() throws(ExitCode) {
    switch content {
    case .text(let text): try Terminal.print(text)
    case .topic(let topic, let names): try Self.print(topic, names)
    }
  }

  private static func print(_ topic: SceneReference.Topic, _ names: [String]) throws(ExitCode) {
    let reference = SceneReference(topic)
    let unknown = names.filter { reference.entry($0) == nil }
    for name in unknown { Terminal.report(Diagnostic(unknownWord: name, of: topic)) }
    guard unknown.isEmpty else { throw .validationFailure }
    guard names.isEmpty else {
      return try Terminal.print(names.compactMap { reference.entry($0)?.text() }.joined(separator: "\n\n"))
    }
    try Terminal.print(reference.list())
    Terminal.report("Details of one entry: galley help \(topic.rawValue) \(reference.entries.first?.name ?? "")")
  }
}

extension Diagnostic {
  fileprivate init(unknownWord name: String, of topic: SceneReference.Topic) {
    let names = SceneReference(topic).entries.map(\.name)
    let home = SceneReference.Topic.allCases.first { SceneReference($0).entry(name) != nil }
    let meant = Suggestion.closest(to: name, among: names)
    self.init(
      "'\(name)' is not a \(topic.noun)",
      help: home.map { "it is a \($0.noun): galley help \($0.rawValue) \(name)" }
        ?? meant.map { "did you mean '\($0)'?" } ?? "'galley help \(topic.rawValue)' lists them all")
  }
}
