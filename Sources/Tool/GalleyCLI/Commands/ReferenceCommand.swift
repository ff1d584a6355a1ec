import ArgumentParser
import Galley

/// Writes the articles that are generated from the grammar and the commands.
struct ReferenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference", abstract: "Print a reference article of the documentation as Markdown.",
    shouldDisplay: false)

  enum Article: String, ExpressibleByArgument, CaseIterable {
    case scenes, reports, commands
  }

  @Argument(help: "The article: scenes, reports or commands.")
  var article: Article

  func run() throws {
    switch article {
    case .scenes: try Terminal.print(Self.scenes)
    case .reports: try Terminal.print(Self.reports)
    case .commands: try Terminal.print(Self.commands)
    }
  }

  private static var scenes: String {
    let head = """
      # Scene format

      The keys, views, modifiers and steps of scene files, one by one.

      ## Overview

      `make reference` writes this article from the grammar of scenes. `galley help` shows the same in the terminal.
      [Scenes](Scenes.md) introduces them. `galley schema` prints the JSON Schema that editors complete with.

      A scene is one YAML file. The capitalised key of a mapping is the view, and its value is the content.
      The other keys are arguments and modifiers. Modifiers apply in the order written.
      A mapping cannot hold a key twice: where a modifier is needed twice, `modifiers:` takes a list.
      """
    let titles: [(SceneReference.Topic, String)] = [
      (.sections, "Sections of the file"), (.views, "Views"), (.modifiers, "Modifiers"), (.steps, "Steps of scripts"),
      (.values, "Values"),
    ]
    let topics = titles.map { topic, title in "## \(title)\n\n" + SceneReference(topic).markdown }
    return ([head] + topics).joined(separator: "\n\n").trimmed
  }

  private static var reports: String {
    let head = """
      # Report format

      The keys of report files, one by one.

      ## Overview

      `make reference` writes this article from the grammar of reports.
      [Writing reports](WritingReports.md) introduces them.
      `galley schema report` prints the JSON Schema that editors complete with.

      ## Keys of the file
      """
    return (head + "\n\n" + SceneReference(.reports).markdown).trimmed
  }

  private static var commands: String {
    let head = """
      # Command line

      The commands of `galley` with their arguments and options.

      ## Overview

      `make reference` writes this article from the commands. `galley help` and `galley help render` show the same.
      Data goes to stdout, words go to stderr.

      | exit code | meaning |
      |---|---|
      | 0 | done |
      | 1 | the comparison found differences |
      | 2 | the scene or the data has a mistake |
      | 64 | the command line has a mistake |
      | 69 | an outside tool is missing |
      | 70 | an internal fault |
      | 130 | stopped by Ctrl-C |
      """
    let shown = GalleyCommand.configuration.subcommands.filter { $0.configuration.shouldDisplay }
    let sections = shown.map { command in
      let help = GalleyCommand.helpMessage(for: command, includeHidden: false, columns: 100).trimmed
      return "## galley \(command.configuration.commandName ?? "")\n\n```\n\(help)\n```"
    }
    return ([head] + sections).joined(separator: "\n\n")
  }
}

extension String {
  fileprivate var trimmed: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
