import ArgumentParser
import Galley

struct TimesOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Balance parts by what took how long before, as 'galley check --save-times' has written it; may be repeated. All \
      parts need the same.
      """,
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var times: [String] = []

  /// Nil without the option.
  func read() throws -> RecordedTimes? {
    guard !times.isEmpty else { return nil }
    do throws(PartProblem) { return try RecordedTimes(contentsOf: times) } catch {
      throw Failure(diagnostics: [error.diagnostic]).report()
    }
  }
}
