import ArgumentParser
import Galley

struct TimesOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Balance shards using durations from 'galley check --save-times' (repeatable).",
      discussion: "Pass the same files to all shards.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var times: [String] = []

  /// Reads the recorded times; nil if the option is not given.
  func read() throws -> RecordedTimes? {
    guard !times.isEmpty else { return nil }
    do throws(PartProblem) { return try RecordedTimes(contentsOf: times) } catch {
      throw Failure(diagnostics: [error.diagnostic]).report()
    }
  }
}
