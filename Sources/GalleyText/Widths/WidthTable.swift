/// The widths of all texts of one script, in one face at one size, as sums.
///
/// It fills itself: each pair of glyphs is shaped once, when a text first has it. For one thread, but that any number
/// of threads may read it while it does not change.
final class WidthTable {
  /// What shapes the texts.
  let plan: ShapingPlan
  /// What is proved of them.
  let shapes: TextShapes
  /// The table to be read, as long as it lives.
  let reader: WidthReader
  private let cells: PairCells
  /// The same for texts of ASCII alone: small enough for the processor's nearest cache.
  private let asciiCells: PairCells

  /// The longest text in bytes: at ``largestSize`` its width fits Pango's numbers.
  static let longest = 1024
  /// The largest size in points.
  static let largestSize = 512.0

  /// A table that knows no width yet.
  init(_ plan: ShapingPlan, _ shapes: TextShapes) {
    self.plan = plan
    self.shapes = shapes
    cells = PairCells(count: shapes.slots.count)
    asciiCells = PairCells(count: shapes.slots.asciiCount)
    reader = WidthReader(
      cells: cells.base, stride: cells.stride, asciiCells: asciiCells.base, asciiStride: asciiCells.stride,
      asciiCount: shapes.slots.asciiCount, slots: shapes.slots.pointers.reader, before: shapes.before.reader,
      after: shapes.after.reader, patterns: shapes.patterns.reader)
  }

  /// The width of the text of `count` letters that `scratch` holds, learning what is not known yet; nil for a text
  /// that must be shaped whole.
  func sum(_ scratch: TextScratch, count: Int, isASCII: Bool) -> WidthSum? {
    while true {
      switch reader.sum(scratch, count: count, isASCII: isASCII) {
      case .sum(let sum): return sum
      case .other: return nil
      case .missing(let gap):
        guard learn(gap, scratch) else { return nil }
      }
    }
  }

  /// Whether the text of `count` letters that `scratch` holds has a letter that no other script has.
  func hasLetterOfScript(_ scratch: TextScratch, count: Int) -> Bool {
    (0..<count).contains { shapes.slots.isOfScript[Int(scratch.letters[$0])] }
  }

  /// Fills a gap, or says that it cannot be filled.
  private func learn(_ gap: WidthReader.Gap, _ scratch: TextScratch) -> Bool {
    switch gap {
    case .start(let side, let number): walk(to: side).learnStart(at: number)
    case .step(let side, let state, let number): walk(to: side).learnStep(from: state, over: number)
    case .stretch(let stretch, let key):
      let letters = UnsafeBufferPointer(start: scratch.letters + Int(stretch.first), count: stretch.count)
      shapes.learn(letters, key: key, plan: plan)
    case .pair(let first, let second, let isSmall):
      guard let cell = cell(first, second) else { return false }
      let cells = isSmall ? asciiCells : cells
      cells.base[Int(first) * cells.stride + Int(second)] = cell
    }
    return true
  }

  private func walk(to side: ContextWalk.Side) -> ContextWalk { side == .before ? shapes.before : shapes.after }

  /// The cell of a pair, or nil where HarfBuzz moves the pen by more than the pair says.
  private func cell(_ first: UInt16, _ second: UInt16) -> Int32? {
    let slots = shapes.slots
    let (before, own) = (slots.infos[Int(first)], slots.infos[Int(second)])
    let isApart = first == GlyphSlots.start || before.isUpright != own.isUpright
    let glyph = slots.glyphs[Int(second)]
    guard let pair = plan.pair(isApart ? glyph : slots.glyphs[Int(first)], glyph) else { return nil }
    let move = (isApart ? 0 : pair.kerning) + pair.advance
    return move << 2 | 2 | (isApart || shapes.isFree(before.number, own.number) ? 1 : 0)
  }
}
