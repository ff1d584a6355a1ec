import CPangoCairo

/// Reads GSUB or GPOS (OpenType specification, "Common Table Formats"), because HarfBuzz does not report which patterns
/// a lookup matches. If the table of a face is malformed, text is measured by shaping.
final class LayoutTable {
  struct Malformed: Error {}

  struct Lookup {
    var type: Int
    var flags: Int
    var subtables: [Int]

    /// Whether the lookup skips base glyphs or ligatures, so that distant glyphs may count as neighbours.
    var skipsLetters: Bool { flags & 0x06 != 0 }
  }

  let glyphCount: Int
  private let blob: OpaquePointer?
  private let bytes: UnsafeRawBufferPointer
  private let extensionType: Int
  private var coverages: [Int: [UInt16]] = [:]
  private var sets: [Int: GlyphSet] = [:]
  private var classes: [Int: [UInt16]] = [:]
  private var classSets: [ClassKey: GlyphSet] = [:]

  private struct ClassKey: Hashable {
    var definition: Int
    var number: Int
  }

  enum Kind {
    case substitution
    case positioning

    var tag: UInt32 { self == .substitution ? 0x4753_5542 : 0x4750_4F53 }
  }

  init(_ kind: Kind, of face: OpaquePointer?) {
    extensionType = kind == .substitution ? 7 : 9
    glyphCount = Int(hb_face_get_glyph_count(face))
    blob = hb_face_reference_table(face, kind.tag)
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
  }

  deinit { hb_blob_destroy(blob) }

  func number(_ offset: Int) throws(Malformed) -> Int {
    guard offset >= 0, offset + 2 <= bytes.count else { throw Malformed() }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func glyph(_ offset: Int) throws(Malformed) -> UInt16 { UInt16(truncatingIfNeeded: try number(offset)) }

  func numbers(_ offset: Int, count: Int) throws(Malformed) -> [Int] {
    try glyphs(offset, count: count).map { Int($0) }
  }

  func list(_ offset: Int) throws(Malformed) -> [Int] { try numbers(offset + 2, count: try number(offset)) }

  func glyphs(_ offset: Int, count: Int) throws(Malformed) -> [UInt16] {
    guard count > 0 else { return [] }
    guard offset >= 0, offset + 2 * count <= bytes.count else { throw Malformed() }
    return (0..<count).map { UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: offset + 2 * $0, as: UInt16.self)) }
  }

  func lookup(_ index: Int) throws(Malformed) -> Lookup {
    let lookups = try number(8)
    guard index < (try number(lookups)) else { throw Malformed() }
    let start = lookups + (try number(lookups + 2 + 2 * index))
    var lookup = Lookup(
      type: try number(start), flags: try number(start + 2), subtables: try list(start + 4).map { start + $0 })
    if lookup.type == extensionType {
      for (number, subtable) in lookup.subtables.enumerated() {
        lookup.type = try self.number(subtable + 2)
        lookup.subtables[number] = subtable + (try self.number(subtable + 4)) << 16 + (try self.number(subtable + 6))
      }
    }
    return lookup
  }
}

extension LayoutTable {
  func coverage(_ offset: Int) throws(Malformed) -> [UInt16] {
    if let known = coverages[offset] { return known }
    let answer =
      switch try number(offset) {
      case 1: try glyphs(offset + 4, count: try number(offset + 2))
      case 2: try coveredRanges(offset)
      default: throw Malformed()
      }
    coverages[offset] = answer
    return answer
  }

  func coveredSet(_ offset: Int) throws(Malformed) -> GlyphSet {
    if let known = sets[offset] { return known }
    var answer = GlyphSet(count: glyphCount)
    for glyph in try coverage(offset) { answer.insert(glyph) }
    sets[offset] = answer
    return answer
  }

  private func coveredRanges(_ offset: Int) throws(Malformed) -> [UInt16] {
    var glyphs: [UInt16] = []
    for range in 0..<(try number(offset + 2)) {
      let first = try number(offset + 4 + 6 * range)
      let last = try number(offset + 6 + 6 * range)
      guard first <= last else { throw Malformed() }
      glyphs += (first...last).map { UInt16(truncatingIfNeeded: $0) }
    }
    return glyphs
  }

  func glyphs(ofClass number: Int, at offset: Int) throws(Malformed) -> GlyphSet {
    let key = ClassKey(definition: offset, number: number)
    if let known = classSets[key] { return known }
    var answer = GlyphSet(count: glyphCount)
    for (glyph, own) in try classes(offset).enumerated() where Int(own) == number {
      answer.insert(UInt16(truncatingIfNeeded: glyph))
    }
    classSets[key] = answer
    return answer
  }

  private func classes(_ offset: Int) throws(Malformed) -> [UInt16] {
    if let known = classes[offset] { return known }
    var answer = [UInt16](repeating: 0, count: glyphCount)
    func note(_ glyph: Int, _ number: Int) {
      let glyph = glyph & 0xFFFF
      if glyph < answer.count { answer[glyph] = UInt16(truncatingIfNeeded: number) }
    }
    switch offset == 0 ? 0 : try number(offset) {
    case 0 where offset == 0: break
    case 1:
      let first = try number(offset + 2)
      for (index, number) in try list(offset + 4).enumerated() { note(first + index, number) }
    case 2:
      for range in 0..<(try number(offset + 2)) {
        let entry = try numbers(offset + 4 + 6 * range, count: 3)
        guard entry[0] <= entry[1] else { throw Malformed() }
        for glyph in entry[0]...entry[1] { note(glyph, entry[2]) }
      }
    default: throw Malformed()
    }
    classes[offset] = answer
    return answer
  }
}
