import GalleyGeometry

/// The text of a view in the scene, as measured from its ink.
package struct MatchedText: Hashable, Sendable {
  /// The font size, in points.
  package let em: Double
  package let isRightToLeft: Bool
  package let lines: [Line]
  let contrast: Double

  package struct Line: Hashable, Sendable {
    package let rows: InkExtent
    /// In reading order.
    package let words: [Word]

    package var columns: InkExtent {
      words.dropFirst().reduce(words.first?.extent ?? InkExtent(0, 0)) { $0.union($1.extent) }
    }
  }

  /// A run of ink that contains no wide gap.
  package struct Word: Hashable, Sendable {
    package let text: String
    package let extent: InkExtent
  }

  /// A line as the layout describes it.
  package struct Source: Sendable {
    package let baseline: Double
    /// The letters in the order of the text.
    package let letters: [(text: String, extent: InkExtent)]

    package init(baseline: Double, letters: [(text: String, extent: InkExtent)]) {
      (self.baseline, self.letters) = (baseline, letters)
    }

    var columns: InkExtent {
      letters.dropFirst().reduce(letters.first?.extent ?? InkExtent(0, 0)) { $0.union($1.extent) }
    }
  }

  /// The smallest gap between words, in ems. Gaps between letters are smaller.
  static let wordGap = 0.17
  /// The smallest gap between lines, in ems. Dots and accents are closer to their letters.
  static let lineGap = 0.1
  /// A height above the baseline that lies between the top and the bottom of every letter, in ems.
  private static let middle = 0.25

  /// Fails if any line touches something else or has no ink.
  package init?(_ lines: [Source], em: Double, isRightToLeft: Bool, in reader: InkReader) {
    guard let first = lines.first, em > 0 else { return nil }
    let columns = lines.dropFirst().reduce(first.columns) { $0.union($1.columns) }
    let tops = lines.map(\.baseline)
    let window = Rect(
      x: columns.start, y: (tops.min() ?? 0) - em * 1.3, width: columns.length,
      height: (tops.max() ?? 0) - (tops.min() ?? 0) + em * 1.8)
    guard let background = reader.background(in: window) else { return nil }
    let bands = reader.rows(in: window, on: background, gap: em * Self.lineGap)
    var found: [Line] = []
    for line in lines {
      let height = line.baseline - em * Self.middle
      guard let rows = bands.first(where: { $0.start <= height && $0.end >= height }), rows != found.last?.rows else {
        return nil
      }
      let words = Self.words(of: line, rows, em: em, isRightToLeft: isRightToLeft, in: reader, background)
      guard !words.isEmpty else { return nil }
      found.append(Line(rows: rows, words: words))
    }
    (self.em, self.isRightToLeft, self.lines, contrast) = (em, isRightToLeft, found, background.contrast)
  }

  private static func words(
    of line: Source, _ rows: InkExtent, em: Double, isRightToLeft: Bool, in reader: InkReader,
    _ background: InkBackground
  ) -> [Word] {
    // Letters such as "f" and "j" extend beyond their advance.
    let space = em * 0.1
    let columns = line.columns
    let window = Rect(
      x: columns.start - space, y: rows.start, width: columns.length + 2 * space, height: rows.length)
    let runs = reader.columns(in: window, on: background, gap: em * wordGap)
    return (isRightToLeft ? runs.reversed() : runs).map { run in
      let letters = line.letters.filter { $0.extent.middle >= run.start - space && $0.extent.middle <= run.end + space }
      return Word(text: letters.map(\.text).joined().trimmedBlanks, extent: run)
    }
  }

  var words: [Word] { lines.flatMap(\.words) }

  var columns: InkExtent {
    lines.dropFirst().reduce(lines.first?.columns ?? InkExtent(0, 0)) { $0.union($1.columns) }
  }

  var rows: InkExtent {
    lines.dropFirst().reduce(lines.first?.rows ?? InkExtent(0, 0)) { $0.union($1.rows) }
  }
}

extension String {
  fileprivate var trimmedBlanks: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
