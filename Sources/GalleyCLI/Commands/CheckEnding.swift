import ArgumentParser
import Galley

/// How a command ends that has a report of a check: it prints it, says what was in the way and how to accept what
/// differs, and exits with the report's code.
struct CheckEnding {
  let report: CheckReport
  let json: Bool
  let reports: ReportOptions
  /// Whether the lines are quoted that diagnostics are about: not where an artifact names the files.
  var quotes = true

  /// Prints the report; a report that is not all well throws its code.
  func finish() throws {
    try json ? Terminal.print(json: report.json) : Terminal.print(report.text)
    if reports.isWanted { try reports.write(Review(report), isJSON: json) }
    for diagnostic in report.diagnostics { Terminal.say(quotes ? diagnostic.quoting() : diagnostic) }
    if let command = report.acceptCommand { Terminal.say(CheckWords.acceptance(command)) }
    guard report.exitCode == 0 else { throw ExitCode(report.exitCode) }
  }

  /// The code of a report whose pictures could not be kept, after it is printed.
  func failed() -> any Error {
    do { try finish() } catch { return error }
    return Failure.sceneError
  }
}

/// Which scene a check is at, on a terminal.
struct CheckBar {
  private let total: Int
  private let counter: Counter

  init(total: Int) {
    self.total = total
    counter = Counter()
  }

  /// Says that `scene` is done.
  func show(_ scene: Scene) {
    counter.count += 1
    if Terminal.isInteractive { Terminal.show("\(counter.count)/\(total) \(scene.file)") }
  }

  /// Takes the line away.
  func finish() {
    if Terminal.isInteractive, counter.count > 0 { Terminal.show("") }
  }

  private final class Counter {
    var count = 0
  }
}

extension SceneOptions {
  /// The scenes in `files` that can be read, with only the states called `only` if any are,
  /// and what is wrong with the others.
  ///
  /// A scene with none of those states is left out; a state that no scene has is a mistake.
  func readAll(_ files: SceneFiles, only: [String] = []) -> (scenes: [Scene], problems: [Diagnostic]) {
    var (scenes, problems): ([Scene], [Diagnostic]) = ([], files.problems)
    for file in files.paths {
      do throws(SceneErrors) { scenes.append(try read(file)) } catch {
        problems += error.errors.map { Diagnostic($0) }
      }
    }
    guard !only.isEmpty else { return (scenes, problems) }
    let known = scenes.flatMap { $0.states.map(\.name) }
    problems += only.filter { !known.contains($0) }.map {
      Diagnostic(unknownState: $0, suggestion: Suggestion.closest(to: $0, among: known))
    }
    for index in scenes.indices { scenes[index].states.removeAll { !only.contains($0.name) } }
    return (scenes.filter { !$0.states.isEmpty }, problems)
  }
}
