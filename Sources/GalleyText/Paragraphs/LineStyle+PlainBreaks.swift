extension LineStyle {
  /// Appends where lines of `text` may break to `words`, as ``PackedBreaks`` packs them, in one pass over its letters;
  /// answers false, and appends nothing, for other texts than words of ASCII no two letters of which change each other.
  ///
  /// What is cut of such a text is as plain as the whole, so that a break changes nothing but the kerning over it.
  func appendPlainBreaks(of text: UnsafeBufferPointer<UInt8>, space: Int, to words: inout [UInt32]) -> Bool {
    guard tracking == 0, !text.isEmpty, text.count <= WidthTable.longest, let classes = asciiClasses,
      let cells = widths.asciiCells
    else { return false }
    let start = words.count
    var walk = PlainWalk(cells, UnsafePointer(classes.base), looseness: em / LineStyle.loosenessParts, space: space)
    let isWhole = walk.append(text, rules, to: &words) && (widths.isLatinCommon || walk.hasLetter)
    if !isWhole { words.removeSubrange(start...) }
    return isWhole
  }
}

/// A walk over a text of ASCII, which sums up pairs and notes where lines may break.
private struct PlainWalk {
  /// Whether there was a letter.
  private(set) var hasLetter = false
  private let cells: UnsafePointer<Int32>
  private let classes: UnsafePointer<UInt8>
  /// The most that kerning over a break may be.
  private let looseness: Int
  /// How far the pen moves over a space alone.
  private let space: Int
  private var pen = 0
  private var common: Int32 = -1
  private var row: UnsafePointer<Int32>
  /// The place before: what had to fit, and where the next line began.
  private var last = (fit: 0, next: 0)

  init(_ cells: UnsafePointer<Int32>, _ classes: UnsafePointer<UInt8>, looseness: Int, space: Int) {
    (self.cells, self.classes, self.looseness, self.space, row) = (cells, classes, looseness, space, cells)
  }

  /// Appends the places of `text`; answers false for one that is not plain, or of which `rules` do not know all.
  mutating func append(_ text: UnsafeBufferPointer<UInt8>, _ rules: BreakRules, to words: inout [UInt32]) -> Bool {
    var index = 0
    var before = BreakClass.space
    while index < text.count {
      let start = index
      while index < text.count, text[index] == 0x20 { move(over: text, &index) }
      if index == text.count { break }
      guard text[index] < 0x80 else { return false }
      if index > start {
        guard let isAllowed = rules.breaks(between: before, and: classes[Int(text[index])]),
          !isAllowed || append(before: text[index], to: &words)
        else { return false }
      }
      guard let end = moveOverToken(text, &index, rules) else { return false }
      before = end
    }
    // The end of the text keeps its space.
    let isSpaced = text[text.count - 1] == 0x20
    return common & PairCells.plain == PairCells.plain
      && append(fit: isSpaced ? pen - space : pen, next: pen, to: &words)
  }

  @inline(__always)
  private mutating func move(over text: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    let byte = Int(text[index])
    pen += Int(row[byte] >> 2)
    common &= row[byte]
    row = cells + byte * PairCells.asciiStride
    index += 1
  }

  /// Moves to the next space, and answers the last character's class; nil where a line may break before, or where that
  /// is not known.
  @inline(__always)
  private mutating func moveOverToken(
    _ text: UnsafeBufferPointer<UInt8>, _ index: inout Int, _ rules: BreakRules
  ) -> UInt8? {
    let start = index
    var token = BreakRules.Token()
    var isWord = true
    var last = BreakClass.none
    while index < text.count, text[index] != 0x20 {
      guard text[index] < 0x80 else { return nil }
      last = classes[Int(text[index])]
      guard last != BreakClass.none else { return nil }
      if last != BreakClass.letter { isWord = false }
      hasLetter = hasLetter || (text[index] | 0x20) &- 0x61 < 26
      token.append(last, count: index - start)
      move(over: text, &index)
    }
    if isWord { return last }
    return index - start <= BreakRules.longest && rules.breaks(in: token) == 0 ? last : nil
  }

  /// Appends a place behind a space and before `byte`; answers false where the letters around are kerned too much for
  /// sums to tell.
  @inline(__always)
  private mutating func append(before byte: UInt8, to words: inout [UInt32]) -> Bool {
    let kerning = Int(row[Int(byte)] >> 2) - Int(cells[Int(byte)] >> 2)
    let fit = pen - space - kerning
    return abs(kerning) <= looseness && fit >= last.fit && append(fit: fit, next: pen + kerning, to: &words)
  }

  @inline(__always)
  private mutating func append(fit: Int, next: Int, to words: inout [UInt32]) -> Bool {
    guard let word = PackedBreaks.word(fit: fit, next: next, after: last.next, space: space) else { return false }
    words.append(word)
    last = (fit, next)
    return true
  }
}
