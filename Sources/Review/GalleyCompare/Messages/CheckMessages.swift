import GalleyDiff
package import GalleyGeometry
import GalleyMessages

package enum CheckMessages {
  package static let baseline = "the baseline"
  package static let picture = "the image"
  package static let noBaseline = "it has no baseline"
  package static let orphaned = "no scene draws it any more"
  package static let notDrawn = "its scene could not be drawn"
  package static let otherStack = "it differs from a baseline from another rendering environment"
  package static let otherDigest = "its pixels differ from the baseline, which is stored only as a digest"
  package static let digestKnowsNoLimits = "; limits, masks and metrics cannot apply to a digest"

  /// Describes why a frame differs from its baseline.
  ///
  /// - Parameters:
  ///   - was: Whether the baseline contains the frame.
  ///   - isNow: Whether the new animation contains the frame.
  package static func frame(was: Bool, is isNow: Bool) -> String {
    switch (was, isNow) {
    case (true, false): "the script ends before this frame"
    case (false, true): "the baseline ends before this frame"
    default: "its pixels differ from the baseline"
    }
  }

  package static func part(_ number: Int, of count: Int, cost: Int) -> String {
    "shard \(number) of \(count): cost \(Words.grouped(cost))"
  }

  package static func unit(_ name: String, cost: Int) -> String { "\(name): \(Words.grouped(cost))" }

  /// Describes how evenly the work is split between shards.
  ///
  /// - Parameters:
  ///   - ratio: The cost of the most expensive shard relative to the average. It is rounded to hundredths.
  ///   - idle: The number of shards without work.
  package static func imbalance(_ ratio: Double, idle: Int) -> String {
    let hundredths = Int((min(max(ratio, 0), 1e9) * 100).rounded())
    let digits = String(hundredths % 100)
    let number = "\(hundredths / 100)." + (digits.count == 1 ? "0" : "") + digits
    let rest = idle > 0 ? "; \(Words.count(idle, "shard")) without work" : ""
    return "the most expensive shard costs \(number) times the average\(rest)"
  }

  /// Describes how many frames of a script differ, and when.
  ///
  /// - Parameters:
  ///   - changed: The number of frames that differ.
  ///   - total: The number of frames of the animation.
  ///   - first: The first frame that differs, from 0, and its time in seconds.
  ///   - last: The last frame that differs, from 0, and its time in seconds.
  package static func frames(
    _ changed: Int, of total: Int, first: (index: Int, time: Double), last: (index: Int, time: Double)
  ) -> String {
    let count =
      "\(Words.grouped(changed)) of \(Words.count(total, "frame")) \(CountedNoun.form(changed, "differs", plural: "differ"))"
    let start = "frame \(Words.grouped(first.index)) at \(seconds(first.time))"
    if first.index == last.index { return "\(count): \(start)" }
    return "\(count), from \(start) to frame \(Words.grouped(last.index)) at \(seconds(last.time))"
  }

  package static func worst(_ sentence: String, in index: Int) -> String {
    "largest difference in frame \(Words.grouped(index)): \(sentence)"
  }

  /// Describes a changed scroll offset, with the index of the frame if it is given.
  ///
  /// - Parameters:
  ///   - name: The name of the scroll view.
  ///   - place: The new offset, in points.
  ///   - old: The offset in the baseline, in points.
  ///   - index: The number of the frame, from 0; nil (the default) for a still image.
  package static func stands(
    _ name: String, at place: Point, insteadOf old: Point, in index: Int? = nil
  ) -> String {
    let start = index.map { "in frame \(Words.grouped($0)) " } ?? ""
    return "\(start)'\(name)' is scrolled to \(place.words) instead of \(old.words)"
  }

  package static func moment(_ name: String?) -> String { name.map { "at '\($0)'" } ?? "at the end" }

  private static func seconds(_ time: Double) -> String { "\(Words.rounded(time, digits: 3)) s" }

  /// Returns the last line of a check's output.
  package static func total(_ counts: [(verdict: String, count: Int)]) -> String {
    let all = counts.reduce(0) { $0 + $1.count }
    let reported = counts.filter { $0.count > 0 }.map { "\(Words.grouped($0.count)) \($0.verdict)" }
    let pictures = Words.count(all, "image")
    return reported.isEmpty ? pictures : "\(pictures): \(reported.joined(separator: ", "))"
  }

  /// Returns the message after an approval.
  ///
  /// - Parameters:
  ///   - count: The number of baselines that were written.
  ///   - unchanged: The number of baselines that already had the approved content.
  package static func approved(_ count: Int, unchanged: Int) -> String {
    let first = "\(Words.count(count, "baseline")) written"
    return unchanged == 0 ? first : "\(first), \(Words.grouped(unchanged)) already up to date"
  }

  package static func passedOver(_ folder: String, scenes count: Int) -> String {
    "'\(folder)' contains \(Words.count(count, "more scene")), which \(count == 1 ? "was" : "were") skipped: "
      + "to include subfolders, name them"
  }

  package static func spared(_ count: Int) -> String {
    "kept \(Words.count(count, "baseline")) of skipped scenes"
  }

  package static func orphans(_ count: Int, isRemoved: Bool) -> String {
    let noun = CountedNoun.form(count, "baseline")
    if count == 0 { return "every baseline belongs to a scene" }
    return isRemoved
      ? "\(Words.grouped(count)) \(noun) removed" : "no scene draws \(Words.grouped(count)) \(noun)"
  }

  package static let anyFolder = "FOLDER"

  package static func noBaselines(in folder: String) -> String { "there are no baselines in '\(folder)'" }

  /// Returns the shell command that approves all images in `folder`, or only the image `name`.
  ///
  /// - Parameters:
  ///   - name: The name of the image; nil (the default) approves all images.
  ///   - folder: The folder of the artifacts. It is quoted for the shell.
  ///   - baselines: The baseline folder; nil if the command need not name it.
  package static func approve(_ name: String? = nil, from folder: String, in baselines: String?) -> String {
    let options = approvalOptions(from: folder, in: baselines)
    guard let name else { return "galley approve \(options)" }
    // A name that starts with a dash must follow "--".
    let word = Words.shellWord(name)
    return name.hasPrefix("-") ? "galley approve \(options) -- \(word)" : "galley approve \(word) \(options)"
  }

  /// Returns the options that specify the artifacts and, if necessary, the baseline folder.
  ///
  /// - Parameters:
  ///   - folder: The folder of the artifacts. It is quoted for the shell.
  ///   - baselines: The baseline folder; nil if the command need not name it.
  package static func approvalOptions(from folder: String, in baselines: String?) -> String {
    "--from \(Words.shellPath(folder))" + (baselines.map { " --baseline \(Words.shellPath($0))" } ?? "")
  }

  /// Returns the command that approves the images with these causes and names.
  ///
  /// - Parameters:
  ///   - causes: The numbers of the causes, from 1.
  ///   - names: The names of additional images (default: none).
  ///   - folder: The folder of the artifacts. It is quoted for the shell.
  ///   - baselines: The baseline folder; nil if the command need not name it.
  package static func approve(
    causes: [Int], names: [String] = [], from folder: String, in baselines: String?
  ) -> String {
    let words =
      causes.map { "--cause \($0)" } + [approvalOptions(from: folder, in: baselines)]
      + (names.isEmpty ? [] : ["--"] + names.map(Words.shellWord))
    return "galley approve \(words.joined(separator: " "))"
  }

  package static func acceptance(_ command: String) -> String { "accept with: \(command)" }
}
