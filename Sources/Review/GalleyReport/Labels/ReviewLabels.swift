import GalleyMessages

package enum ReviewLabels {
  // MARK: The run

  /// Returns the first sentence of a report. Counts that are 0 are omitted. If no count remains, the sentence states
  /// that all cases passed.
  ///
  /// - Parameters:
  ///   - failed: The number of cases that differ.
  ///   - new: The number of new cases.
  ///   - gone: The number of removed cases.
  ///   - broken: The number of cases that could not be compared.
  ///   - total: The number of all cases.
  package static func headline(failed: Int, new: Int, gone: Int, broken: Int, of total: Int) -> String {
    let parts = [
      (failed, "\(Words.grouped(failed)) \(failed == 1 ? "differs" : "differ")"),
      (new, "\(Words.grouped(new)) \(new == 1 ? "is" : "are") new"),
      (gone, "\(Words.grouped(gone)) \(gone == 1 ? "is" : "are") gone"),
      (broken, "\(Words.grouped(broken)) could not be compared"),
    ].filter { $0.0 > 0 }.map(\.1)
    guard let last = parts.last else { return allPassed(total) }
    let reported = parts.count == 1 ? last : parts.dropLast().joined(separator: ", ") + " and " + last
    return "\(cases(total)): \(reported)"
  }

  private static func allPassed(_ total: Int) -> String {
    switch total {
    case 0: "No cases were compared"
    case 1: "The only case matches"
    default: "All \(cases(total)) match"
    }
  }

  package static func cases(_ count: Int) -> String { Words.count(count, "case") }

  package static func more(_ count: Int) -> String { "… and \(cases(count)) more" }

  package static func andMore(_ count: Int) -> String { " and \(cases(count)) more" }

  package static func sameIn(_ names: [String]) -> String {
    let shown = names.prefix(8).joined(separator: ", ")
    return "the same in \(cases(names.count)) more: \(shown)\(names.count > 8 ? ", …" : "")"
  }

  /// Returns the line about causes that are not listed, with the number of cases that they explain.
  ///
  /// - Parameters:
  ///   - count: The number of causes that are not listed.
  ///   - number: The number of cases that they explain.
  package static func moreCauses(_ count: Int, cases number: Int) -> String {
    "… and \(Words.count(count, "other cause")) in \(cases(number))"
  }

  package static let tableHead = "| | case | what changed |"

  package static let causeTableHead = "| cause | change | cases |"

  package static func cause(_ number: Int) -> String { "cause \(number)" }

  package static func cause(_ number: Int, _ sentence: String) -> String { "cause \(number): \(sentence)" }

  package static func position(_ number: Int, of total: Int) -> String {
    "\(Words.grouped(number)) of \(Words.grouped(total))"
  }

  package static func page(_ number: Int, of total: Int) -> String { "page \(number) of \(total)" }

  package static func title(_ first: String, _ second: String) -> String { "\(first) and \(second)" }

  package static func check(_ baselines: String) -> String { "check of \(baselines)" }

  package static let baseline = "baseline"
  package static let now = "now"
  package static let baselines = "baselines"
  package static let part = "shard"
  package static let acceptAll = "accept all"

  package static func frame(_ index: Int) -> String { "frame \(index)" }

  package static let first = "first"
  package static let second = "second"
  package static let metric = "metric"
  package static let facts = "Comparison settings"
  package static let tool = "galley"

  /// Returns the sentence with an initial capital letter, unless it starts with a name.
  package static func sentence(_ text: String) -> String { Words.raisingStart(of: text) }

  package static let shallow =
    "some approvals are unknown: this clone is shallow (git fetch --unshallow)"

  // MARK: Verdicts

  package static let failed = "failed"
  package static let new = "new"
  package static let gone = "gone"
  package static let broken = "broken"
  package static let passed = "passed"

  // MARK: A case

  package static func caption(_ side: String, width: Int, height: Int) -> String {
    "\(side) · \(Words.grouped(width)) × \(Words.grouped(height)) px"
  }

  package static func alternative(_ name: String, _ side: String, width: Int, height: Int) -> String {
    "\(name), \(side), \(Words.grouped(width)) by \(Words.grouped(height)) pixels"
  }

  /// Describes the number of differing pixels.
  ///
  /// - Parameters:
  ///   - different: The number of differing pixels.
  ///   - total: The number of compared pixels. If it is 0, the percentage is 0.
  package static func changes(_ different: Int, of total: Int) -> String {
    different == 0
      ? "no pixel of \(Words.grouped(total)) differs"
      : "\(Words.grouped(different)) of \(Words.count(total, "pixel")) \(CountedNoun.form(different, "differs", plural: "differ")) "
        + "(\(Words.percent(total == 0 ? 0 : Double(different) / Double(total))))"
  }

  package static func areas(_ count: Int) -> String { "in \(Words.count(count, "area"))" }

  /// Returns the fraction of differing pixels, for the list of cases.
  ///
  /// - Parameters:
  ///   - different: The number of differing pixels.
  ///   - total: The number of compared pixels. If it is 0, the percentage is 0.
  package static func share(_ different: Int, of total: Int) -> String {
    Words.percent(total == 0 ? 0 : Double(different) / Double(total))
  }

  package static let difference = "difference"
  package static let unchanged = "no differences"
  package static let accept = "To accept it:"
  package static let noPictures = "This file does not contain images of passed cases."

  package static let tooManyPictures = "so many frames differ that only some of their images are kept"

  /// Describes a frame's position among the frames of a case.
  ///
  /// - Parameters:
  ///   - name: The name of the frame.
  ///   - number: The position, from 1.
  ///   - total: The number of frames.
  package static func frame(_ name: String, _ number: Int, of total: Int) -> String {
    "\(name) · \(Words.grouped(number)) of \(Words.grouped(total))"
  }

  /// Describes the number of changed frames or pages.
  ///
  /// - Parameters:
  ///   - changed: The number of frames that differ.
  ///   - total: The number of all frames.
  ///   - isPage: Whether the text mentions pages instead of frames.
  package static func changedFrames(_ changed: Int, of total: Int, isPage: Bool) -> String {
    let noun = isPage ? "page" : "frame"
    return changed == 0
      ? "no \(noun) of \(Words.grouped(total)) differs"
      : "\(Words.grouped(changed)) of \(Words.count(total, noun)) \(changed == 1 ? "differs" : "differ")"
  }

  package static func moreFrames(_ count: Int) -> String { "… and \(Words.grouped(count)) more" }
}
