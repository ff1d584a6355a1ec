/// The widths of all texts of one script, in one face at one size, as sums.
///
/// It fills itself: each pair of glyphs is shaped once, when a text first has it. For one thread.
final class WidthTable {
  /// A width before letters are spaced.
  struct Sum {
    /// How far the pen moves, in Pango units.
    var width: Int
    /// How many glyphs there are.
    var glyphs: Int
  }

  /// What shapes the texts.
  let plan: ShapingPlan
  /// What is proved of them.
  let shapes: TextShapes
  private let cells: PairCells
  /// The same for texts of ASCII alone: small enough for the processor's nearest cache.
  private let asciiCells: PairCells
  private let asciiCount: UInt16
  /// The text that is summed, by slots and by classes.
  private let letters = Scratch<UInt16>(capacity: longest)
  private let numbers = Scratch<UInt8>(capacity: longest)
  // A table belongs to one thread, and finding stretches does not call back.
  @exclusivity(unchecked) private var stretches: [TextShapes.Stretch] = []

  /// The longest text in bytes: at ``largestSize`` its width fits Pango's numbers.
  static let longest = 1024
  /// The largest size in points.
  static let largestSize = 512.0

  /// A table that knows no width yet; nil where memory is short.
  init?(_ plan: ShapingPlan, _ shapes: TextShapes) {
    asciiCount = UInt16(shapes.slots.asciiCount)
    guard let cells = PairCells(count: shapes.slots.count), let asciiCells = PairCells(count: Int(asciiCount))
    else { return nil }
    self.plan = plan
    self.shapes = shapes
    self.cells = cells
    self.asciiCells = asciiCells
  }

  /// The cells and slots as they are; valid as long as the table lives.
  func withReader<Answer>(_ body: (WidthReader) -> Answer) -> Answer {
    shapes.slots.withPointers { slots in
      body(
        WidthReader(
          cells: cells.base, stride: cells.stride, asciiCells: asciiCells.base, asciiStride: asciiCells.stride,
          slots: slots))
    }
  }

  /// The width of a text of the alphabet, learning what is not known yet; nil for a text that must be shaped whole.
  ///
  /// `text` is valid UTF-8, at most ``longest`` bytes.
  func sum(_ text: UnsafeBufferPointer<UInt8>, _ reader: WidthReader) -> Sum? {
    guard let count = reader.slots(of: text, into: letters.base) else { return nil }
    for index in 0..<count { numbers.base[index] = reader.slots.numbers[Int(letters.base[index])] }
    var walk = Walk(isASCII: count == text.count)
    return add(count, to: &walk) ? walk.sum : nil
  }

  /// Whether a text of the alphabet has a letter that no other script has.
  func hasLetterOfScript(_ text: UnsafeBufferPointer<UInt8>, _ reader: WidthReader) -> Bool {
    let count = reader.slots(of: text, into: letters.base) ?? 0
    return (0..<count).contains { shapes.slots.isOfScript[Int(letters.base[$0])] }
  }
}

extension WidthTable {
  /// A sum that grows glyph by glyph.
  private struct Walk {
    let isASCII: Bool
    var sum = Sum(width: 0, glyphs: 0)
    var last = UInt16(GlyphSlots.start)
  }

  private func add(_ count: Int, to walk: inout Walk) -> Bool {
    let text = UnsafeBufferPointer(start: letters.base, count: count)
    let numbers = UnsafeBufferPointer(start: numbers.base, count: count)
    shapes.find(&stretches, in: numbers)
    var next = 0
    for stretch in stretches {
      guard add(text[next..<stretch.changeable.lowerBound], to: &walk) else { return false }
      next = stretch.changeable.upperBound + 1
      let isAdded =
        switch shapes.outcome(of: stretch, slots: text, numbers: numbers, plan: plan) {
        case .same: add(text[stretch.changeable], to: &walk)
        case .glyphs(let outputs): add(stretch, outputs, of: text, to: &walk)
        case .other: false
        }
      if !isAdded { return false }
    }
    return add(text[next...], to: &walk)
  }

  private func add(_ slots: Slice<UnsafeBufferPointer<UInt16>>, to walk: inout Walk) -> Bool {
    for slot in slots {
      guard add(slot, to: &walk) else { return false }
    }
    return true
  }

  /// Adds the glyphs of the changeable letters of `stretch`; the letters around them have one each in `outputs`, too.
  private func add(
    _ stretch: TextShapes.Stretch, _ outputs: Range<Int32>, of text: UnsafeBufferPointer<UInt16>, to walk: inout Walk
  ) -> Bool {
    let before = Int32(stretch.changeable.lowerBound - stretch.letters.lowerBound)
    let behind = Int32(stretch.letters.upperBound - 1 - stretch.changeable.upperBound)
    for index in outputs.lowerBound + before..<outputs.upperBound - behind {
      let output = shapes.output(at: index)
      let slot =
        if let ligature = output.ligature {
          shapes.slots.slot(ofLigature: ligature)
        } else {
          shapes.slots.slot(ofVariant: output.variant, of: text[stretch.letters.lowerBound + output.letter])
        }
      guard add(slot, to: &walk) else { return false }
    }
    return true
  }

  @inline(__always)
  private func add(_ slot: UInt16, to walk: inout Walk) -> Bool {
    let isSmall = walk.isASCII && max(walk.last, slot) < asciiCount
    let cells = isSmall ? asciiCells : cells
    let cell = cells.base + (Int(walk.last) * cells.stride + Int(slot))
    if cell.pointee == 0 {
      guard let learned = learn(walk.last, slot) else { return false }
      cell.pointee = learned
    }
    walk.sum.width += Int(cell.pointee >> 2)
    walk.sum.glyphs += 1
    walk.last = slot
    return true
  }

  /// The cell of a pair, or nil where HarfBuzz moves the pen by more than the pair says.
  private func learn(_ first: UInt16, _ second: UInt16) -> Int32? {
    let slots = shapes.slots
    let isApart = first == GlyphSlots.start || slots.isUpright[Int(first)] != slots.isUpright[Int(second)]
    let glyph = slots.glyphs[Int(second)]
    guard let pair = plan.pair(isApart ? glyph : slots.glyphs[Int(first)], glyph) else { return nil }
    let move = (isApart ? 0 : pair.kerning) + pair.advance
    let isFree = isApart || shapes.isFree(slots.numbers[Int(first)], slots.numbers[Int(second)])
    return move << 2 | 2 | (isFree ? 1 : 0)
  }
}

/// Memory to write to again and again.
private final class Scratch<Element: BitwiseCopyable> {
  /// Where it begins; nothing is written yet.
  let base: UnsafeMutablePointer<Element>

  init(capacity: Int) { base = UnsafeMutablePointer.allocate(capacity: capacity) }

  deinit { base.deallocate() }
}
