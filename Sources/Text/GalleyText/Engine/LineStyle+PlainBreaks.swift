extension LineStyle {
  /// Appends the break opportunities of `text`. Returns false, and leaves `words` unchanged, if a break would change
  /// more than the kerning across it.
  func appendPlainBreaks(of text: UnsafeBufferPointer<UInt8>, space: Int, to words: inout [UInt32]) -> Bool {
    guard tracking == 0, !text.isEmpty, text.count <= WidthTable.longest else { return false }
    let start = words.count
    let isASCII = text.allSatisfy { $0 < 0x80 }
    if isASCII ? appendBreaks(ofASCII: text, space, to: &words) : appendBreaks(ofLetters: text, space, to: &words) {
      return true
    }
    words.removeSubrange(start...)
    return false
  }

  private func appendBreaks(ofASCII text: UnsafeBufferPointer<UInt8>, _ space: Int, to words: inout [UInt32]) -> Bool {
    guard let classes = asciiClasses, let plain = widths.plain else { return false }
    var walk = PlainWalk(plain.cells, UnsafePointer(classes.base), space: (0x20, space), looseness: looseness)
    return walk.append(text, rules, to: &words) && plain.isShapedAsLatin(text)
  }

  private func appendBreaks(
    ofLetters text: UnsafeBufferPointer<UInt8>, _ space: Int, to words: inout [UInt32]
  ) -> Bool {
    guard let (table, count) = widths.table(of: text) else { return false }
    let reader = table.reader
    var walk = PlainWalk(
      reader, UnsafePointer(classes(in: table).base), space: (reader.slots.ascii[0x20], space), looseness: looseness)
    return walk.append(UnsafeBufferPointer(start: widths.scratch.letters, count: count), rules, to: &words)
  }

  private var looseness: Int { em / LineStyle.loosenessParts }
}

private struct PlainWalk<Pairs: PairReader> {
  typealias Letter = Pairs.Letter
  private let pairs: Pairs
  private let classes: UnsafePointer<UInt8>
  private let space: (letter: Letter, width: Int)
  private let looseness: Int
  private var pen = 0
  private var common: Int32 = -1
  private var letter: Letter = 0
  private var last = (fit: 0, next: 0)

  init(
    _ pairs: Pairs, _ classes: UnsafePointer<UInt8>, space: (letter: Letter, width: Int), looseness: Int
  ) {
    (self.pairs, self.classes, self.space, self.looseness) = (pairs, classes, space, looseness)
  }

  mutating func append(_ text: UnsafeBufferPointer<Letter>, _ rules: BreakRules, to words: inout [UInt32]) -> Bool {
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
      if index < text.count, text[index] != space.letter {
        guard isUnbroken(text, from: token, &index, rules) else { return false }
      }
      before = classes[Int(text[index - 1])]
    }
    let last = text[text.count - 1]
    guard classes[Int(last)] != BreakClass.noBreakSpace else { return false }
    let swallowed = last == space.letter ? moveAlone(over: last) : 0
    return append(fit: pen - swallowed, next: pen, to: &words) && common & PairCells.plain == PairCells.plain
  }

  @inline(__always)
  private mutating func moveAlone(over letter: Letter) -> Int {
    let cell = pairs.cell(0, letter)
    common &= cell
    return Int(cell >> 2)
  }

  @inline(__always)
  private mutating func move(overAll number: UInt8, of text: UnsafeBufferPointer<Letter>, _ index: inout Int) {
    var (pen, common, letter, next) = (pen, common, letter, index)
    while next < text.count, classes[Int(text[next])] == number {
      let cell = pairs.cell(letter, text[next])
      pen &+= Int(cell >> 2)
      common &= cell
      letter = text[next]
      next &+= 1
    }
    (self.pen, self.common, self.letter, index) = (pen, common, letter, next)
  }

  private mutating func isUnbroken(
    _ text: UnsafeBufferPointer<Letter>, from start: Int, _ index: inout Int, _ rules: BreakRules
  ) -> Bool {
    while index < text.count, text[index] != space.letter {
      let number = classes[Int(text[index])]
      guard number != BreakClass.none else { return false }
      move(overAll: number, of: text, &index)
    }
    guard index - start <= BreakRules.longest else { return false }
    var token = BreakRules.Token()
    for place in start..<index { token.append(classes[Int(text[place])], count: place - start) }
    return rules.breaks(in: token) == 0
  }

  @inline(__always)
  private mutating func append(before letter: Letter, to words: inout [UInt32]) -> Bool {
    let kerning = Int(pairs.cell(self.letter, letter) >> 2) - moveAlone(over: letter)
    let fit = pen - moveAlone(over: space.letter) - kerning
    return abs(kerning) <= looseness && fit >= last.fit && append(fit: fit, next: pen + kerning, to: &words)
  }

  @inline(__always)
  private mutating func append(fit: Int, next: Int, to words: inout [UInt32]) -> Bool {
    guard let word = PackedBreaks.word(fit: fit, next: next, after: last.next, space: space.width) else { return false }
    words.append(word)
    last = (fit, next)
    return true
  }
}
