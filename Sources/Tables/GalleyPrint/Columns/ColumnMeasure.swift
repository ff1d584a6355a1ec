/// The widths of all cells of a column.
public struct ColumnMeasure: Hashable, Sendable {
  public internal(set) var widest = 0.0
  /// The row of the widest cell, from 0; nil if all cells are empty.
  public internal(set) var widestRow: Int?
  public internal(set) var next = 0.0
  public internal(set) var nextRow: Int?
  /// The width of the column header, or of a wider total, in points.
  public internal(set) var title = 0.0
  public internal(set) var heading = Heading.title
  /// The total, or the label before it, that is wider than the column header; empty if there is none.
  public internal(set) var headingText = ""

  /// Text other than a cell that can determine the width of a column.
  public enum Heading: String, Hashable, Sendable {
    case title
    case sum
    case sumWords = "words before sums"
    case chart
  }
  /// The width of the widest integer part, or 0 unless numbers are aligned at the decimal mark.
  var whole = 0.0
  var fraction = 0.0
  var longestWord = 0.0
  var longestNumber = 0.0
  var titleWord = 0.0
  /// The widths that are enough for 99, 95 and 85 % of the cells, if they may be wrapped.
  var usual: [Double] = []
  var unbroken: Double { heading == .title ? max(widest, whole + fraction, min(titleWord, title)) : natural }
  var canBreak = false
  var hasLineBreaks = false

  /// Whether the column header or a total is wider than all cells.
  public var isSetByHeading: Bool { title > max(widest, whole + fraction) }

  /// The next narrower text: the widest cell if a header or total determines the width, otherwise the second widest
  /// cell.
  public var runnerUp: (width: Double, row: Int)? {
    let (width, row) = isSetByHeading ? (widest, widestRow) : (next, nextRow)
    return row.map { (width, $0) }
  }

  /// The width without any wrapping, in points.
  public var natural: Double { max(widest, whole + fraction, title) }

  @inline(__always)
  mutating func note(_ width: Double, _ row: Int) {
    guard width > next else { return }
    if width > widest {
      (next, nextRow) = (widest, widestRow)
      (widest, widestRow) = (width, row)
    } else if width < widest {
      (next, nextRow) = (width, row)
    }
  }

  /// Adds the widths of other rows. If several rows are equally wide, the first one counts, even if it was measured
  /// later.
  mutating func merge(_ other: ColumnMeasure) {
    if let row = other.widestRow { merge(other.widest, row) }
    if let row = other.nextRow { merge(other.next, row) }
    whole = max(whole, other.whole)
    fraction = max(fraction, other.fraction)
    longestNumber = max(longestNumber, other.longestNumber)
    hasLineBreaks = hasLineBreaks || other.hasLineBreaks
  }

  private mutating func merge(_ width: Double, _ row: Int) {
    if width == widest {
      widestRow = min(widestRow ?? row, row)
    } else if width == next {
      nextRow = min(nextRow ?? row, row)
    } else {
      note(width, row)
    }
  }
}
