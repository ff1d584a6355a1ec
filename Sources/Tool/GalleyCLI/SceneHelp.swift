import ArgumentParser
import Galley

/// `galley help views` or `galley help modifiers padding`.
struct SceneHelp {
  private let topic: SceneReference.Topic
  private let names: [String]

  /// Nil if the arguments do not concern scenes. Throws if they ask for help about something unknown.
  init?(_ arguments: [String], commands: [String]) throws(ExitCode) {
    guard arguments.first == "help", arguments.count > 1, !arguments[1].hasPrefix("-") else { return nil }
    if commands.contains(arguments[1]) || arguments[1] == "help" { return nil }
    guard let topic = SceneReference.Topic(rawValue: arguments[1]) else {
      let known = SceneReference.Topic.allCases.map(\.rawValue) + commands
      Terminal.say(Diagnostic(unknownHelp: arguments[1], known: known))
      throw .validationFailure
    }
    self.topic = topic
    names = Array(arguments.dropFirst(2))
  }

  func run() throws(ExitCode) {
    let reference = SceneReference(topic)
    let unknown = names.filter { reference.entry($0) == nil }
    for name in unknown { Terminal.say(Diagnostic(unknownWord: name, of: topic)) }
    guard unknown.isEmpty else { throw .validationFailure }
    guard names.isEmpty else {
      return try Terminal.print(names.compactMap { reference.entry($0)?.text() }.joined(separator: "\n\n"))
    }
    try Terminal.print(reference.list())
    Terminal.say("Tell more about one: galley help \(topic.rawValue) \(reference.entries.first?.name ?? "")")
  }
}

extension Diagnostic {
  fileprivate init(unknownWord name: String, of topic: SceneReference.Topic) {
    let names = SceneReference(topic).entries.map(\.name)
    let home = SceneReference.Topic.allCases.first { SceneReference($0).entry(name) != nil }
    let meant = Suggestion.closest(to: name, among: names)
    self.init(
      "'\(name)' is no \(topic.noun) of scenes",
      help: home.map { "it is a \($0.noun): galley help \($0.rawValue) \(name)" }
        ?? meant.map { "did you mean '\($0)'?" } ?? "'galley help \(topic.rawValue)' lists them")
  }
}
