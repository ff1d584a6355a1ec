import CPangoCairo

struct TableItem {
  private let style: LineStyle
  private let script: UInt32
  private let rest: BreakItem
  private let isLast: Bool
  private let text: BreakText
  private let job: ParagraphJob
  private let source: Int

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

  /// The maximum number of letters that a rule in the tables can span.
  private static let reach = PatternCells.longest
  /// The lengths of portions to try, in bytes. A shorter portion may avoid letters that have to be shaped.
  private static let lengths = [WidthTable.longest, WidthTable.longest / 4]

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

  func cleanPlace(in range: Range<Int>) -> Int? {
    let reach = 2 * TableItem.reach
    let around = max(rest.first, range.lowerBound - reach)..<min(rest.places.upperBound, range.upperBound + reach)
    return text.withLetters(around) { letters -> Int? in
      guard letters.count <= WidthTable.longest, let positions = self.letters(of: letters) else { return nil }
      return range.first { $0 < around.upperBound && !positions.isTied[$0 - around.lowerBound] }
    }
  }

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
  private var isCleanStart: Bool {
    let place = rest.places.lowerBound
    if place == 0 { return true }
    // The character before a space determines whether a line may break there.
    if text.isSpace(place) { return false }
    return place == rest.first || cleanPlace(in: place..<place + 1) == place
  }

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

  private func letters(of text: UnsafeBufferPointer<UInt8>) -> LetterPositions? {
    table(of: text) == nil ? nil : style.letters(of: text)
  }

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
