import ArgumentParser
import Galley
import GalleyTables

struct CheckEnding {
  let report: CheckReport
  let json: Bool
  let reports: ReportOptions
  /// Whether messages may quote source lines; false if the file names come from an artifact.
  var quotes = true

  /// Prints the results and writes the reports. Throws the exit code of the check unless it is 0.
  func finish() throws {
    try json ? Terminal.print(json: report.json) : Terminal.print(report.text)
    if reports.isWanted {
      var review = Review(report)
      if reports.needsPictures { review.addHistory(report.approvals) }
      try reports.write(review, isJSON: json)
    }
    for diagnostic in report.diagnostics { Terminal.report(quotes ? diagnostic.quoting() : diagnostic) }
    if let command = report.acceptCommand { Terminal.report(CheckMessages.acceptance(command)) }
    if let command = report.acceptOneCommand { Terminal.report(CauseMessages.acceptance(command)) }
    guard report.exitCode == 0 else { throw ExitCode(report.exitCode) }
  }

  /// Prints the results and writes the reports. Returns the error to throw if artifacts could not be written.
  func failed() -> any Error {
    do { try finish() } catch { return error }
    return Failure.sceneError
  }
}

struct CheckBar {
  private let total: Int
  private let counter: Counter

  init(total: Int) {
    self.total = total
    counter = Counter()
  }

  func show(_ scene: SceneOutline) {
    counter.count += 1
    if Terminal.isInteractive { Terminal.show("\(counter.count)/\(total) \(scene.file)") }
  }

  func finish() {
    if Terminal.isInteractive, counter.count > 0 { Terminal.show("") }
  }

  private final class Counter {
    var count = 0
  }
}

extension SceneOptions {
  func readAll<Value>(
    _ files: SceneFiles, _ read: (String) throws(SceneErrors) -> Value
  ) -> (scenes: [Value], problems: [Diagnostic]) {
    var (scenes, problems): ([Value], [Diagnostic]) = ([], files.problems)
    for file in files.paths {
      do throws(SceneErrors) { scenes.append(try read(file)) } catch {
        problems += error.errors.map { Diagnostic($0) }
      }
    }
    return (scenes, problems)
  }
}
