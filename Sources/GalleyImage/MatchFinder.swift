/// Finds where bytes of a segment stood before in it: at the two last places with the same four bytes, and in the row
/// above.
struct MatchFinder {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  let rowBytes: Int
  /// For each hash the last two places of four bytes with it, plus one, the last in the lower half; 0 is none.
  let places: UnsafeMutablePointer<UInt64>

  static let hashBits = 12
  /// How far back deflate can look.
  private static let window = 32_768
  /// How much it can take from there at once.
  static let longest = 258
  /// Of a long run the inside is nothing new.
  static let noted = 16

  @inline(__always)
  private func slot(of place: Int) -> Int {
    let word = UnsafeRawPointer(bytes + place).loadUnaligned(as: UInt32.self)
    return Int((word &* 0x9E37_79B1) >> UInt32(32 - MatchFinder.hashBits))
  }

  /// Remembers the places in a match.
  @inline(__always)
  func note(from start: Int, to end: Int) {
    var place = start
    let last = min(end, start &+ MatchFinder.noted)
    // On plain ground all places have one hash: what was stored a moment ago is not waited for.
    var (known, slot) = (UInt64(0), -1)
    while place < last {
      let next = self.slot(of: place)
      if next != slot { (known, slot) = (places[next], next) }
      known = known << 32 | UInt64(truncatingIfNeeded: place &+ 1)
      places[slot] = known
      place &+= 1
    }
  }

  /// The longest match at `place`, which is remembered; its length is 0 where there is none.
  @inline(__always)
  func longestMatch(at place: Int) -> (length: Int, distance: Int) {
    let slot = slot(of: place)
    let known = places[slot]
    places[slot] = known << 32 | UInt64(truncatingIfNeeded: place &+ 1)
    let limit = min(MatchFinder.longest, count &- place)
    var best = (length: 0, distance: 0)
    consider(Int(known & 0xFFFF_FFFF) &- 1, at: place, limit, &best)
    if best.length < limit {
      consider(place &- rowBytes, at: place, limit, &best)
      consider(Int(known >> 32) &- 1, at: place, limit, &best)
    }
    return best
  }

  @inline(__always)
  private func consider(_ candidate: Int, at place: Int, _ limit: Int, _ best: inout (length: Int, distance: Int)) {
    let distance = place &- candidate
    guard candidate >= 0, distance <= MatchFinder.window, best.length < limit,
      bytes[candidate &+ best.length] == bytes[place &+ best.length]
    else { return }
    let length = MatchFinder.common(bytes + candidate, bytes + place, limit: limit)
    if length > best.length { best = (length, distance) }
  }

  /// How far the match at `place` from `distance` before it goes on, whatever deflate can take at once: on plain ground,
  /// and where a row is the one above, as far as there are equal rows.
  @inline(__always)
  func wholeMatch(at place: Int, from distance: Int) -> Int {
    MatchFinder.common(bytes + (place &- distance), bytes + place, limit: count &- place)
  }

  /// How many bytes are equal from both places on, `limit` at most.
  @inline(__always)
  private static func common(_ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, limit: Int) -> Int {
    let (first, second) = (UnsafeRawPointer(one), UnsafeRawPointer(other))
    var length = 0
    while length &+ 32 <= limit {
      @inline(__always)
      func difference(_ offset: Int) -> UInt64 {
        first.loadUnaligned(fromByteOffset: length &+ offset, as: UInt64.self)
          ^ second.loadUnaligned(fromByteOffset: length &+ offset, as: UInt64.self)
      }
      if difference(0) != 0 || (difference(8) | difference(16) | difference(24)) != 0 { break }
      length &+= 32
    }
    while length < limit {
      let difference =
        first.loadUnaligned(fromByteOffset: length, as: UInt64.self)
        ^ second.loadUnaligned(fromByteOffset: length, as: UInt64.self)
      if difference != 0 { return min(limit, length &+ difference.littleEndian.trailingZeroBitCount >> 3) }
      length &+= 8
    }
    return limit
  }
}
