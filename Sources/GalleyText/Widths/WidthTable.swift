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
  /// The slots of the text that is summed.
  private var slots = [UInt16](repeating: 0, count: longest)

  /// The longest text in bytes: at ``largestSize`` its width fits Pango's numbers.
  static let longest = 1024
  /// The largest size in points.
  static let largestSize = 512.0

  /// A table that knows no width yet; nil where memory is short.
  init?(_ plan: ShapingPlan, _ shapes: TextShapes) {
    guard let cells = PairCells(count: shapes.slots.count) else { return nil }
    self.plan = plan
    self.shapes = shapes
    self.cells = cells
  }

  /// The cells and slots as they are; valid as long as nobody changes the table.
  func withReader<Answer>(_ body: (WidthReader) -> Answer) -> Answer {
    shapes.slots.ascii.withUnsafeBufferPointer { ascii in
      shapes.slots.pageStarts.withUnsafeBufferPointer { pageStarts in
        shapes.slots.pages.withUnsafeBufferPointer { pages in
          guard let ascii = ascii.baseAddress, let starts = pageStarts.baseAddress, let pages = pages.baseAddress else {
            preconditionFailure("the slots of a profile are never empty")
          }
          return body(
            WidthReader(cells: cells.base, stride: cells.stride, ascii: ascii, pageStarts: starts, pages: pages))
        }
      }
    }
  }

  /// The width of a text of the alphabet, learning what is not known yet; nil for a text that must be shaped whole.
  ///
  /// `text` is valid UTF-8, at most ``longest`` bytes.
  func sum(_ text: UnsafeBufferPointer<UInt8>, _ reader: WidthReader) -> Sum? {
    let count = slots.withUnsafeMutableBufferPointer { reader.slots(of: text, into: $0) }
    guard let count else { return nil }
    return slots.withUnsafeBufferPointer { sum(UnsafeBufferPointer(rebasing: $0[..<count])) }
  }

  /// Whether a text of the alphabet has a letter that no other script has.
  func hasLetterOfScript(_ text: UnsafeBufferPointer<UInt8>, _ reader: WidthReader) -> Bool {
    let count = slots.withUnsafeMutableBufferPointer { reader.slots(of: text, into: $0) } ?? 0
    return slots[..<count].contains { shapes.slots.isOfScript[Int($0)] }
  }
}

extension WidthTable {
  private func sum(_ text: UnsafeBufferPointer<UInt16>) -> Sum? {
    var sum = Sum(width: 0, glyphs: 0)
    var last = UInt16(GlyphSlots.start)
    var next = 0
    while next < text.count {
      let stretch = Stretch(in: text, from: next, shapes)
      guard add(stretch, of: text, to: &sum, last: &last) else { return nil }
      next = stretch.end
    }
    return sum
  }

  /// Letters in a row of which each is linked to the next.
  private struct Stretch {
    var start: Int
    var end: Int
    var hasTrigger: Bool
    var key = PatternCells.Key()

    init(in text: UnsafeBufferPointer<UInt16>, from start: Int, _ shapes: TextShapes) {
      let numbers = shapes.slots.numbers
      var number = numbers[Int(text[start])]
      self.start = start
      end = start + 1
      hasTrigger = shapes.profile.isTrigger[Int(number)]
      key.append(number)
      while end < text.count, shapes.profile.isLinked(number, numbers[Int(text[end])]) {
        number = numbers[Int(text[end])]
        hasTrigger = hasTrigger || shapes.profile.isTrigger[Int(number)]
        key.append(number)
        end += 1
      }
    }
  }

  private func add(
    _ stretch: Stretch, of text: UnsafeBufferPointer<UInt16>, to sum: inout Sum, last: inout UInt16
  ) -> Bool {
    let letters = UnsafeBufferPointer(rebasing: text[stretch.start..<stretch.end])
    let outcome =
      stretch.hasTrigger && letters.count > 1
      ? shapes.outcome(of: letters, key: stretch.key, plan: plan) : .same
    switch outcome {
    case .same: return letters.allSatisfy { add($0, to: &sum, last: &last) }
    case .glyphs(let outputs):
      return outputs.allSatisfy { output in
        switch output {
        case .variant(let letter, let variant):
          add(shapes.slots.slot(ofVariant: variant, of: letters[letter]), to: &sum, last: &last)
        case .ligature(let number): add(shapes.slots.slot(ofLigature: number), to: &sum, last: &last)
        }
      }
    case .other: return false
    }
  }

  private func add(_ slot: UInt16, to sum: inout Sum, last: inout UInt16) -> Bool {
    let place = Int(last) * cells.stride + Int(slot)
    if cells.base[place] == 0 {
      guard let cell = learn(last, slot) else { return false }
      cells.base[place] = cell
    }
    sum.width += Int(cells.base[place] >> 2)
    sum.glyphs += 1
    last = slot
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
