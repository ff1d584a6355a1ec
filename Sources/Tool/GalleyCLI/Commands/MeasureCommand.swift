import ArgumentParser
import Galley
import GalleyTables

struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Print the width, height and line breaks of text, exactly as Pango lays it out.",
    discussion: """
      Measures each line of the file separately. For each, prints its width and height in points and the lines into \
      which it breaks, separated by tabs.
      A font is a text style or a family with a size, optionally with a weight and italic:
        headline, "body bold", "Inter 13", "Noto Sans 15 semibold italic"
      """)

  @Option(help: ArgumentHelp("Font of the text.", valueName: "font"))
  var font = "body"

  @Option(help: ArgumentHelp("File whose lines to measure, or - for stdin.", valueName: "file"))
  var file: String

  @Option(help: ArgumentHelp("Line width, in points. (default: no line breaks)", valueName: "points"))
  var width: Double?

  @Option(help: ArgumentHelp("Language of the text, such as en or zh-Hant.", valueName: "language"))
  var language = "en"

  @OptionGroup var threads: JobsOptions

  @Flag(help: "Print the result as JSON, with cache statistics.")
  var json = false

  func validate() throws {
    if Font(describedBy: font) == nil {
      throw ValidationError(
        "'\(font)' is not a font; write a text style such as body, or a family and a size such as \"Inter 13\"")
    }
    if let width, !(width > 0) { throw ValidationError("--width must be a number above 0, in points") }
  }

  func run() throws {
    let resolved = (Font(describedBy: font) ?? .body).resolve()
    let texts = try texts()
    let bar = ProgressBar(total: texts.count)
    var report = MeasureReport(
      texts, font: resolved, width: width, language: language, as: json ? .json : .text, workers: threads.jobs)
    do throws(ExitCode) {
      try report.write(progress: { bar.show($0) }) { piece throws(ExitCode) in
        // On a terminal, rows would otherwise be printed on the line of the progress bar.
        bar.finish()
        try Terminal.print(piece: piece)
      }
    } catch {
      bar.finish()
      throw error
    }
    bar.finish()
    guard report.problems.isEmpty else {
      throw Failure(diagnostics: report.problems.map { Diagnostic($0) }).report()
    }
  }

  private func texts() throws -> TextLines {
    do throws(SceneErrors) { return try TextLines(file == "-" ? "/dev/stdin" : file) } catch {
      throw Failure(diagnostics: error.errors.map { Diagnostic($0) }).report()
    }
  }
}
