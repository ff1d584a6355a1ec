import CPangoCairo

/// What is left of an item of a long paragraph, whose letters a table may know.
struct TableItem {
  private let style: LineStyle
  /// The item's script, by its ISO 15924 code.
  private let script: UInt32
  private let rest: BreakItem
  private let isLast: Bool
  private let text: BreakText
  private let job: ParagraphJob
  private let source: Int

  /// `rest` of an item of `job`, in the one of `styles` that it is in; nil where it is in none, or runs from right to
  /// left. `isLast` says that nothing follows the item.
  init?(_ rest: BreakItem, isLast: Bool, of job: ParagraphJob, in text: BreakText, styles: [LineStyle]) {
    guard rest.level == 0, let segment = job.segment(at: Int(text.starts[rest.places.lowerBound])),
      !segment.isPlace, segment.face === segment.primary,
      let style = styles.first(where: { $0.face === segment.face && $0.style.font == job.font(of: segment) })
    else { return nil }
    self.style = style
    script = rest.scriptCode
    (self.rest, self.isLast, self.text, self.job) = (rest, isLast, text, job)
    source = segment.source
  }

  /// How many letters decide on each other's glyphs at most; what reaches further has no place in a table.
  private static let reach = PatternCells.longest
  /// How long a portion is, in bytes: a shorter one may be without the letters that have to be shaped.
  private static let lengths = [WidthTable.longest, WidthTable.longest / 4]

  /// The first lines of at most `width` units, as far as a portion tells them; none where it tells none.
  func lines(within width: Int) -> [FoundLine] {
    guard isCleanStart else { return [] }
    for length in TableItem.lengths {
      guard let portion = portion(length: length) else { continue }
      let isWhole = isLast && portion.upperBound == rest.places.upperBound
      let lines = text.withLetters(portion) { letters -> [LineSpan] in
        self.lines(in: letters, isLast: isWhole, within: width)
      }
      if lines.isEmpty { continue }
      let first = portion.lowerBound
      return lines.map {
        FoundLine(places: first + $0.letters.lowerBound..<first + $0.letters.upperBound, width: $0.width)
      }
    }
    return []
  }

  /// The first place of `range` at which a cut changes no letter on either side; nil where that is not known of any.
  func cleanPlace(in range: Range<Int>) -> Int? {
    let reach = 2 * TableItem.reach
    let around = max(rest.first, range.lowerBound - reach)..<min(rest.places.upperBound, range.upperBound + reach)
    return text.withLetters(around) { letters -> Int? in
      guard letters.count <= WidthTable.longest, let positions = self.letters(of: letters) else { return nil }
      return range.first { $0 < around.upperBound && !positions.isTied[$0 - around.lowerBound] }
    }
  }

  /// `line` with its glyphs; nil where only shaping tells them.
  func draft(of found: FoundLine) -> LineDraft? {
    let bytes = Int(text.starts[found.places.lowerBound])..<Int(text.starts[found.places.upperBound])
    return text.withLetters(found.places) { letters -> LineDraft? in
      guard let table = table(of: letters) else { return nil }
      let line = TableLine(text: letters, width: found.width, isBroken: bytes.upperBound < text.bytes.count)
      return style.draft(of: line, in: table, of: job.request.runs[source], source: source).map { $0.over(bytes) }
    }
  }
}

extension TableItem {
  /// Whether what is left is shaped as if the item began there, and its lines break as if the paragraph did.
  private var isCleanStart: Bool {
    let place = rest.places.lowerBound
    if place == 0 { return true }
    // What spaces allow hangs on what stands before them.
    if text.isSpace(place) { return false }
    return place == rest.first || cleanPlace(in: place..<place + 1) == place
  }

  /// The first characters: up to about `length` bytes, and no part of a token but of a word of letters. Nil where they
  /// do not tell by themselves where lines may break.
  private func portion(length: Int) -> Range<Int>? {
    let start = rest.places.lowerBound
    let end = text.place(atByte: Int(text.starts[start]) + length, in: rest.places)
    return text.withLetters(start..<end) { letters -> Range<Int>? in
      guard let positions = self.letters(of: letters) else { return nil }
      let isAtToken = start == 0 || text.isSpace(start - 1)
      if !isAtToken, !positions.beginsWithWord { return nil }
      if end == rest.places.upperBound || positions.endsWithWord { return start..<end }
      return positions.lastSpace.map { start..<start + $0 + 1 }
    }
  }

  /// The lines that a portion tells, up to the one that what follows may change.
  private func lines(in letters: UnsafeBufferPointer<UInt8>, isLast: Bool, within width: Int) -> [LineSpan] {
    guard let breaks = style.breaks(of: letters, isOneLine: false) else { return [] }
    let positions = style.positions
    func pen(_ index: Int) -> Int { Int(positions.starts[index]) + index * style.tracking }
    let known = pen(max(positions.count - TableItem.reach, 0))
    var lines: [LineSpan] = []
    var isKnown = true
    _ = style.lines(of: breaks, in: letters, within: LineBreaks.Limits(width: width)) { line in
      isKnown = isKnown && (isLast || known - pen(line.letters.lowerBound) > width + style.em)
      if isKnown { lines.append(line) }
    }
    return lines
  }

  /// Where letters of the item lie; nil where no table of its script tells.
  private func letters(of text: UnsafeBufferPointer<UInt8>) -> LetterPositions? {
    table(of: text) == nil ? nil : style.letters(of: text)
  }

  /// The table of letters of the item; nil where it is one of another script.
  private func table(of letters: UnsafeBufferPointer<UInt8>) -> WidthTable? {
    guard let table = style.widths.table(of: letters)?.table, table.plan.scriptCode == script else { return nil }
    return table
  }
}

extension LetterPositions {
  fileprivate var beginsWithWord: Bool { (0..<count).prefix { classes[$0] != BreakClass.space }.allSatisfy(isLetter) }

  fileprivate var endsWithWord: Bool {
    (0..<count).reversed().prefix { classes[$0] != BreakClass.space }.allSatisfy(isLetter)
  }

  fileprivate var lastSpace: Int? { (0..<count).last { classes[$0] == BreakClass.space } }

  private func isLetter(_ index: Int) -> Bool { classes[index] == BreakClass.letter }
}
