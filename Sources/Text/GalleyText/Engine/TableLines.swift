import CPangoCairo

/// Reads lines of long paragraphs from tables of widths: nothing is shaped.
///
/// An item is read a portion at a time. A line counts only where letters that are known reach so far beyond the margin
/// that nothing behind the portion has a say in where the line ends.
final class TableLines: KnownLines {
  private let styles: [LineStyle]
  /// The lines that were found last and not asked for, the next one last.
  private var found: [FoundLine] = []

  init(_ styles: [LineStyle]) { self.styles = styles }

  func line(of rest: BreakItem, isLast: Bool, in text: BreakText, of job: ParagraphJob, within width: Int) -> KnownLine?
  {
    guard let item = TableItem(rest, isLast: isLast, of: job, in: text, styles: styles) else { return nil }
    if found.last?.places.lowerBound != rest.places.lowerBound { found = item.lines(within: width).reversed() }
    guard let line = found.popLast() else { return nil }
    return KnownLine(places: line.places, draft: item.draft(of: line))
  }

  func cleanPlace(in range: Range<Int>, of item: BreakItem, in text: BreakText, of job: ParagraphJob) -> Int? {
    TableItem(item, isLast: false, of: job, in: text, styles: styles)?.cleanPlace(in: range)
  }
}

/// A line that tables tell.
struct FoundLine {
  var places: Range<Int>
  var width: Int
}
