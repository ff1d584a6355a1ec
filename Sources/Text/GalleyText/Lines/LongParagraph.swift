import CPangoCairo

/// Breaks a long paragraph into the same lines as a PangoLayout, but in linear instead of quadratic time. Prefix sums
/// have 64 bits, because those of a PangoLayout overflow at 2²¹ points.
struct LongParagraph {
  let job: ParagraphJob
  let text: BreakText
  let width: Int
  let known: (any KnownLines)?
  private var rest: [BreakItem] = []
  private(set) var widths: LetterWidths?
  private var origin: Int?
  private var hyphen: Int?
  private let tabWidth: Int

  init(_ job: ParagraphJob, typesetter: Typesetter, width: Int, known: (any KnownLines)?) {
    self.job = job
    self.known = known
    text = typesetter.text(of: job)
    typesetter.metrics.find(for: text.items)
    tabWidth = job.hasTabs ? typesetter.tabWidth(in: job) : 0
    self.width = width
    var place = 0
    for item in text.items {
      let end = place + Int(item.pointee.num_chars)
      rest.append(BreakItem(item, places: place..<end))
      place = end
    }
    rest.reverse()
  }

  var start: Int? { rest.last.map { Int(text.starts[$0.places.lowerBound]) } }

  mutating func nextLine(_ reader: LineReader) -> LineDraft? {
    guard let first = rest.last?.places.lowerBound else { return nil }
    if let line = knownLine(reader) { return line }
    var line = LongLine(width: width)
    let isBroken = fill(&line)
    return finish(&line, from: first, isBroken: isBroken, reader)
  }

  private mutating func knownLine(_ reader: LineReader) -> LineDraft? {
    guard let item = rest.last,
      let line = known?.line(of: item, isLast: rest.count == 1, in: text, of: job, within: width)
    else { return nil }
    // All items use the width of the first item's hyphen.
    hyphen = hyphen ?? item.hyphenWidth
    origin = origin ?? item.places.lowerBound
    var shown = item
    shown.places = line.places
    if line.places.upperBound == item.places.upperBound {
      rest.removeLast()
      forgetWidths()
    } else {
      rest[rest.count - 1].places = line.places.upperBound..<item.places.upperBound
    }
    if let draft = line.draft { return draft }
    var filled = LongLine(width: width)
    filled.add(LongLine.Run(item: shown, glyphs: shown.shape(shown.places, of: text)), width: 0)
    return finish(&filled, from: shown.places.lowerBound, isBroken: !rest.isEmpty, reader)
  }

  private func finish(_ line: inout LongLine, from first: Int, isBroken: Bool, _ reader: LineReader) -> LineDraft {
    line.addHyphen(in: text)
    if isBroken { line.removeFinalSpace(in: text) }
    let runs = line.visualRuns
    LongLine.trim(runs)
    let end = line.runs.last?.item.places.upperBound ?? first
    let bytes = Int(text.starts[first])..<Int(text.starts[end])
    return reader.read(runs.map { ($0.item, $0.glyphs) }, of: text, over: bytes)
  }

  private enum Outcome {
    case all
    case broken
    case none
  }

  private mutating func fill(_ line: inout LongLine) -> Bool {
    var last: (runs: Int, room: Int)?
    while let item = rest.last {
      let before = (runs: line.runs.count, room: line.room)
      switch add(to: &line, isForced: last == nil, mustBreak: false) {
      case .all:
        if !item.isTab(in: text), canBreak(in: item, fromStart: before.runs > 0) { last = before }
      case .broken: return true
      case .none:
        guard let last else { return true }
        for run in line.runs[last.runs...].reversed() { rest.append(run.item) }
        line.runs.removeSubrange(last.runs...)
        line.room = last.room
        forgetWidths()
        _ = add(to: &line, isForced: true, mustBreak: true)
        return true
      }
    }
    return false
  }

  private func canBreak(in item: BreakItem, fromStart: Bool) -> Bool {
    let first = fromStart ? item.places.lowerBound : item.places.lowerBound + 1
    return first < item.places.upperBound && (first..<item.places.upperBound).contains(where: isWordBreak)
  }

