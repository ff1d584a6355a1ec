import Dispatch

struct PixelScan<Rule: DifferenceRule, Edges: EdgeDetector> {
  let rule: Rule
  let first: PixelPlane
  let second: PixelPlane
  let size: PixelSize
  /// The detector of antialiasing, or nil to count every differing pixel.
  let edges: Edges?

  init(_ rule: Rule, _ pair: PixelPair, edges: Edges?) {
    self.rule = rule
    self.edges = edges
    (first, second, size) = (pair.first, pair.second, pair.size)
  }

  private static var band: Int { 64 }

  /// The result does not depend on the number of threads.
  func run(mask: PixelSet?) -> PixelMarks {
    let bands = (size.height + Self.band - 1) / Self.band
    return PixelMarks(size: size) { rows in
      let body: @Sendable (Int) -> Void = { band in
        scan((band * Self.band)..<min((band + 1) * Self.band, size.height), mask, into: rows)
      }
      // For a small image, starting threads takes longer than it saves.
      if bands > 1 { DispatchQueue.concurrentPerform(iterations: bands, execute: body) } else if bands == 1 { body(0) }
    }
  }

  /// The number of rows to wait before antialiasing is examined. After two rows, the neighbours of a pixel's neighbours
  /// are in the cache.
  private static var lag: Int { 2 }

  @inline(__always)
  private func scan(_ band: Range<Int>, _ mask: PixelSet?, into rows: PixelMarks.Rows) {
    rows.clear(band)
    for y in band {
      for word in 0..<rows.stride { judge(word, y, mask, into: rows) }
      if y >= band.lowerBound + Self.lag { leaveOutEdges(y - Self.lag, rows) }
    }
    for y in max(band.lowerBound, band.upperBound - Self.lag)..<band.upperBound { leaveOutEdges(y, rows) }
  }

  @inline(__always)
  private func judge(_ word: Int, _ y: Int, _ mask: PixelSet?, into rows: PixelMarks.Rows) {
    var candidates = first.differences(from: second, word: word, y: y, width: size.width)
    if candidates == 0 { return }
    let place = y * rows.stride + word
    if let mask { candidates &= ~mask.words[place] }
    if rule.comparesWholeWords {
      rows.different[place] = candidates
      return
    }
    var (different, darker): (UInt64, UInt64) = (0, 0)
    while candidates != 0 {
      let bit = candidates & (0 &- candidates)
      candidates ^= bit
      let x = word * 64 + bit.trailingZeroBitCount
      let verdict = rule.verdict(first[x, y], second[x, y], at: y * first.stride + x)
      if verdict != .same { different |= bit }
      if verdict == .darker { darker |= bit }
    }
    rows.different[place] = different
    rows.darker[place] = darker
  }

  @inline(__always)
  private func leaveOutEdges(_ y: Int, _ rows: PixelMarks.Rows) {
    guard let edges else { return }
    for word in 0..<rows.stride {
      let place = y * rows.stride + word
      var candidates = rows.different[place]
      if candidates == 0 { continue }
      var antialiased: UInt64 = 0
      while candidates != 0 {
        let bit = candidates & (0 &- candidates)
        candidates ^= bit
        if edges.covers(word * 64 + bit.trailingZeroBitCount, y) { antialiased |= bit }
      }
      rows.antialiased[place] = antialiased
      rows.different[place] &= ~antialiased
      rows.darker[place] &= ~antialiased
    }
  }
}
