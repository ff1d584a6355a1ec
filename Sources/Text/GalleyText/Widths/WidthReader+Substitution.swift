extension WidthReader {
  enum Answer {
    case sum(WidthSum)
    case other
    case missing(Gap)
  }

  enum Gap {
    case start(ContextWalk.Side, UInt8)
    case step(ContextWalk.Side, ContextWalk.State, UInt8)
    case stretch(TextStretch, PatternCells.Key)
    case pair(UInt16, UInt16)
  }

  func substitutedSum(
    of text: UnsafeBufferPointer<UInt8>, plain: WidthSum, _ scratch: TextScratch.Pointers
  ) -> WidthSum? {
    guard let count = letters(of: text, into: scratch),
      case .sum(let sum) = sum(scratch, count: count, plain: plain)
    else { return nil }
    return sum
  }

  @inline(__always)
  func sum(_ scratch: TextScratch.Pointers, count: Int, plain: WidthSum) -> Answer {
    var stretchCount = 0
    if let gap = findStretches(scratch, count: count, into: &stretchCount) { return .missing(gap) }
    var pen = Pen(plain)
    for index in 0..<stretchCount {
      let stretch = scratch.stretches[index]
      if stretch.count > PatternCells.longest { return .other }
      let key = key(of: stretch, scratch)
      guard let outcome = patterns.outcome(of: key) else { return .missing(.stretch(stretch, key)) }
      if outcome == .other { return .other }
      if outcome != .same { replace(stretch, by: outcome, scratch, &pen) }
    }
    close(&pen, before: count, scratch)
    return pen.gap.map(Answer.missing) ?? .sum(pen.sum)
  }

  /// Finds the stretches of letters that affect each other, and returns the first missing table entry. Letters between
  /// two stretches are not changeable, and neither are the letters before the first and after the last changeable
  /// letter of a stretch. Such an outer letter may belong to two stretches.
  @inline(__always)
  func findStretches(_ scratch: TextScratch.Pointers, count: Int, into found: inout Int) -> Gap? {
    let infos = UnsafeBufferPointer(start: scratch.infos, count: count)
    let stretches = scratch.stretches
    for index in 0..<count where infos[index].isChangeable {
      let place = Int32(truncatingIfNeeded: index)
      var stretch = TextStretch(first: place, last: place, firstChangeable: place, lastChangeable: place)
      if let gap = walk(before, .before, from: index, in: infos, to: &stretch.first) { return gap }
      if let gap = walk(after, .after, from: index, in: infos, to: &stretch.last) { return gap }
      while found > 0, stretches[found - 1].isTied(to: stretch) {
        found -= 1
        stretch.join(stretches[found])
      }
      stretches[found] = stretch
      found += 1
    }
    return nil
  }

  @inline(__always)
  private func walk(
    _ walk: ContextWalk.Reader, _ side: ContextWalk.Side, from index: Int,
    in infos: UnsafeBufferPointer<GlyphSlots.Info>, to last: inout Int32
  ) -> Gap? {
    let step = side.rawValue
    let own = infos[index]
    var state = walk.start(at: own.number)
    var place = index
    while state != ContextWalk.over {
      if state == ContextWalk.unknown { return .start(side, own.number) }
      place += step
      // Letters in other items have no effect.
      guard place >= 0, place < infos.count, infos[place].isUpright == own.isUpright else { return nil }
      last = Int32(truncatingIfNeeded: place)
      let next = walk.step(from: state, over: infos[place].number)
      if next == ContextWalk.unknown { return .step(side, state, infos[place].number) }
      state = next
    }
    return nil
  }

  @inline(__always)
  private func key(of stretch: TextStretch, _ scratch: TextScratch.Pointers) -> PatternCells.Key {
    PatternCells.Key(scratch.infos + Int(stretch.first), count: stretch.count)
  }

  private func replace(
    _ stretch: TextStretch, by outcome: PatternCells.Outcome, _ scratch: TextScratch.Pointers, _ pen: inout Pen
  ) {
    let first = Int(stretch.firstChangeable)
    if pen.next != first {
      close(&pen, before: first, scratch)
      pen.last = slot(before: first, scratch)
    }
    pen.next = Int(stretch.lastChangeable) + 1
    for index in first..<pen.next { take(index, from: &pen, scratch) }

    let letters = UnsafePointer(scratch.letters) + Int(stretch.first)
    let start = Int(outcome.start + stretch.firstChangeable - stretch.first)
    let end = Int(outcome.start + outcome.count - (stretch.last - stretch.lastChangeable))
    for index in start..<max(start, end) {
      move(&pen, over: slots.slot(of: patterns.outputs[index], in: letters))
      pen.sum.glyphs += 1
    }
    pen.sum.glyphs -= pen.next - first
  }

  @inline(__always)
  private func close(_ pen: inout Pen, before end: Int, _ scratch: TextScratch.Pointers) {
    guard pen.next > 0, pen.next < end else { return }
    take(pen.next, from: &pen, scratch)
    move(&pen, over: scratch.letters[pen.next])
  }

  @inline(__always)
  private func take(_ index: Int, from pen: inout Pen, _ scratch: TextScratch.Pointers) {
    let cell = cells[Int(slot(before: index, scratch)) * stride + Int(scratch.letters[index])]
    pen.sum.width -= Int(cell >> 2)
  }

  @inline(__always)
  private func slot(before index: Int, _ scratch: TextScratch.Pointers) -> UInt16 {
    index == 0 ? UInt16(GlyphSlots.start) : scratch.letters[index - 1]
  }

  @inline(__always)
  private func move(_ pen: inout Pen, over slot: UInt16) {
    let cell = cells[Int(pen.last) * stride + Int(slot)]
    if cell == 0, pen.gap == nil { pen.gap = .pair(pen.last, slot) }
    pen.sum.width += Int(cell >> 2)
    pen.last = slot
  }

  private struct Pen {
    var sum: WidthSum
    var next = 0
    var last = UInt16(GlyphSlots.start)
    var gap: Gap?

    init(_ plain: WidthSum) { sum = plain }
  }
}