  private func isWordBreak(_ place: Int) -> Bool { place == text.count || text.attributes[place].is_line_break != 0 }

  private mutating func add(to line: inout LongLine, isForced: Bool, mustBreak: Bool) -> Outcome {
    guard let item = rest.last else { return .all }
    if item.isTab(in: text) { return addTab(item, to: &line) }
    let start = origin ?? item.places.lowerBound
    let isNew = widths == nil && start == item.places.lowerBound
    let widths = letterWidths(of: item, from: start)
    (self.widths, origin) = (widths, start)
    let search = search(item, widths, line, mustBreak: mustBreak)
    var whole = BreakSearch.Candidate(
      end: item.places.upperBound, width: isNew ? widths.whole : widths.width(ofRest: item.places), extra: 0)
    if !mustBreak, isWordBreak(whole.end) { whole.extra = search.extra(at: whole.end) }
    let isAlone = item.places.count == 1 && line.runs.isEmpty
    if !mustBreak, whole.total <= line.room || isAlone {
      let glyphs = item.shape(item.places, of: text)
      whole.width = glyphs.width
      if whole.total <= line.room || isAlone {
        accept(LongLine.Run(item: item, glyphs: glyphs), width: whole.width, on: &line)
        return .all
      }
    }
    return split(item, search, whole, isForced: isForced, on: &line)
  }

  /// Adds a tab. The next tab stop is at least the width of a space away.
  private mutating func addTab(_ item: BreakItem, to line: inout LongLine) -> Outcome {
    let pen = width - line.room
    let stop = (pen + tabWidth / 8 + tabWidth - 1) / tabWidth * tabWidth
    let glyphs = BreakGlyphs()
    glyphs.keepFree(Int32(clamping: stop - pen), for: item.places, of: text)
    accept(LongLine.Run(item: item, glyphs: glyphs), width: stop - pen, on: &line)
    return .all
  }

  private mutating func search(
    _ item: BreakItem, _ widths: LetterWidths, _ line: LongLine, mustBreak: Bool
  ) -> BreakSearch {
    let hyphen = hyphen ?? item.hyphenWidth
    self.hyphen = hyphen
    return BreakSearch(
      text: text, item: item, widths: widths, hyphen: hyphen, room: line.room, isFirst: line.runs.isEmpty,
      mustBreak: mustBreak, isLast: rest.count == 1, safeDistance: item.safeDistance)
  }

  private mutating func split(
    _ item: BreakItem, _ search: BreakSearch, _ whole: BreakSearch.Candidate, isForced: Bool, on line: inout LongLine
  ) -> Outcome {
    var isWord = true
    var best = search.best(among: text.wordBreaks, whole: whole)
    if isForced, best.map({ $0.total > line.room }) ?? true {
      isWord = false
      best = search.best(among: text.letterBreaks, whole: whole) ?? whole
    }
    guard let best, isForced || best.total <= line.room else {
      forgetWidths()
      return .none
    }
    if best.end == item.places.lowerBound { return .broken }
    if best.end == item.places.upperBound {
      let isBreak =
        isWord ? isWordBreak(best.end) : best.end == text.count || text.attributes[best.end].is_char_break != 0
      let needsHyphen = isBreak && text.needsHyphen(at: best.end)
      let glyphs = item.shape(item.places, of: text, needsHyphen: needsHyphen)
      accept(LongLine.Run(item: item, glyphs: glyphs, needsHyphen: needsHyphen), width: best.total, on: &line)
      return .all
    }
    var start = item
    start.places = item.places.lowerBound..<best.end
    let glyphs = best.glyphs ?? item.shape(start.places, of: text)
    line.add(LongLine.Run(item: start, glyphs: glyphs), width: best.total)
    rest[rest.count - 1].places = best.end..<item.places.upperBound
    return .broken
  }

  private mutating func forgetWidths() { (widths, origin) = (nil, nil) }

  private mutating func accept(_ run: LongLine.Run, width: Int, on line: inout LongLine) {
    line.add(run, width: width)
    rest.removeLast()
    forgetWidths()
  }
}
