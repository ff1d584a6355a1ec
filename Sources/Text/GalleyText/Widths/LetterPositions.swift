/// The positions of the letters in a string, in Pango units and without tracking. Use it only on one thread.
final class LetterPositions {
  private let startMemory = ZeroedMemory<Int32>(count: WidthTable.longest + 1)
  private let endMemory = ZeroedMemory<Int32>(count: WidthTable.longest + 1)
  private let tieMemory = ZeroedMemory<Bool>(count: WidthTable.longest + 1)
  private let slotMemory = ZeroedMemory<UInt16>(count: WidthTable.longest + 1)
  private let classMemory = ZeroedMemory<UInt8>(count: WidthTable.longest + 1)

  /// The start of each letter, and the end of the text. If the text is cut at a start, the part after it is shaped in
  /// the same way.
  var starts: UnsafeMutablePointer<Int32> { startMemory.base }
  /// The width before each position if the text is cut there: without the kerning across the cut.
  var ends: UnsafeMutablePointer<Int32> { endMemory.base }
  var isTied: UnsafeMutablePointer<Bool> { tieMemory.base }
  var slots: UnsafeMutablePointer<UInt16> { slotMemory.base }
  var classes: UnsafeMutablePointer<UInt8> { classMemory.base }
  fileprivate(set) var count = 0
  fileprivate(set) var glyphCount = 0
  func note(count: Int) { (self.count, glyphCount) = (count, count) }
  var hasLigatures: Bool { glyphCount != count }
}

extension WidthTable {
  func find(_ positions: LetterPositions, _ scratch: TextScratch.Pointers, count: Int) -> Bool {
    while true {
      switch reader.find(positions, scratch, count: count) {
      case nil: return true
      case .other?: return false
      case .missing(let gap)?: guard learn(gap, scratch) else { return false }
      case .sum?: return false
      }
    }
  }
}

extension WidthReader {
  fileprivate func find(
    _ positions: LetterPositions, _ scratch: TextScratch.Pointers, count: Int
  ) -> Answer? {
    var stretchCount = 0
    if let gap = findStretches(scratch, count: count, into: &stretchCount) { return .missing(gap) }
    var walk = PositionWalk(self, positions)
    var next = 0
    positions.count = count
    for index in 0..<stretchCount {
      let stretch = scratch.stretches[index]
      walk.move(over: scratch.letters, from: next, to: Int(stretch.firstChangeable))
      next = Int(stretch.lastChangeable) + 1
      if stretch.count > PatternCells.longest { return .other }
      let key = PatternCells.Key(scratch.infos + Int(stretch.first), count: stretch.count)
      guard let outcome = patterns.outcome(of: key) else { return .missing(.stretch(stretch, key)) }
      if outcome == .other { return .other }
      if outcome == .same {
        walk.move(over: scratch.letters, from: Int(stretch.firstChangeable), to: next)
      } else {
        walk.move(over: stretch, outcome, scratch.letters)
      }
      if let gap = walk.gap { return .missing(gap) }
    }
    walk.move(over: scratch.letters, from: next, to: count)
    if let gap = walk.gap { return .missing(gap) }
    positions.glyphCount = walk.glyphCount
    positions.starts[count] = walk.pen
    positions.ends[count] = walk.pen
    for index in 0..<count where scratch.infos[index].isChangeable {
      tie(index, in: UnsafeBufferPointer(start: scratch.infos, count: count), positions)
    }
    return nil
  }

  /// Marks the positions around a letter at which a cut changes it. If no rule can continue at a letter, a cut before
  /// that letter has the same effect as the end of the text.
  private func tie(_ index: Int, in infos: UnsafeBufferPointer<GlyphSlots.Info>, _ positions: LetterPositions) {
    var place = reach(before, .before, from: index, in: infos) + 1
    let last = reach(after, .after, from: index, in: infos)
    while place <= last {
      positions.isTied[place] = true
      place += 1
    }
  }

  private func reach(
    _ walk: ContextWalk.Reader, _ side: ContextWalk.Side, from index: Int,
    in infos: UnsafeBufferPointer<GlyphSlots.Info>
  ) -> Int {
    var state = walk.start(at: infos[index].number)
    var reached = index
    while state != ContextWalk.over {
      let place = reached + side.rawValue
      guard place >= 0, place < infos.count, infos[place].isUpright == infos[index].isUpright else { break }
      guard walk.matches(state, over: infos[place].number) else { break }
      state = walk.step(from: state, over: infos[place].number)
      reached = place
    }
    return reached
  }
}

private struct PositionWalk {
  var pen: Int32 = 0
  var glyphCount = 0
  var gap: WidthReader.Gap?
  private let reader: WidthReader
  private var last = UInt16(GlyphSlots.start)
  private let starts: UnsafeMutablePointer<Int32>
  private let ends: UnsafeMutablePointer<Int32>
  private let isTied: UnsafeMutablePointer<Bool>
  private let slots: UnsafeMutablePointer<UInt16>

  init(_ reader: WidthReader, _ positions: LetterPositions) {
    self.reader = reader
    starts = positions.starts
    ends = positions.ends
    isTied = positions.isTied
    slots = positions.slots
  }

  @inline(__always)
  mutating func move(over letters: UnsafeMutablePointer<UInt16>, from start: Int, to end: Int) {
    var index = start
    while index < end {
      ends[index] = pen
      isTied[index] = false
      slots[index] = letters[index]
      starts[index] = move(over: letters[index])
      index += 1
    }
  }

  /// Moves over letters that affect each other. If they form a ligature, only the first one gets the position.
  mutating func move(
    over stretch: TextStretch, _ outcome: PatternCells.Outcome, _ letters: UnsafeMutablePointer<UInt16>
  ) {
    let first = Int(outcome.start + stretch.firstChangeable - stretch.first)
    let end = Int(outcome.start + outcome.count - (stretch.last - stretch.lastChangeable))
    let letterCount = Int(stretch.lastChangeable - stretch.firstChangeable) + 1
    for place in 0..<letterCount {
      set(Int(stretch.firstChangeable) + place, start: pen, end: pen, isTied: place > 0)
    }
    for index in first..<max(end, first) {
      let before = pen
      let start = move(
        over: reader.slots.slot(of: reader.patterns.outputs[index], in: letters + Int(stretch.first)))
      let place = index - first
      if place == 0 || end - first == letterCount {
        set(Int(stretch.firstChangeable) + place, start: start, end: before, isTied: place > 0)
        slots[Int(stretch.firstChangeable) + place] = last
      }
    }
  }

  private func set(_ place: Int, start: Int32, end: Int32, isTied: Bool) {
    ends[place] = end
    starts[place] = start
    self.isTied[place] = isTied
  }

  @inline(__always)
  private mutating func move(over slot: UInt16) -> Int32 {
    let cell = reader.cells[Int(last) * reader.stride + Int(slot)]
    let alone = reader.cells[Int(slot)]
    if gap == nil {
      if cell == 0 { gap = .pair(last, slot) }
      if alone == 0 { gap = .pair(UInt16(GlyphSlots.start), slot) }
    }
    pen += cell >> 2
    glyphCount += 1
    last = slot
    return pen - (alone >> 2)
  }
}
