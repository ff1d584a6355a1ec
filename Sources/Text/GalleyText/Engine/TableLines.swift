import CPangoCairo

/// Breaks long paragraphs into lines using width tables, one portion at a time. A line is used only if the text after
/// the portion cannot change it.
final class TableLines: KnownLines {
  private let styles: [LineStyle]
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

struct FoundLine {
  var places: Range<Int>
  var width: Int
}
