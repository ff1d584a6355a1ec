import GalleyGeometry
import GalleyMessages
import GalleyRender
import GalleyScroll
import GalleySnapshot
import GalleyViews

extension LintFinding.Kind {
  package var sentence: String { plainSentence.isolated }

  private var plainSentence: String {
    func points(_ length: Double) -> String { InspectedView.text(length) }
    switch self {
    case .truncation(let cut):
      let space = cut.offered.map { "gets \(points($0)) pt" } ?? "gets no proposed width"
      return "\(QuotedText.line(cut.words)) is truncated: it needs \(points(cut.needed)) pt on one line, \(space); "
        + "\(cut.shownLines) of \(CountedNoun.text(cut.lines, "line")) shown"
    case .mixedFits(let counts):
      let shares = counts.enumerated().filter { $0.element > 0 }
        .map { "\(CountedNoun.text($0.element, "row")) show candidate \($0.offset + 1)" }
      return """
        rows of one list choose differently: \(shares.joined(separator: ", ")); 'uniform: list' would choose once for \
        all
        """
    case .raggedColumn(let words, let starts, let rows, let spread):
      return
        """
        views like \(QuotedText.line(words)) start at \(CountedNoun.text(starts, "position")) in \
        \(CountedNoun.text(rows, "row")), 
        """
          + """
          up to \(points(spread)) pt apart; no common edge or centre aligns them; 'syncWidth' on the views before them \
          would
          """
    case .unsyncedScrollers(let rows, let spread):
      return
        "the scroll views of \(rows) rows are up to \(points(spread)) pt apart; 'scrollSync' would keep them together"
    case .discontinuity(let name, let jump):
      let way = jump.distance < 0 ? "pulled down by \(points(-jump.distance))" : "scrolled by \(points(jump.distance))"
      return "header\(name.map { " \($0)" } ?? "") jumps by \(points(abs(jump.size))) pt when the content is "
        + "\(way) pt: from \(points(jump.before)) to \(points(jump.after)) pt"
    case .overlap(let first, let second, let size):
      return "\(QuotedText.line(second)) overlaps \(QuotedText.line(first)): "
        + "\(points(size.width)) × \(points(size.height)) pt of their letters"
    case .overlappingTargets(let size):
      return "two tappable views overlap: \(points(size.width)) × \(points(size.height)) pt"
    case .contrast(let words, let ratio, let limit, let text, let background):
      return "\(QuotedText.line(words)) has a contrast of \(Self.ratio(ratio)):1, \(text.hex) on \(background.hex); "
        + "the minimum is \(points(limit)):1"
    case .systemContrast(let color, let ratio, let limit, let background):
      return
        "the system colour \(color) has a contrast of \(Self.ratio(ratio)):1 on its system background \(background.hex); "
        + "the minimum is \(points(limit)):1"
    case .smallTarget(let words, let size):
      let name = words.isEmpty ? "a tappable view" : QuotedText.line(words)
      return "\(name) is \(points(size.width)) × \(points(size.height)) pt; Apple recommends at least 44 × 44 pt"
    }
  }

  /// Returns the ratio, rounded down, so that it never appears to reach the limit.
  private static func ratio(_ ratio: Double) -> String { InspectedView.text((ratio * 100).rounded(.down) / 100) }
}

extension LintRule {
  package var name: String {
    switch self {
    case .truncation: "truncated text"
    case .mixedFits: "mixed fits"
    case .unsyncedColumns: "columns without shared width"
    case .discontinuity: "discontinuity"
    case .overlap: "overlap"
    case .contrast: "contrast"
    case .targetSize: "small target"
    case .systemContrast: "system colours"
    }
  }

  package var wish: String {
    switch self {
    case .truncation: "no text is truncated"
    case .mixedFits: "the rows of each list choose the same fits"
    case .unsyncedColumns: "views below each other in rows are aligned"
    case .discontinuity: "no header jumps"
    case .overlap: "nothing overlaps text or tappable views"
    case .contrast: "all text has a contrast of at least 4.5:1, large text of at least 3:1"
    case .targetSize: "every tappable view has at least 44 × 44 pt"
    case .systemContrast: "system colours have that contrast as well"
    }
  }
}

extension LintRank {
  package var name: String {
    switch self {
    case .minor: "minor"
    case .moderate: "moderate"
    case .severe: "severe"
    }
  }
}

extension LintFinding.Kind {
  var distinction: String {
    func points(_ length: Double) -> String { InspectedView.text(length) }
    switch self {
    case .truncation(let cut): return QuotedText.line(cut.words)
    case .raggedColumn(let words, _, _, _): return QuotedText.line(words)
    case .overlap(let first, let second, _):
      return "\(QuotedText.line(second)) over \(QuotedText.line(first))"
    case .contrast(let words, let ratio, _, let text, let background):
      return "\(QuotedText.line(words)), \(Self.ratio(ratio)):1, \(text.hex) on \(background.hex)"
    case .systemContrast(let color, let ratio, _, let background):
      return "\(color), \(Self.ratio(ratio)):1 on \(background.hex)"
    case .smallTarget(let words, let size):
      return [words.isEmpty ? nil : QuotedText.line(words), "\(points(size.width)) × \(points(size.height)) pt"]
        .compactMap(\.self).joined(separator: ", ")
    case .mixedFits(let counts): return counts.map(String.init).joined(separator: " and ") + " rows"
    case .unsyncedScrollers(_, let spread): return "\(points(spread)) pt apart"
    case .discontinuity(let name, let jump):
      return [name, "at \(points(jump.distance)) pt"].compactMap(\.self).joined(separator: " ")
    case .overlappingTargets(let size): return "\(points(size.width)) × \(points(size.height)) pt"
    }
  }
}

extension LintSummary.Entry {
  private static let limit = 6

  /// The other combined findings, described by what distinguishes them; nil if all findings are the same.
  package var others: String? {
    let others = distinctions.filter { $0 != finding.kind.distinction }
    guard !others.isEmpty else { return nil }
    let more = others.count > Self.limit ? [" and \(others.count - Self.limit) more"] : []
    return "also " + others.prefix(Self.limit).joined(separator: "; ") + more.joined()
  }
}

extension UncheckedAspect {
  package var sentence: String {
    switch self {
    case .rowsNotBuilt(let list, let count):
      "only those of the \(CountedNoun.text(count, "row")) of \(list) were checked that a state shows: the others "
        + "are measured for heights, columns and fits, but their content is not drawn"
    case .colourlessTexts:
      "the contrast of emoji, of text in gradients, and of text that is masked or blended with its background"
    case .noPixels: "contrast, because the image could not be painted"
    }
  }
}
