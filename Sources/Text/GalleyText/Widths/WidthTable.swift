/// The widths of strings in one script, one face and one size, as sums of pairs. A pair is shaped when a string first
/// contains it. Any number of threads may read a table as long as it does not change. Otherwise, use it only on one
/// thread.
final class WidthTable {
  let plan: ShapingPlan
  let shapes: TextShapes
  let reader: WidthReader
  private let tracking: Int32
  private let cells: PairCells
  private let asciiCells: ASCIICells
  /// The share of the memory for tables; nil for a shared table, which is not extended.
  private let memory: TableMemory.Share?

  /// The maximum length of a string, in bytes. Its width at ``largestSize`` fits into Pango's numbers.
  static let longest = 1024
  static let largestSize = 512.0

  init(_ plan: ShapingPlan, _ shapes: TextShapes, tracking: Int32, _ memory: TableMemory) {
    self.plan = plan
    self.shapes = shapes
    self.tracking = tracking
    cells = PairCells(count: shapes.slots.count)
    asciiCells = ASCIICells()
    self.memory = TableMemory.Share(of: memory, cells: cells.count + ASCIICells.count)
    reader = WidthReader(
      cells: cells.base, stride: cells.stride, asciiCells: asciiCells.reader, slots: shapes.slots.pointers.reader,
      before: shapes.before.reader, after: shapes.after.reader, patterns: shapes.patterns.reader)
  }

  /// Shares a table for reading on another thread. `table` must not change meanwhile.
  init(shared table: WidthTable) {
    (plan, shapes, reader, tracking) = (table.plan, table.shapes, table.reader, table.tracking)
    (cells, asciiCells, memory) = (table.cells, table.asciiCells, nil)
  }

  func sum(_ text: UnsafeBufferPointer<UInt8>, _ scratch: TextScratch.Pointers, count: Int) -> WidthSum? {
    var plain = reader.plainSum(text)
    if !plain.isKnown {
      guard learnPairs(of: scratch, count: count) else { return nil }
      plain = reader.plainSum(text)
    }
    if plain.isPlain { return plain.sum }
    while true {
      switch reader.sum(scratch, count: count, plain: plain.sum) {
      case .sum(let sum): return sum
      case .other: return nil
      case .missing(let gap):
        guard learn(gap, scratch) else { return nil }
      }
    }
  }

  func hasLetterOfScript(_ scratch: TextScratch.Pointers, count: Int) -> Bool {
    (0..<count).contains { shapes.slots.isOfScript[Int(scratch.letters[$0])] }
  }

  private func learnPairs(of scratch: TextScratch.Pointers, count: Int) -> Bool {
    guard memory != nil else { return false }
    var last = UInt16(GlyphSlots.start)
    for index in 0..<count {
      let slot = scratch.letters[index]
      if cells.base[Int(last) * cells.stride + Int(slot)] == 0, !learnPair(last, slot) { return false }
      last = slot
    }
    return true
  }

  func learn(_ gap: WidthReader.Gap, _ scratch: TextScratch.Pointers) -> Bool {
    guard memory != nil else { return false }
    switch gap {
    case .start(let side, let number): walk(to: side).learnStart(at: number)
    case .step(let side, let state, let number): walk(to: side).learnStep(from: state, over: number)
    case .stretch(let stretch, let key):
      let letters = UnsafeBufferPointer(start: scratch.letters + Int(stretch.first), count: stretch.count)
      shapes.learn(letters, key: key, plan: plan)
    case .pair(let first, let second): return learnPair(first, second)
    }
    return true
  }

  private func learnPair(_ first: UInt16, _ second: UInt16) -> Bool {
    guard let memory, let cell = cell(first, second) else { return false }
    let place = Int(first) * cells.stride + Int(second)
    cells.base[place] = cell
    memory.note(place)
    let characters = shapes.slots.asciiCharacters
    if Int(max(first, second)) < characters.count {
      memory.note(cells.count + asciiCells.set(characters[Int(first)], characters[Int(second)], cell))
    }
    return true
  }

  private func walk(to side: ContextWalk.Side) -> ContextWalk { side == .before ? shapes.before : shapes.after }

  private func cell(_ first: UInt16, _ second: UInt16) -> Int32? {
    let slots = shapes.slots
    let (before, own) = (slots.infos[Int(first)], slots.infos[Int(second)])
    let isApart = first == GlyphSlots.start || before.isUpright != own.isUpright
    let glyph = slots.glyphs[Int(second)]
    guard let pair = plan.pair(isApart ? glyph : slots.glyphs[Int(first)], glyph), canBeSpaced(pair) else { return nil }
    let move = (isApart ? 0 : pair.kerning) + pair.second
    return move << 2 | 2 | (isApart || shapes.isFree(before.number, own.number) ? 1 : 0)
  }

  /// Returns whether all letters keep a positive width. Otherwise, Pango would distribute part of the space among other
  /// letters.
  private func canBeSpaced(_ pair: ShapingPlan.Pair) -> Bool {
    tracking == 0 || min(pair.first + min(pair.kerning, 0), pair.second) + min(tracking, 0) > 0
  }
}
