import GalleyDiff
import GalleyMessages

package enum ProofMessages {
  /// The message for an image that differs from its baseline. It lists the changes, the image files, and how to accept
  /// the image.
  ///
  /// - Parameters:
  ///   - name: The name of the proof.
  ///   - state: The name of the state.
  ///   - sentences: The changes, with the most important first, without full stops.
  ///   - files: The images and the review page with their roles. The paths are aligned in a column.
  ///   - ending: The last lines, such as the command that accepts the image.
  package static func differs(
    _ name: String, state: String, sentences: [String], files: [(name: String, path: String)], ending: [String]
  ) -> String {
    let longest = files.map(\.name.count).max() ?? 0
    let paths = files.map { name, path in
      "  \(name)\(String(repeating: " ", count: longest - name.count + 2))\(path)"
    }
    return PrintedText.lines(
      ["'\(name)' in the state '\(state)' differs from its approved snapshot:"] + sentences.map { "  \($0)" } + paths
        + ending)
  }

  /// The shell command that runs one test again with a record mode.
  ///
  /// - Parameters:
  ///   - mode: A value of `GALLEY_RECORD`, such as "failed".
  ///   - filter: The test in the form that `swift test --filter` accepts. It is quoted for the shell.
  package static func record(_ mode: String, filter: String) -> String {
    "GALLEY_RECORD=\(mode) swift test --filter \(Words.shellWord(filter))"
  }

  package static func fixedMode(_ mode: String) -> String {
    "the test or its suite sets the mode '\(mode)', which takes precedence over GALLEY_RECORD"
  }

  /// The message for a snapshot that looks different from another one with the same name.
  ///
  /// - Parameters:
  ///   - name: The name of both snapshots.
  ///   - state: The name of the state that looks different.
  ///   - place: The location of the other snapshot; nil if both come from the same call.
  package static func sharedName(_ name: String, state: String, with place: String?) -> String {
    let other = place.map { "the snapshot at \($0)" } ?? "an earlier call of this snapshot"
    return "'\(name)' in the state '\(state)' is also the name of \(other) in this run, but the images differ: "
      + "give them different names with 'named:', including cases of a parameterised test; no baseline was recorded"
  }

  package static func recorded(_ name: String, state: String, in folder: String, sentences: [String]) -> String {
    PrintedText.lines(
      ["'\(folder)/\(name).png' was recorded for the state '\(state)': check the image, and run the test again"]
        + sentences.map { "  \($0)" })
  }

  package static func failed(_ name: String, state: String, _ reasons: [String]) -> String {
    PrintedText.lines(["'\(name)' in the state '\(state)' could not be drawn:"] + reasons.map { "  \($0)" })
  }

  package static func unknownMode(_ mode: String) -> String {
    "GALLEY_RECORD is '\(mode)'; use all, missing, failed or never"
  }

  package static func truncated(_ text: String, id: String?) -> String {
    "the text \"\(text.cut)\"\(id.map { " of '\($0)'" } ?? "") is truncated"
  }

  package static func unknownView(_ id: String) -> String { "no view has the id '\(id)'" }

  /// The message for two views with different lengths.
  ///
  /// - Parameters:
  ///   - id: The identity of the first view.
  ///   - length: The length of the first view, in points.
  ///   - other: The identity of the second view.
  ///   - otherLength: The length of the second view, in points.
  ///   - adjective: "wide" for widths or "high" for heights.
  package static func unlike(
    _ id: String, _ length: Double, _ other: String, _ otherLength: Double, _ adjective: String
  ) -> String {
    "'\(id)' is \(Words.points(length)) pt \(adjective), but '\(other)' is \(Words.points(otherLength)) pt"
  }

  /// The message for a view that shows a different candidate from most views in its group.
  ///
  /// - Parameters:
  ///   - row: The index of the row; nil for a view outside rows.
  ///   - chosen: The index of the candidate that the view shows, from 0. The message counts from 1.
  ///   - usual: The index of the candidate that the others show, from 0. The message counts from 1.
  package static func otherFit(row: Int?, chosen: Int, usual: Int) -> String {
    "\(row.map { "row \($0)" } ?? "one view") shows candidate \(chosen + 1), but the others show candidate \(usual + 1)"
  }
}
