import GalleyGeometry
import GalleyViews

extension LintFinding.Kind {
  /// What is wrong, in a sentence without a full stop.
  var sentence: String {
    func points(_ length: Double) -> String { ExplainReport.points(length) }
    switch self {
    case .truncation(let cut):
      let room = cut.offered.map { "\(points($0)) are offered" } ?? "no width is offered"
      return "\(ExplainReport.quoted(cut.words)) is cut: it needs \(points(cut.needed)) pt on one line, \(room); "
        + "\(cut.shownLines) of \(ExplainReport.count(cut.lines, "line")) shown"
    case .mixedFits(let counts):
      let shares = counts.enumerated().filter { $0.element > 0 }
        .map { "\(ExplainReport.count($0.element, "row")) show candidate \($0.offset + 1)" }
      return "rows of one list choose differently: \(shares.joined(separator: ", ")); uniform: list would decide once"
    case .raggedColumn(let words, let starts, let rows, let spread):
      return
        "views like \(ExplainReport.quoted(words)) begin at \(ExplainReport.count(starts, "place")) in \(ExplainReport.count(rows, "row")), "
        + "up to \(points(spread)) pt apart, and are aligned in no other way; syncWidth before them would align them"
    case .unsyncedScrollers(let rows, let spread):
      return "the scrollers of \(rows) rows stand up to \(points(spread)) pt apart; scrollSync would keep them together"
    case .discontinuity(let name, let jump):
      let way = jump.distance < 0 ? "pulled by \(points(-jump.distance))" : "scrolled by \(points(jump.distance))"
      return "header\(name.map { " \($0)" } ?? "") jumps by \(points(abs(jump.size))) pt where the content is "
        + "\(way) pt: from \(points(jump.before)) to \(points(jump.after)) pt"
    case .overlap(let first, let second, let size):
      return "\(ExplainReport.quoted(second)) lies over \(ExplainReport.quoted(first)): "
        + "\(points(size.width)) × \(points(size.height)) pt of their letters"
    case .overlappingTargets(let size):
      return "two views that can be tapped lie over each other: \(points(size.width)) × \(points(size.height)) pt"
    case .contrast(let words, let ratio, let limit, let text, let ground):
      return "\(ExplainReport.quoted(words)) has a contrast of \(Self.ratio(ratio)) : 1, \(text.hex) on \(ground.hex); "
        + "\(points(limit)) : 1 are wanted"
    case .smallTarget(let words, let size):
      let name = words.isEmpty ? "a view that can be tapped" : ExplainReport.quoted(words)
      return "\(name) is \(points(size.width)) × \(points(size.height)) pt large for a finger; 44 × 44 are wanted"
    }
  }

  /// A ratio, rounded down so that it never seems to reach what it does not.
  private static func ratio(_ ratio: Double) -> String { ExplainReport.points((ratio * 100).rounded(.down) / 100) }
}

extension LintRule {
  /// What a finding is called.
  var name: String {
    switch self {
    case .truncation: "truncated text"
    case .mixedFits: "mixed fits"
    case .unsyncedColumns: "columns not synced"
    case .discontinuity: "discontinuity"
    case .overlap: "overlap"
    case .contrast: "contrast"
    case .targetSize: "small target"
    }
  }

  /// What was looked for, where nothing was found.
  var wish: String {
    switch self {
    case .truncation: "no text is cut"
    case .mixedFits: "the rows of each list choose alike"
    case .unsyncedColumns: "what stands below each other in rows is aligned"
    case .discontinuity: "no header jumps"
    case .overlap: "nothing lies over text or over what can be tapped"
    case .contrast: "all text has a contrast of 4.5 : 1, large text of 3 : 1"
    case .targetSize: "whatever can be tapped is at least 44 × 44 pt"
    }
  }
}

extension LintGap {
  /// What was not looked at, in a sentence without a full stop.
  var sentence: String {
    switch self {
    case .rowsNotBuilt(let list, let count):
      "of the \(ExplainReport.count(count, "row")) of \(list), only those that a state shows were looked at: the others "
        + "are measured for heights, columns and fits, but nothing in them is drawn"
    case .colourlessTexts:
      "the contrast of emoji, of texts in gradients, and of texts that are masked or mixed with what is behind them"
    case .noPixels: "contrast, because nothing could be painted"
    }
  }
}
