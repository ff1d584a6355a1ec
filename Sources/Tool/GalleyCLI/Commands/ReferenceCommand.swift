import ArgumentParser
import Galley

/// Writes the articles that are generated from the grammar and the commands.
struct ReferenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference", abstract: "Print a reference article of the documentation as Markdown.",
    shouldDisplay: false)

  enum Article: String, ExpressibleByArgument, CaseIterable {
    case scenes, reports, commands, pages
  }

  @Argument(help: "Article to print: scenes, reports or commands; pages writes the pages of views and modifiers.")
  var article: Article

  @Option(help: ArgumentHelp("Folder with the examples of the pages.", valueName: "folder"))
  var examples = "templates/reference"

  @Option(name: .shortAndLong, help: ArgumentHelp("Folder to write the pages to.", valueName: "folder"))
  var output = "."

  func run() throws {
    switch article {
    case .scenes: try Terminal.print(Self.scenes)
    case .reports: try Terminal.print(Self.reports)
    case .commands: try Terminal.print(Self.commands)
    case .pages: try writePages()
    }
  }

  private func writePages() throws {
    let folder = OutputFolder(output, drafts: Interruption.drafts)
    for page in SceneReference.pages {
      let path = FilePath.join(examples, page.example + ".yaml")
      do {
        let scene = String(decoding: try Inputs.files.read(path, 1 << 16), as: UTF8.self)
        try folder.write(Array((page.markdown(showing: scene) + "\n").utf8), to: page.name + ".md")
      } catch let problem as FileProblem {
        throw Failure(diagnostics: [Diagnostic(problem, path: path)]).report()
      } catch let error as OutputError {
        throw Failure(diagnostics: [Diagnostic(error)]).report()
      }
    }
  }

  private static var scenes: String {
    let head = """
      # Scene format

      All sections, views, modifiers, steps and values of scene files.

      ## Overview

      `make reference` writes this article from the scene grammar. `galley help` prints the same text in the terminal.
      [Scenes](Scenes.md) is an introduction. `galley schema` prints the JSON Schema for completion in editors.

      Each view, each group of modifiers and the script steps have a page with an example and its image.

      A scene is one YAML file. In a mapping, the capitalised key is the view and its value is the view's content.
      The other keys are arguments and modifiers. Modifiers apply in the order in which they are written.
      A mapping cannot contain a key twice: to apply a modifier twice, use the list `modifiers:`.
      """
    let topics: KeyValuePairs = [
      "Sections of the file": SceneReference(.sections).markdown, "Views": SceneReference.viewList,
      "Modifiers": SceneReference.modifierList, "Script steps": SceneReference.stepList,
      "Values": SceneReference(.values).markdown,
    ]
    return ([head] + topics.map { "## \($0.key)\n\n" + $0.value }).joined(separator: "\n\n").trimmed
  }

  private static var reports: String {
    let head = """
      # Report format

      All keys of report files.

      ## Overview

      `make reference` writes this article from the report grammar.
      [Writing reports](WritingReports.md) is an introduction.
      `galley schema report` prints the JSON Schema for completion in editors.

      ## Keys of the file
      """
    return (head + "\n\n" + SceneReference(.reports).markdown).trimmed
  }

  private static var commands: String {
    let head = """
      # Command line

      The `galley` commands with their arguments and options.

      ## Overview

      `make reference` writes this article from the commands. `galley help` and `galley help render` print the same \
      text.
      Results go to stdout and messages to stderr.

      | exit code | meaning |
      |---|---|
      | 0 | success |
      | 1 | the comparison found differences |
      | 2 | error in a scene or in data |
      | 64 | error on the command line |
      | 69 | an external tool is missing |
      | 70 | internal error |
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
