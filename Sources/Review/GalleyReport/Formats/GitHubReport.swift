import GalleyDiff
import GalleyMessages
import GalleyTemplate

/// A review as GitHub shows it beside code: annotations, and the table of a job's summary.
public struct GitHubReport {
  private let review: Review

  private static let annotationLimit = 10
  /// Rows of the table: a summary may have a mebibyte, and nobody reads as much.
  private static let rowLimit = 200

  public init(_ review: Review) { self.review = review }

  // MARK: Annotations

  /// A workflow command a line for each cause, at the place of the first scene that shows it; of many, how many more
  /// there are. Every case that fails is in one of them.
  public var annotations: String {
    let causes = FailureCause.all(of: review)
    let shown = causes.count > Self.annotationLimit ? Self.annotationLimit - 1 : causes.count
    var lines = causes.prefix(shown).map(annotation)
    if shown < causes.count {
      let rest = causes[shown...]
      let words = ReviewWords.moreCauses(rest.count, cases: rest.reduce(0) { $0 + $1.cases.count })
      lines.append("::error title=\(Self.property(ReviewWords.tool))::\(Self.data(words))")
    }
    return lines.joined(separator: "\n")
  }

  private func annotation(_ cause: FailureCause) -> String {
    let first = cause.first
    let place = first.place.map { "file=\(Self.property($0.file)),line=\($0.line ?? 1)," } ?? ""
    let others = cause.cases.dropFirst().map(\.name)
    let title = "\(first.name): \(first.verdict.word)" + (others.isEmpty ? "" : ReviewWords.andMore(others.count))
    let lead = cause.cause.map { ["\($0.sentence) (\($0.reach))"] } ?? []
    // What other causes of the case say is told at theirs.
    let own = cause.cause.map { review.ownSentences(of: first, beside: [$0]) } ?? first.sentences
    let told =
      lead + (first.sentences.isEmpty ? [first.lead] : own)
      + (others.isEmpty ? [] : [ReviewWords.sameIn(others)])
    return "::error \(place)title=\(Self.property(title))::\(Self.data(PrintedText.lines(told)))"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(PrintedText.text(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  // MARK: Summary

  /// A heading, the sentence about all, and a table of the cases that are not as they should be.
  public var summary: String {
    var lines = ["### \(Self.inline(review.title))", "", "**\(Self.inline(review.headline))**", ""]
    for note in review.notes { lines += ["> \(Self.inline(note))", ""] }
    lines += causeTable
    let told = zip(review.cases, review.sentencesBesideCauses).filter { $0.0.verdict != .passed }
    if !told.isEmpty {
      lines += [ReviewWords.tableHead, "| --- | --- | --- |"]
      lines += told.prefix(Self.rowLimit).map { Self.row($0, $1) }
      lines.append("")
      if told.count > Self.rowLimit { lines += [ReviewWords.more(told.count - Self.rowLimit), ""] }
    }
    return lines.joined(separator: "\n")
  }

  private var causeTable: [String] {
    let causes = review.toldCauses
    guard !causes.isEmpty else { return [] }
    let rows = causes.prefix(Self.rowLimit).map { cause in
      "| \(cause.number) | \(Self.inline(cause.sentence)) | \(Self.inline(cause.reach)) |"
    }
    let more = causes.count > Self.rowLimit ? ["", CauseWords.more(causes.count - Self.rowLimit)] : []
    return [ReviewWords.causeTableHead, "| --- | --- | --- |"] + rows + more + [""]
  }

  private static func row(_ reviewed: Review.Case, _ told: [String]) -> String {
    let sentences = (told.isEmpty ? [reviewed.lead] : told).map(inline)
    return "| \(reviewed.verdict.word) | \(inline(reviewed.name)) | \(sentences.joined(separator: "<br>")) |"
  }

  private static func inline(_ text: String) -> String {
    var line = ""
    for scalar in PrintedText.block(text).unicodeScalars {
      switch scalar {
      case "\n", "\t": line += " "
      case "&": line += "&amp;"
      case "<": line += "&lt;"
      case ">": line += "&gt;"
      // A link, a mention or a table may not begin in a name.
      case "|", "\\", "`", "*", "_", "[", "]", "#", "~", "@", "!", "(", ")", ":": line += "&#\(scalar.value);"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
