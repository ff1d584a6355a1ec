/// Finds repetitions in segments. Compares each position with the last one that has the same two pixels, and with the
/// row above.
struct MatchFinder {
  typealias Match = RowWindow.Match
  typealias Row = RowWindow.Row

  let rows: RowWindow
  /// For each hash, the last position with this hash. The upper half of an entry contains the row. An unset entry
  /// refers to the first pixel, which is harmless because every match is verified.
  let places: UnsafeMutablePointer<UInt32>

  static let hashBits = 12
  private static let noted = 30

  init(_ rows: RowWindow, places: UnsafeMutablePointer<UInt32>) {
    (self.rows, self.places) = (rows, places)
    places.initialize(repeating: 0, count: 1 << MatchFinder.hashBits)
  }

  @inline(__always)
  func longestMatch(at x: Int, in row: Row) -> Match {
    let place = row.pixels(x)
    let low = place.loadUnaligned(as: UInt64.self)
    let high = place.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    let slot = MatchFinder.slot(low)
    let known = places[slot]
    places[slot] = RowWindow.mark(x, row)
    let (knownY, knownX) = (Int(known >> 16), Int(known & 0xFFFF))
    let distance = (row.number &- knownY) &* rows.rowBytes &+ (x &- knownX) &* rows.pixelBytes
    let other = rows.pixels.base + (knownY &* rows.pixels.stride &+ knownX &* 4)
    // Both candidates are evaluated without branches, because branches would be unpredictable.
    let isNear = RowWindow.isInReach(distance)
    let before = isNear ? RowWindow.glance(other, low, high) : 0
    let up = row.hasAbove ? RowWindow.glance(row.above + x &* 4, low, high) : 0
    var best = Match(length: max(before, up), distance: up > before ? rows.rowBytes : distance)
    guard best.length == RowWindow.glance else { return best }
    let limit = rows.pixels.width &- x
    best.length = 0
    if before == RowWindow.glance {
      let space = min(limit, rows.pixels.width &- knownX)
      let length = RowWindow.common(other, place, from: RowWindow.glance, limit: space)
      best = Match(length: length, distance: distance)
    }
    if up == RowWindow.glance, best.length < limit {
      let length = RowWindow.common(row.above + x &* 4, place, from: RowWindow.glance, limit: limit)
      if length > best.length { best = Match(length: length, distance: rows.rowBytes) }
    }
    return best
  }

  /// Stores the last positions of a match (at most 30).
  @inline(__always)
  func note(_ length: Int, at x: Int, in row: Row) {
    // Only positions from which a full comparison stays inside the row are stored.
    let end = min(x &+ length, rows.pixels.width &- RowWindow.glance &+ 1)
    var place = max(x &+ 1, x &+ length &- MatchFinder.noted)
    while place < end {
      places[MatchFinder.slot(row.pixels(place).loadUnaligned(as: UInt64.self))] = RowWindow.mark(place, row)
      place &+= 1
    }
  }

  @inline(__always)
  private static func slot(_ pair: UInt64) -> Int {
    Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - hashBits))
  }
}
