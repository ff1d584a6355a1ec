import GalleyTables

struct ColumnGauge {
  let cells: CellText
  let alignment: TableColumn.Alignment
  let canBreak: Bool
  let pen: TextPen
  let decimalMark: [UInt8]
  /// Whether text must not be wrapped inside the numbers that it contains.
  var measuresNumbers = false

  struct Findings {
    var measure = ColumnMeasure()
    var stats: WidthStats

    mutating func merge(_ other: Findings) {
      measure.merge(other.measure)
      stats.merge(other.stats)
    }
  }

  func findings(_ rows: Range<Int>) -> Findings {
    var findings = Findings(stats: WidthStats(isWanted: canBreak))
    for row in rows {
      cells.withText(row) { text in
        if text.isEmpty { return }
        if canBreak, measuresNumbers { note(numbersIn: text, &findings.measure) }
        if text.hasLineFeed { return note(lines: text, row, &findings) }
        let width = pen.width(of: text)
        findings.measure.note(width, row)
        findings.stats.note(width)
        if alignment == .decimal { noteParts(of: text, width, &findings.measure) }
      }
    }
    return findings
  }

  func whole(_ findings: Findings, count: Int, titleWidth: Double) -> ColumnMeasure {
    var measure = findings.measure
    measure.title = titleWidth
    measure.canBreak = canBreak
    measure.usual = findings.stats.widths(of: count)
    if canBreak { measure.longestWord = longestWord(count: count) }
    return measure
  }

  func copy(pen: TextPen) -> ColumnGauge {
    ColumnGauge(
      cells: cells.copy(), alignment: alignment, canBreak: canBreak, pen: pen, decimalMark: decimalMark,
      measuresNumbers: measuresNumbers)
  }

  /// Returns the width of the longest word in a sample of the cells. It only limits how far a column is narrowed at
  /// first: longer words are broken later.
  private func longestWord(count: Int) -> Double {
    let step = max(1, count / ColumnGauge.sample)
    var widest = 0.0
    for row in stride(from: 0, to: count, by: step) {
      cells.withText(row) { text in
        for word in text.prefix(1024).split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
          widest = max(widest, pen.width(of: UnsafeBufferPointer(rebasing: word)))
        }
      }
    }
    return widest
  }

  private func note(numbersIn text: UnsafeBufferPointer<UInt8>, _ measure: inout ColumnMeasure) {
    for word in text.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) where ColumnGauge.isNumber(word) {
      measure.longestNumber = max(measure.longestNumber, pen.width(of: UnsafeBufferPointer(rebasing: word)))
    }
  }

  private static func isNumber(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var hasDigit = false
    for byte in word {
      if byte &- 0x30 <= 9 { hasDigit = true }
      if (byte | 0x20) &- 0x61 < 26 { return false }
    }
    return hasDigit && word.count <= longestNumberLength
  }

  private static let longestNumberLength = 40

  private static let sample = 500

  private func noteParts(of text: UnsafeBufferPointer<UInt8>, _ width: Double, _ measure: inout ColumnMeasure) {
    let split = DecimalMark.place(in: text, mark: decimalMark)
    let whole = pen.width(of: text, to: split)
    measure.whole = max(measure.whole, whole)
    measure.fraction = max(measure.fraction, width - whole)
  }

  private func note(lines text: UnsafeBufferPointer<UInt8>, _ row: Int, _ findings: inout Findings) {
    findings.measure.hasLineBreaks = true
    var widest = 0.0
    for line in text.split(separator: 0x0A) {
      let width = pen.width(of: UnsafeBufferPointer(rebasing: line))
      findings.measure.note(width, row)
      widest = max(widest, width)
    }
    findings.stats.note(widest)
  }
}

enum DecimalMark {
  /// Returns the position of the decimal mark. A currency or percent sign after the digits belongs to the fraction, so
  /// that the digits are aligned.
  @inline(__always)
  static func place(in text: UnsafeBufferPointer<UInt8>, mark: [UInt8]) -> Int {
    var lastDigit = text.count
    var hasDigit = false
    for index in text.indices {
      let byte = text[index]
      if byte &- 0x30 <= 9 {
        lastDigit = index + 1
        hasDigit = true
      } else if hasDigit, byte == mark[0] {
        // A number has at most one decimal mark, after all other separators: "1.234.5" is not a number.
        return index
      }
    }
    return lastDigit
  }
}
