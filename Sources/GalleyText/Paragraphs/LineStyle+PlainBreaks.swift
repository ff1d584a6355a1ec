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
    let isWhole = walk.append(text, rules, to: &words) && widths.isShapedAsLatin(text)
    if !isWhole { words.removeSubrange(start...) }
    return isWhole
  }
}

/// A walk over a text of ASCII, which sums up pairs and notes where lines may break.
private struct PlainWalk {
  private let cells: UnsafePointer<Int32>
  /// The break class of each byte, none for those beyond ASCII.
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
      move(overAll: BreakClass.space, of: text, &index)
      if index == text.count { break }
      if index > start {
        guard let isAllowed = rules.breaks(between: before, and: classes[Int(text[index])]),
          !isAllowed || append(before: text[index], to: &words)
        else { return false }
      }
      let token = index
      move(overAll: BreakClass.letter, of: text, &index)
      if index < text.count, text[index] != 0x20 {
        guard isUnbroken(text, from: token, &index, rules) else { return false }
      }
      before = classes[Int(text[index - 1])]
    }
    // The end of the text keeps its space.
    let isSpaced = text[text.count - 1] == 0x20
    return common & PairCells.plain == PairCells.plain
      && append(fit: isSpaced ? pen - space : pen, next: pen, to: &words)
  }

  /// Moves over all characters of one class.
  @inline(__always)
  private mutating func move(overAll number: UInt8, of text: UnsafeBufferPointer<UInt8>, _ index: inout Int) {
    var (pen, common, row, next) = (pen, common, row, index)
    while next < text.count, classes[Int(text[next])] == number {
      let byte = Int(text[next])
      pen &+= Int(row[byte] >> 2)
      common &= row[byte]
      row = cells + byte &* PairCells.asciiStride
      next &+= 1
    }
    (self.pen, self.common, self.row, index) = (pen, common, row, next)
  }

  /// Moves from the first character at `index` that is no letter to the next space; answers whether no line may break
  /// in the token, which begins at `start`, as far as `rules` know.
  private mutating func isUnbroken(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int, _ index: inout Int, _ rules: BreakRules
  ) -> Bool {
    while index < text.count, text[index] != 0x20 {
      let number = classes[Int(text[index])]
      guard number != BreakClass.none else { return false }
      move(overAll: number, of: text, &index)
    }
    guard index - start <= BreakRules.longest else { return false }
    var token = BreakRules.Token()
    for place in start..<index { token.append(classes[Int(text[place])], count: place - start) }
    return rules.breaks(in: token) == 0
  }

  /// Appends a place behind a space and before `byte`; answers false where the letters around are kerned too much for
  /// sums to tell.
  @inline(__always)
  private mutating func append(before byte: UInt8, to words: inout [UInt32]) -> Bool {
    // A byte beyond ASCII has no cell; the walk ends at it.
    guard byte < 0x80 else { return false }
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
