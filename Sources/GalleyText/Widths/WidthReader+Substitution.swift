extension WidthReader {
  /// What a table tells of a text.
  enum Answer {
    /// The width.
    case sum(WidthSum)
    /// That the table cannot tell.
    case other
    /// That it does not know yet.
    case missing(Gap)
  }

  /// What a table does not know yet.
  enum Gap {
    /// Where a walk starts from a letter of a class.
    case start(ContextWalk.Side, UInt8)
    /// Where a walk goes over a letter of a class.
    case step(ContextWalk.Side, ContextWalk.State, UInt8)
    /// What becomes of a stretch.
    case stretch(TextStretch, PatternCells.Key)
    /// The cell of a pair of slots, in the cells of ASCII or of all.
    case pair(UInt16, UInt16, isSmall: Bool)
  }

  /// The width of the text of `count` letters that `scratch` holds.
  func sum(_ scratch: TextScratch, count: Int, isASCII: Bool) -> Answer {
    var stretchCount = 0
    if let gap = findStretches(scratch, count: count, into: &stretchCount) { return .missing(gap) }
    var pen = Pen(isASCII: isASCII)
    var next = 0
    for index in 0..<stretchCount {
      let stretch = scratch.stretches[index]
      move(&pen, over: scratch.letters, from: next, to: Int(stretch.firstChangeable))
      if stretch.count > PatternCells.longest { return .other }
      let key = key(of: stretch, scratch)
      guard let outcome = patterns.outcome(of: key) else { return .missing(.stretch(stretch, key)) }
      if outcome == .other { return .other }
      next = Int(stretch.lastChangeable) + 1
      if outcome == .same {
        move(&pen, over: scratch.letters, from: Int(stretch.firstChangeable), to: next)
      } else {
        move(&pen, over: stretch, outcome, scratch)
      }
    }
    move(&pen, over: scratch.letters, from: next, to: count)
    return pen.gap.map(Answer.missing) ?? .sum(pen.sum)
  }

  /// Finds the stretches of the text, or what is missing to find them.
  ///
  /// Letters between two stretches, and those in a stretch that lie before or behind its changeable ones, are not
  /// changeable; the latter may be in two stretches.
  @inline(__always)
  private func findStretches(_ scratch: TextScratch, count: Int, into found: inout Int) -> Gap? {
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

  /// Walks from a changeable letter to the last one that has a say on one side.
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
      // What Pango keeps in another item has no say.
      guard place >= 0, place < infos.count, infos[place].isUpright == own.isUpright else { return nil }
      last = Int32(truncatingIfNeeded: place)
      let next = walk.step(from: state, over: infos[place].number)
      if next == ContextWalk.unknown { return .step(side, state, infos[place].number) }
      state = next
    }
    return nil
  }

  @inline(__always)
  private func key(of stretch: TextStretch, _ scratch: TextScratch) -> PatternCells.Key {
    PatternCells.Key(scratch.infos + Int(stretch.first), count: stretch.count)
  }

  /// Moves over the glyphs of the changeable letters of `stretch`; the letters around them have one each in the
  /// outcome, too.
  @inline(__always)
  private func move(
    _ pen: inout Pen, over stretch: TextStretch, _ outcome: PatternCells.Outcome, _ scratch: TextScratch
  ) {
    let letters = UnsafePointer(scratch.letters) + Int(stretch.first)
    var index = Int(outcome.start + stretch.firstChangeable - stretch.first)
    let end = Int(outcome.start + outcome.count - (stretch.last - stretch.lastChangeable))
    while index < end {
      move(&pen, over: slots.slot(of: patterns.outputs[index], in: letters))
      index += 1
    }
  }

  @inline(__always)
  private func move(_ pen: inout Pen, over letters: UnsafeMutablePointer<UInt16>, from start: Int, to end: Int) {
    var index = start
    while index < end {
      move(&pen, over: letters[index])
      index += 1
    }
  }

  @inline(__always)
  private func move(_ pen: inout Pen, over slot: UInt16) {
    let isSmall = pen.isASCII && max(pen.last, slot) < asciiCount
    let cell =
      isSmall ? asciiCells[Int(pen.last) * asciiStride + Int(slot)] : cells[Int(pen.last) * stride + Int(slot)]
    if cell == 0, pen.gap == nil { pen.gap = .pair(pen.last, slot, isSmall: isSmall) }
    pen.sum.width += Int(cell >> 2)
    pen.sum.glyphs += 1
    pen.last = slot
  }

  /// A sum that grows glyph by glyph.
  private struct Pen {
    let isASCII: Bool
    var sum = WidthSum(width: 0, glyphs: 0)
    var last = UInt16(GlyphSlots.start)
    /// The first pair that is not known.
    var gap: Gap?
  }
}
