/// Finds repetitions in images that are written once and kept. The files are smaller than with ``MatchFinder``.
struct PictureMatchFinder {
  typealias Match = RowWindow.Match
  typealias Row = RowWindow.Row

  let rows: RowWindow
  /// Two positions for each hash. An unset entry refers to the first pixel, which is harmless because every match is
  /// verified.
  private let places: UnsafeMutablePointer<UInt32>
  private let olderPlaces: UnsafeMutablePointer<UInt32>
  private let singles: UnsafeMutablePointer<UInt32>

  private static let pairBits = 16
  private static let singleBits = 12
  private static let noted = 30

  static let memory = 2 << pairBits + 1 << singleBits

  init(_ rows: RowWindow, memory: UnsafeMutablePointer<UInt32>) {
    self.rows = rows
    memory.initialize(repeating: 0, count: PictureMatchFinder.memory)
    places = memory
    olderPlaces = memory + 1 << PictureMatchFinder.pairBits
    singles = memory + 2 << PictureMatchFinder.pairBits
  }

  @inline(__always)
  func longestMatch(at x: Int, in row: Row) -> Match {
    let place = row.pixels(x)
    let low = place.loadUnaligned(as: UInt64.self)
    let high = place.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    let slot = slot(low)
    let (known, older) = (places[slot], olderPlaces[slot])
    var best = Match(length: 0, distance: 0)
    if row.hasAbove {
      let above = row.above + x &* 4
      var length = RowWindow.glance(above, low, high)
      if length == RowWindow.glance {
        length = RowWindow.common(above, place, from: length, limit: rows.pixels.width &- x)
      }
      best = Match(length: length, distance: rows.rowBytes)
    }
    compare(known, low, high, at: x, in: row, with: &best)
    compare(older, low, high, at: x, in: row, with: &best)
    note(RowWindow.mark(x, row), in: slot)
    return best
  }

  @inline(__always)
  private func compare(_ known: UInt32, _ low: UInt64, _ high: UInt64, at x: Int, in row: Row, with best: inout Match) {
    let (distance, other) = (distance(to: known, from: x, row), place(known))
    guard RowWindow.isInReach(distance) else { return }
    var length = RowWindow.glance(other, low, high)
    if length == RowWindow.glance {
      let space = rows.pixels.width &- max(x, Int(known & 0xFFFF))
      length = RowWindow.common(other, row.pixels(x), from: length, limit: space)
    }
    if length > best.length { best = Match(length: length, distance: distance) }
  }

  /// Returns the distance to a pixel of the same colour, and stores the position of the pixel at `x`.
  @inline(__always)
  func distanceOfSingle(at x: Int, in row: Row) -> Int? {
    let word = row.pixels(x).loadUnaligned(as: UInt32.self)
    // Usually the pixel is the same as the previous one, whose distance takes the fewest bits.
    if x > 0, row.pixels(x &- 1).loadUnaligned(as: UInt32.self) == word { return rows.pixelBytes }
    let bytes = rows.pixels.opaque(row.pixels(x)) & 0xFF_FFFF
    let slot = Int(truncatingIfNeeded: (bytes &* 0x9E37_79B1) &>> UInt32(32 - PictureMatchFinder.singleBits))
    let known = singles[slot]
    singles[slot] = RowWindow.mark(x, row)
    let distance = distance(to: known, from: x, row)
    guard RowWindow.isInReach(distance), place(known).loadUnaligned(as: UInt32.self) == word else { return nil }
    return distance
  }

  /// Stores the last positions of a match (at most 30).
  @inline(__always)
  func note(_ length: Int, at x: Int, in row: Row) {
    // Only positions from which a full comparison stays inside the row are stored.
    let end = min(x &+ length, rows.pixels.width &- RowWindow.glance &+ 1)
    var place = max(x &+ 1, x &+ length &- PictureMatchFinder.noted)
    while place < end {
      note(RowWindow.mark(place, row), in: slot(row.pixels(place).loadUnaligned(as: UInt64.self)))
      place &+= 1
    }
  }

  @inline(__always)
  private func note(_ mark: UInt32, in slot: Int) {
    olderPlaces[slot] = places[slot]
    places[slot] = mark
  }

  @inline(__always)
  private func distance(to known: UInt32, from x: Int, _ row: Row) -> Int {
    (row.number &- Int(known >> 16)) &* rows.rowBytes &+ (x &- Int(known & 0xFFFF)) &* rows.pixelBytes
  }

  @inline(__always)
  private func place(_ known: UInt32) -> UnsafeRawPointer {
    rows.pixels.base + (Int(known >> 16) &* rows.pixels.stride &+ Int(known & 0xFFFF) &* 4)
  }

  /// Returns a slot that does not depend on the order of the colour channels in memory.
  @inline(__always)
  private func slot(_ pair: UInt64) -> Int {
    let swapped = pair & 0xFF00_FF00_FF00_FF00 | (pair & 0x00FF_0000_00FF) &<< 16 | (pair &>> 16) & 0x00FF_0000_00FF
    let known = rows.pixels.order == .premultipliedBGRA ? pair : swapped
    return Int(truncatingIfNeeded: (known &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - PictureMatchFinder.pairBits))
  }
}
