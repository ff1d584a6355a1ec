import GalleyDiff
import GalleyMessages
import GalleyTemplate

/// A review as GitHub workflow annotations and as the Markdown summary of a job.
///
/// ```swift
/// let report = GitHubReport(Review(checkReport))
/// print(report.annotations)
/// ```
package struct GitHubReport {
  private let review: Review

  private static let annotationLimit = 10
  /// The maximum number of table rows, because GitHub limits a summary to 1 MiB.
  private static let rowLimit = 200

  package init(_ review: Review) { self.review = review }

  // MARK: Annotations

  /// One workflow command per cause, at the location of the first affected scene. If there are too many causes, the
  /// last line states how many more there are.
  package var annotations: String {
    let causes = FailureCause.all(of: review)
    let shown = causes.count > Self.annotationLimit ? Self.annotationLimit - 1 : causes.count
    var lines = causes.prefix(shown).map(annotation)
    if shown < causes.count {
      let rest = causes[shown...]
      let words = ReviewLabels.moreCauses(rest.count, cases: rest.reduce(0) { $0 + $1.cases.count })
      lines.append("::error title=\(Self.property(ReviewLabels.tool))::\(Self.data(words))")
    }
    return lines.joined(separator: "\n")
  }

  private func annotation(_ cause: FailureCause) -> String {
    let first = cause.first
    let place = first.place.map { "file=\(Self.property($0.file)),line=\($0.line ?? 1)," } ?? ""
    let others = cause.cases.dropFirst().map(\.name)
    let title = "\(first.name): \(first.verdict.word)" + (others.isEmpty ? "" : ReviewLabels.andMore(others.count))
    let lead = cause.cause.map { ["\($0.sentence) (\($0.reach))"] } ?? []
    // Sentences about other causes appear in their own annotations.
    let own = cause.cause.map { review.ownSentences(of: first, beside: [$0]) } ?? first.sentences
    let reported =
      lead + (first.sentences.isEmpty ? [first.lead] : own)
      + (others.isEmpty ? [] : [ReviewLabels.sameIn(others)])
    return "::error \(place)title=\(Self.property(title))::\(Self.data(PrintedText.lines(reported)))"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(PrintedText.text(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  // MARK: Summary

  /// The result of the run and a table of the failed cases, as Markdown.
  package var summary: String {
    var lines = ["### \(Self.inline(review.title))", "", "**\(Self.inline(review.headline))**", ""]
    for note in review.notes { lines += ["> \(Self.inline(note))", ""] }
    lines += causeTable
    let reported = zip(review.cases, review.sentencesBesideCauses).filter { $0.0.verdict != .passed }
    if !reported.isEmpty {
      lines += [ReviewLabels.tableHead, "| --- | --- | --- |"]
      lines += reported.prefix(Self.rowLimit).map { Self.row($0, $1) }
      lines.append("")
      if reported.count > Self.rowLimit { lines += [ReviewLabels.more(reported.count - Self.rowLimit), ""] }
    }
    return lines.joined(separator: "\n")
  }

  private var causeTable: [String] {
    let causes = review.reportedCauses
    guard !causes.isEmpty else { return [] }
    let rows = causes.prefix(Self.rowLimit).map { cause in
      "| \(cause.number) | \(Self.inline(cause.sentence)) | \(Self.inline(cause.reach)) |"
    }
    let more = causes.count > Self.rowLimit ? ["", CauseMessages.more(causes.count - Self.rowLimit)] : []
    return [ReviewLabels.causeTableHead, "| --- | --- | --- |"] + rows + more + [""]
  }

  private static func row(_ reviewed: Review.Case, _ reported: [String]) -> String {
    let sentences = (reported.isEmpty ? [reviewed.lead] : reported).map(inline)
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
      // Escapes characters that would start a link, a mention or a table.
      case "|", "\\", "`", "*", "_", "[", "]", "#", "~", "@", "!", "(", ")", ":": line += "&#\(scalar.value);"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
