struct QuickWidths: Sendable {
  let plain: PlainWidths
  let latin: ScriptWidths
  let others: ScriptTables<ScriptWidths>

  /// Measures strings. `scratch` must belong to the calling thread.
  func measure(
    _ column: TextColumn, in range: Range<Int>, into widths: WidthPlaces, _ scratch: TextScratch.Pointers,
    _ paths: inout WidthPaths
  ) -> [Int] {
    var left: [Int] = []
    var substituted = 0
    let plain = plain
    column.forEachText(in: range) { index, text, readable in
      if let width = plain.width(of: text, readable: readable) { return widths[index] = width }
      switch find(text, scratch) {
      case .summed(let width): widths[index] = width
      case .substituted(let width):
        widths[index] = width
        substituted += 1
      case .unknown: left.append(index)
      }
    }
    paths.substituted += substituted
    paths.summed += range.count - substituted - left.count
    return left
  }

  @inline(never)
  private func find(_ text: UnsafeBufferPointer<UInt8>, _ scratch: TextScratch.Pointers) -> FontWidths.Finding {
    let known = latin.width(of: text, scratch, isLatinCommon: plain.isLatinCommon)
    if !known.isUnknown { return known }
    return otherWidth(of: text, scratch).map(FontWidths.Finding.substituted) ?? .unknown
  }

  @inline(never)
  private func otherWidth(of text: UnsafeBufferPointer<UInt8>, _ scratch: TextScratch.Pointers) -> TextWidth? {
    guard text.count <= WidthTable.longest, let script = LetterScript(of: text),
      script != .common || !plain.isLatinCommon, let other = others[script]
    else { return nil }
    switch other.width(of: text, scratch, isLatinCommon: true) {
    case .summed(let width), .substituted(let width): return width
    case .unknown: return nil
    }
  }
}

struct ScriptWidths: Sendable {
  private let reader: WidthReader
  private let tracking: Int

  init(_ table: WidthTable, tracking: Int) {
    reader = table.reader
    self.tracking = tracking
  }

  @inline(__always)
  func width(
    of text: UnsafeBufferPointer<UInt8>, _ scratch: TextScratch.Pointers, isLatinCommon: Bool
  ) -> FontWidths.Finding {
    guard text.count <= WidthTable.longest else { return .unknown }
    let plain = reader.plainSum(text)
    guard plain.isKnown, isLatinCommon || text.contains(where: { ($0 | 0x20) &- 0x61 < 26 }) else { return .unknown }
    if plain.isPlain { return TextWidth(plain.sum, tracking: tracking).map(FontWidths.Finding.summed) ?? .unknown }
    guard let sum = reader.substitutedSum(of: text, plain: plain.sum, scratch),
      let width = TextWidth(sum, tracking: tracking)
    else { return .unknown }
    return .substituted(width)
  }
}
