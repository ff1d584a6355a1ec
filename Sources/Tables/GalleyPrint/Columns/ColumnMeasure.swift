/// What sets the width of a column: all of its cells were measured.
public struct ColumnMeasure: Hashable, Sendable {
  /// The width of the widest cell, in points.
  public internal(set) var widest = 0.0
  /// The row of the widest cell, from 0; nil where all are empty.
  public internal(set) var widestRow: Int?
  /// The width of the next widest cell of another width, in points.
  public internal(set) var next = 0.0
  /// The row of that cell; nil where there is none.
  public internal(set) var nextRow: Int?
  /// The width of the title, or of a sum below it, in points.
  public internal(set) var title = 0.0
  /// What is as wide as ``title``.
  public internal(set) var heading = Heading.title
  /// What is so wide: the sum, or the words before it; empty for a title.
  public internal(set) var headingText = ""

  /// What sets the width of a column besides its cells.
  public enum Heading: String, Hashable, Sendable {
    case title
    case sum
    case sumWords = "words before sums"
    case chart
  }
  /// The widest part of a number before its decimal mark, in points; 0 but for numbers.
  var whole = 0.0
  /// The widest part of a number from its decimal mark on, in points.
  var fraction = 0.0
  /// The widest word, in points, as far as it was looked for.
  var longestWord = 0.0
  /// The widest word of digits without letters, in points, where that was looked for.
  var longestNumber = 0.0
  /// The widest word of the title, in points.
  var titleWord = 0.0
  /// The widths that 99, 95 and 85 of a hundred cells need, in points, where texts may be broken.
  var usual: [Double] = []
  /// The width that holds every cell, and a title that may be broken between words.
  var unbroken: Double { heading == .title ? max(widest, whole + fraction, min(titleWord, title)) : natural }
  var canBreak = false
  var hasLineBreaks = false

  /// Whether the title, or a sum, is wider than every cell.
  public var isSetByHeading: Bool { title > max(widest, whole + fraction) }

  /// What comes next after what sets the width: the widest cell under a wider title, else the next widest cell of
  /// another width; nil where there is none.
  public var runnerUp: (width: Double, row: Int)? {
    let (width, row) = isSetByHeading ? (widest, widestRow) : (next, nextRow)
    return row.map { (width, $0) }
  }

  /// The width at which nothing is broken, in points.
  public var natural: Double { max(widest, whole + fraction, title) }

  /// Takes in the cell in `row`, which is `width` points wide.
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

  /// Takes in what was measured of other rows of the same column.
  ///
  /// Of rows that are equally wide the first one counts, whichever were measured before.
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
