import ArgumentParser
import Galley

@main
struct GalleyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "galley",
    abstract: "Lays out SwiftUI-style views and draws any scroll state as PNG, PDF, SVG or animation.",
    discussion: """
      A scene is a YAML file that describes views, their data and the scroll states to draw.
      Help about scenes: galley help sections, views, modifiers, steps or values; galley help padding.
      Help about an option: galley help --scale. Help about the names in an error: galley help 'MESSAGE'.
      Shell completion: galley --generate-completion-script bash (or zsh, fish).
      Results go to stdout and messages to stderr.
      Exit codes: 0 success, 1 differences found, 2 error in a scene or in data, 64 error on the command line, 69 an \
      external tool is missing, 70 internal error, 130 stopped by Ctrl-C.
      """,
    version: Release.version,
    subcommands: [
      RenderCommand.self, AnimateCommand.self, InspectCommand.self, ExplainCommand.self, MeasureCommand.self,
      DataCommand.self, TableCommand.self, PrintCommand.self, SceneReportCommand.self, DiffCommand.self,
      CheckCommand.self,
      ApproveCommand.self, BisectCommand.self, HistoryCommand.self,
      PruneCommand.self, PlanCommand.self, MergeCommand.self,
      NewCommand.self, SchemaCommand.self, FontsCommand.self, SymbolsCommand.self, DoctorCommand.self,
      PreviewsCommand.self,
      ReferenceCommand.self,
    ])

  static func main() {
    guard !Arguments.all.isEmpty else {
      Terminal.report(
        Diagnostic("the system does not provide the command line of this program", help: "check that /proc is mounted"))
      exit(withError: ExitCode(70))
    }
    // Handling this option without the parser takes half the time.
    if Arguments.all.dropFirst().elementsEqual(["--version"]) {
      do throws(ExitCode) { return try Terminal.print(Release.version) } catch { exit(withError: error) }
    }
    if Set(Arguments.all.dropFirst()) == ["--version", "--verbose"] {
      let text = Fingerprint().versionText
      do throws(ExitCode) { return try Terminal.print(data: text) } catch { exit(withError: error) }
    }
    Interruption.watch()
    let options = RenamedOptions.renamed(Array(Arguments.all.dropFirst()))
    for option in options.renamed { Terminal.report(Diagnostic(option: option.old, renamed: option.new), as: .warning) }
    let arguments = DashedValues.joined(options.arguments)
    do {
      try checkName(of: arguments.first)
      try checkDashes(in: arguments[...])
      if let help = try SceneHelp(arguments, commands: commandNames) { return try help.run() }
      try SystemLimits.check()
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch let error where !(error is ExitCode) && exitCode(for: error) == .validationFailure {
      let (usage, command) = (message(for: error), commandName(in: arguments))
      let diagnostic = Diagnostic(usage: usage, command: command, advice: StyleAdvice.text(for: usage, of: command))
      Terminal.report(diagnostic)
      exit(withError: ExitCode.validationFailure)
    } catch let error where !(error is ExitCode) && exitCode(for: error) == .failure {
      Terminal.report(Diagnostic(fault: error))
      exit(withError: ExitCode(70))
    } catch {
      end(with: error)
    }
  }

  private static func commandName(in arguments: [String]) -> String? {
    commandNames.first { $0 == arguments.first }
  }

  private static var commandNames: [String] { configuration.subcommands.compactMap { $0.configuration.commandName } }

  private static func end(with error: any Error) -> Never {
    let (code, words) = (exitCode(for: error), fullMessage(for: error))
    guard code == .success else {
      Terminal.report(block: words)
      exit(withError: ExitCode(code.rawValue))
    }
    do throws(ExitCode) { try Terminal.print(words) } catch { exit(withError: error) }
    exit(withError: code)
  }

  /// Refuses names that begin with a dash: the parser would interpret their letters as options, such as `-h`. Names
  /// after "--" are accepted.
  private static func checkDashes(in arguments: ArraySlice<String>) throws {
    let name = arguments.prefix { $0 != "--" }.first { argument in
      argument.count > 2 && argument.hasPrefix("-") && argument.dropFirst().first?.isLetter == true
    }
    guard let name else { return }
    Terminal.report(Diagnostic(dashedName: name))
    throw ExitCode.validationFailure
  }

  /// Reports an unknown command. The parser would only call its name unexpected.
  private static func checkName(of command: String?) throws {
    guard let command, !command.hasPrefix("-"), command != "help", !commandNames.contains(command) else { return }
    Terminal.report(Diagnostic(unknownCommand: command, known: commandNames))
    throw ExitCode.validationFailure
  }
}
