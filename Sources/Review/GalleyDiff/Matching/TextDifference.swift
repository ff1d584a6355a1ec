package import GalleyGeometry

package struct TextDifference: Hashable, Sendable {
  /// The first line break that differs, or nil if all lines break at the same words.
  package var broken: Break?
  /// The words that the image does not show, or nil if it shows all words.
  package var missing: Missing?
  /// The width of a line in the scene and in the image, in points. Nil if the difference is within the limit.
  package var width: Width?
  /// The distance that the text moved, in points.
  package let offset: Point
  /// The widths of the lines that end after the same word in the scene and in the image.
  package let widths: [Width]
  package let lines: Lines

  package struct Break: Hashable, Sendable {
    /// The number of the line, from 1.
    package let line: Int
    package let own: String
    package let shown: String
  }

  package struct Missing: Hashable, Sendable {
    package let words: Int
    package let last: String
  }

  package struct Width: Hashable, Sendable {
    package let own: Double
    package let shown: Double

    package var ratio: Double { own > 0 ? shown / own : 1 }
  }

  package struct Lines: Hashable, Sendable {
    package let own: Int
    package let shown: Int
  }

  /// The smallest difference in width that is reported, as a fraction of the width, as pixels for both ends together,
  /// and as a fraction of the em. The last one applies to different fonts, whose letters have different side bearings.
  package static let limit = (share: 0.01, pixels: 1.0, bearings: 0.05)

  /// Returns the smallest move that is reported, in points. Letters start at whole pixels, so their positions in two
  /// images can differ by a pixel more than in the layouts.
  package static func minimumMove(pixel: Double) -> Double { max(1, 1.5 * pixel) }

  /// The tolerance added to the limit of a move, in points, because the ends of ink are known only to a fraction of a
  /// pixel.
  package static let inkError = 0.05

  /// `pixel` is the size of a pixel in points.
  package init(_ reading: TextReading, of text: MatchedText, pixel: Double, isSameFont: Bool) {
    let words = text.words
    var (ranges, next): ([Range<Int>], Int) = ([], 0)
    for line in text.lines {
      ranges.append(next..<(next + line.words.count))
      next += line.words.count
    }
    lines = Lines(own: ranges.count, shown: reading.lines.count)
    if !reading.isComplete {
      let end = reading.lines.last?.words.upperBound ?? 0
      missing = Missing(words: words.count - end, last: end > 0 ? words[end - 1].text : "")
    }
    if let line = zip(ranges, reading.lines).enumerated().first(where: { $0.element.0 != $0.element.1.words }),
      reading.isComplete || line.offset + 1 < reading.lines.count
    {
      let (own, shown) = (line.element.0.upperBound, line.element.1.words.upperBound)
      broken = Break(line: line.offset + 1, own: words[own - 1].text, shown: words[max(shown, 1) - 1].text)
    }
    widths = zip(text.lines, zip(ranges, reading.lines)).compactMap { line, pair in
      pair.0 == pair.1.words ? Width(own: line.columns.length, shown: pair.1.columns.length) : nil
    }
    width =
      reading.isComplete ? Self.width(reading, widths, of: text, pixel: pixel, isSameFont: isSameFont) : nil
    offset = Self.offset(reading, of: text, limit: Self.minimumMove(pixel: pixel) + Self.inkError)
  }

  private static func width(
    _ reading: TextReading, _ widths: [Width], of text: MatchedText, pixel: Double, isSameFont: Bool
  ) -> Width? {
    let width: Width
    var pixels = limit.pixels
    // The longest line gives the most precise ratio.
    if let longest = widths.max(by: { $0.own < $1.own }) {
      width = longest
    } else {
      let words = text.words[..<(reading.lines.last?.words.upperBound ?? 0)]
      let own = words.reduce(0) { $0 + $1.extent.length }
      width = Width(own: own, shown: own * reading.ratio)
      // Each word adds a measurement error.
      pixels *= Double(max(words.count, 1)).squareRoot()
    }
    let least = pixels * pixel + (isSameFont ? 0 : limit.bearings * text.em)
    let change = abs(width.shown - width.own)
    return change > width.own * limit.share && change > least ? width : nil
  }

  /// Returns the distance that the text moved. If its width changed, the text counts as not moved if one of its edges
  /// or its centre kept its position.
  private static func offset(_ reading: TextReading, of text: MatchedText, limit: Double) -> Point {
    guard let own = text.lines.first, let shown = reading.lines.first else { return .zero }
    let (one, other) = (own.columns, shown.columns)
    let (left, right) = (other.start - one.start, other.end - one.end)
    let (start, end) = text.isRightToLeft ? (right, left) : (left, right)
    return Point(
      x: InkExtent.move([start, end, other.middle - one.middle], limit: limit),
      y: InkExtent.move([shown.rows.start - own.rows.start, shown.rows.end - own.rows.end], limit: limit))
  }

  /// Returns the vertical distances, in points, that the start and the end of the text moved. Content after the text
  /// moved by the second distance.
  package static func shift(_ reading: TextReading, of text: MatchedText) -> (start: Double, end: Double) {
    guard let first = text.lines.first, let last = text.lines.last, let start = reading.lines.first,
      let end = reading.lines.last
    else { return (0, 0) }
    guard reading.isComplete else { return (start.rows.start - first.rows.start, start.rows.start - first.rows.start) }
    return (start.rows.start - first.rows.start, end.rows.end - last.rows.end)
  }
}
