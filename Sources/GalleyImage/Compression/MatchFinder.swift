/// Finds where pixels of a segment stood before in it: at the last place with the same two pixels, and in the row above.
///
/// Whole pixels are compared, as words, where they lie in memory: interface is long runs and letters that come again, and
/// a pixel's bytes rarely match by themselves.
struct MatchFinder {
  /// Pixels that stood before in the segment.
  struct Match {
    /// How many there are; one alone costs as much as it saves.
    var length: Int
    /// How far back they are in the file's bytes.
    var distance: Int
  }

  /// A row in which matches are looked for.
  struct Row {
    let number: Int
    /// Its first pixel.
    let base: UnsafeRawPointer
    /// The row above; the row itself where deflate cannot reach that.
    let above: UnsafeRawPointer
    /// Whether deflate reaches the row above.
    let hasAbove: Bool

    /// The pixels from `x` on.
    @inline(__always)
    func pixels(_ x: Int) -> UnsafeRawPointer { base + x &* 4 }
  }

  let pixels: PixelRows
  /// Bytes of a pixel in the file.
  let pixelBytes: Int
  /// For each hash the last place of two pixels with it, its row in the upper half. Places that were never noted stand
  /// for the first pixel: whatever is found is compared.
  let places: UnsafeMutablePointer<UInt32>

  /// Bytes of a row in the file.
  var rowBytes: Int { pixels.width &* pixelBytes &+ 1 }

  static let hashBits = 12
  /// How far back deflate can look.
  private static let window = 32_768
  /// Pixels that are compared without asking after each; matches do not begin further to the right than these fit.
  static let glance = 4
  /// Of a long match the inside is nothing new.
  private static let noted = 30

  init(_ pixels: PixelRows, pixelBytes: Int, places: UnsafeMutablePointer<UInt32>) {
    (self.pixels, self.pixelBytes, self.places) = (pixels, pixelBytes, places)
    places.initialize(repeating: 0, count: 1 << MatchFinder.hashBits)
  }

  /// The row with a number.
  func row(_ y: Int) -> Row {
    let base = pixels.base + y &* pixels.stride
    let hasAbove = y > 0 && rowBytes <= MatchFinder.window
    return Row(number: y, base: base, above: hasAbove ? base - pixels.stride : base, hasAbove: hasAbove)
  }

  /// How many pixels at the row's left are those above them.
  func matchAbove(_ row: Row) -> Int {
    row.hasAbove ? MatchFinder.common(row.above, row.base, from: 0, limit: pixels.width) : 0
  }

  /// The longest match at `x`, which is noted; none goes beyond its row.
  @inline(__always)
  func longestMatch(at x: Int, in row: Row) -> Match {
    let place = row.pixels(x)
    let low = place.loadUnaligned(as: UInt64.self)
    let high = place.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    let slot = MatchFinder.slot(low)
    let known = places[slot]
    places[slot] = MatchFinder.mark(x, row)
    let (knownY, knownX) = (Int(known >> 16), Int(known & 0xFFFF))
    let distance = (row.number &- knownY) &* rowBytes &+ (x &- knownX) &* pixelBytes
    let other = pixels.base + (knownY &* pixels.stride &+ knownX &* 4)
    // Whichever holds, no branch depends on it: what comes next is anybody's guess.
    let isNear = UInt(bitPattern: distance &- 1) < UInt(MatchFinder.window)
    let before = isNear ? MatchFinder.glance(other, low, high) : 0
    let up = row.hasAbove ? MatchFinder.glance(row.above + x &* 4, low, high) : 0
    var best = Match(length: max(before, up), distance: up > before ? rowBytes : distance)
    guard best.length == MatchFinder.glance else { return best }
    let limit = pixels.width &- x
    best.length = 0
    if before == MatchFinder.glance {
      let room = min(limit, pixels.width &- knownX)
      let length = MatchFinder.common(other, place, from: MatchFinder.glance, limit: room)
      best = Match(length: length, distance: distance)
    }
    if up == MatchFinder.glance, best.length < limit {
      let length = MatchFinder.common(row.above + x &* 4, place, from: MatchFinder.glance, limit: limit)
      if length > best.length { best = Match(length: length, distance: rowBytes) }
    }
    return best
  }

  /// Notes the places inside of a match of `length` pixels at `x`; what comes next finds the ground again right before
  /// it.
  @inline(__always)
  func note(_ length: Int, at x: Int, in row: Row) {
    // Nothing is read behind the row's end, wherever a place is found again: a glance fits behind each that is noted.
    let end = min(x &+ length, pixels.width &- MatchFinder.glance &+ 1)
    var place = max(x &+ 1, x &+ length &- MatchFinder.noted)
    while place < end {
      places[MatchFinder.slot(row.pixels(place).loadUnaligned(as: UInt64.self))] = MatchFinder.mark(place, row)
      place &+= 1
    }
  }

  /// Where two pixels are looked up.
  @inline(__always)
  private static func slot(_ pair: UInt64) -> Int {
    Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - hashBits))
  }

  /// A place as it is kept; canvases have fewer than 2¹⁶ pixels a side.
  @inline(__always)
  private static func mark(_ x: Int, _ row: Row) -> UInt32 {
    UInt32(truncatingIfNeeded: row.number &<< 16 | x)
  }

  /// How many pixels from `place` on are those in `low` and `high`, without a branch.
  @inline(__always)
  private static func glance(_ place: UnsafeRawPointer, _ low: UInt64, _ high: UInt64) -> Int {
    let first = place.loadUnaligned(as: UInt64.self) ^ low
    let second = place.loadUnaligned(fromByteOffset: 8, as: UInt64.self) ^ high
    let difference = first == 0 ? second : first
    // Zero has 64 zeros behind: two pixels.
    return (first == 0 ? 2 : 0) &+ difference.littleEndian.trailingZeroBitCount &>> 5
  }

  /// How many pixels are equal from both places on, `limit` at most, when `start` of them are.
  @inline(__always)
  private static func common(
    _ one: UnsafeRawPointer, _ other: UnsafeRawPointer, from start: Int, limit: Int
  ) -> Int {
    @inline(__always)
    func difference(_ pixel: Int) -> UInt64 {
      one.loadUnaligned(fromByteOffset: pixel &* 4, as: UInt64.self)
        ^ other.loadUnaligned(fromByteOffset: pixel &* 4, as: UInt64.self)
    }
    var length = start
    while length &+ 8 <= limit {
      if difference(length) != 0 { break }
      if difference(length &+ 2) | difference(length &+ 4) | difference(length &+ 6) != 0 { break }
      length &+= 8
    }
    while length &+ 2 <= limit {
      let difference = difference(length)
      if difference != 0 { return length &+ difference.littleEndian.trailingZeroBitCount &>> 5 }
      length &+= 2
    }
    guard length < limit else { return length }
    let (last, known) = (
      one.loadUnaligned(fromByteOffset: length &* 4, as: UInt32.self),
      other.loadUnaligned(fromByteOffset: length &* 4, as: UInt32.self)
    )
    return last == known ? length &+ 1 : length
  }
}
