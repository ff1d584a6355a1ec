import Dispatch
import GalleyPicture

/// Matches the rows of two images of the same width.
///
/// Rows that occur exactly once in each image anchor the matching (``UniqueAnchors``). The matched regions grow from
/// the anchors over neighbouring rows that are identical. Rows between the regions are matched by position.
struct LineMatching {
  private(set) var pairs: [(old: Int, new: Int)] = []
  private(set) var edits: [LineAlignment.Edit] = []

  private let first: Bitmap
  private let second: Bitmap
  private let old: [UInt64]
  private let new: [UInt64]

  init(_ first: Bitmap, _ second: Bitmap) {
    self.first = first
    self.second = second
    old = first.rowDigests()
    new = second.rowDigests()
    var place = (old: 0, new: 0)
    for anchor in UniqueAnchors(old, new).pairs where anchor.old >= place.old && anchor.new >= place.new {
      var start = anchor
      while start.old > place.old, start.new > place.new, old[start.old - 1] == new[start.new - 1] {
        start = (start.old - 1, start.new - 1)
      }
      fill(place.old..<start.old, place.new..<start.new)
      place = start
      while place.old < old.count, place.new < new.count, old[place.old] == new[place.new] {
        pairs.append(place)
        place = (place.old + 1, place.new + 1)
      }
    }
    fill(place.old..<old.count, place.new..<new.count)
  }

  /// Whether both images share most of their content, and each moved block consists mostly of identical rows. A few
  /// identical rows, such as blank rows or the ends of letters, are not evidence of a move.
  var isCredible: Bool {
    // The most frequent row is the background. If no row occurs at least three times, there is no background.
    let commonest = Dictionary(old.map { ($0, 1) }, uniquingKeysWith: +).max { $0.value < $1.value }
    let blank = commonest.flatMap { $0.value >= Self.minimumEvidence ? $0.key : nil }
    let shown = min(old.count { $0 != blank }, new.count { $0 != blank })
    let equal = pairs.filter { old[$0.old] == new[$0.new] && old[$0.old] != blank }
    guard equal.count * 2 >= shown else { return false }
    let moved = equal.filter { $0.old != $0.new }
    guard moved.isEmpty || Set(moved.map { old[$0.old] }).count >= Self.minimumEvidence else { return false }
    var start = 0
    while start < pairs.count {
      let shift = pairs[start].new - pairs[start].old
      let end = pairs[start...].firstIndex { $0.new - $0.old != shift } ?? pairs.count
      if shift != 0, !holds(pairs[start..<end].filter { old[$0.old] != blank }) { return false }
      start = end
    }
    return true
  }

  private static let minimumEvidence = 3

  private func holds(_ block: [(old: Int, new: Int)]) -> Bool {
    let equal = block.filter { old[$0.old] == new[$0.new] }
    guard equal.count * 2 >= block.count else { return false }
    return Set(equal.map { old[$0.old] }).count >= min(Self.minimumEvidence, block.count)
  }

  private mutating func fill(_ before: Range<Int>, _ after: Range<Int>) {
    let common = min(before.count, after.count)
    let tops = (before.lowerBound, after.lowerBound)
    let bottoms = (before.upperBound - common, after.upperBound - common)
    func equalRows(_ starts: (Int, Int)) -> Int {
      (0..<common).count { old[starts.0 + $0] == new[starts.1 + $0] }
    }
    // If both images have the same number of rows here, they are matched by position. At the end of an image, the outer
    // part is treated as cut off.
    let isAtEnd = before.upperBound == old.count && after.upperBound == new.count
    let matchesTop =
      before.count == after.count || equalRows(tops) > equalRows(bottoms)
      || isAtEnd && equalRows(tops) == equalRows(bottoms)
    let starts = matchesTop ? tops : bottoms
    let rest = matchesTop ? (before.lowerBound + common, after.lowerBound + common) : tops
    if !matchesTop { add(rest, before.count - common, after.count - common) }
    pairs += (0..<common).map { (starts.0 + $0, starts.1 + $0) }
    if matchesTop { add(rest, before.count - common, after.count - common) }
  }

  private mutating func add(_ start: (old: Int, new: Int), _ removed: Int, _ inserted: Int) {
    if removed > 0 { edits.append(.init(isInsertion: false, start: start.old, count: removed)) }
    if inserted > 0 { edits.append(.init(isInsertion: true, start: start.new, count: inserted)) }
  }
}

extension Bitmap {
  /// The columns to match. The last twentieth is excluded, because a scroll indicator at that edge does not move with
  /// the rows.
  private var matchedWidth: Int { width < 32 ? width : width - width / 20 }

  fileprivate func rowDigests() -> [UInt64] {
    withPlane { plane in
      [UInt64](unsafeUninitializedCapacity: height) { buffer, count in
        // Each band of rows writes to its own part of the buffer.
        nonisolated(unsafe) let digests = buffer
        let (bands, width, height) = (min(height, 16), matchedWidth, height)
        DispatchQueue.concurrentPerform(iterations: bands) { band in
          for y in (band * height / bands)..<((band + 1) * height / bands) {
            digests.initializeElement(at: y, to: plane.digest(ofRow: y, width: width))
          }
        }
        count = height
      }
    }
  }
}

extension PixelPlane {
  fileprivate func digest(ofRow y: Int, width: Int) -> UInt64 {
    let row = UnsafeRawPointer(row(y))
    // Computes four digests in parallel, two pixels at a time, because a processor can overlap independent
    // multiplications.
    var lanes: (UInt64, UInt64, UInt64, UInt64) = (0x9E37_79B9_7F4A_7C15, 0xBF58_476D, 0x94D0_49BB, 0x1331_11EB)
    var place = 0
    while place + 32 <= width * 4 {
      Self.mix(&lanes.0, row.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      Self.mix(&lanes.1, row.loadUnaligned(fromByteOffset: place + 8, as: UInt64.self))
      Self.mix(&lanes.2, row.loadUnaligned(fromByteOffset: place + 16, as: UInt64.self))
      Self.mix(&lanes.3, row.loadUnaligned(fromByteOffset: place + 24, as: UInt64.self))
      place += 32
    }
    while place < width * 4 {
      Self.mix(&lanes.0, UInt64(row.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
      place += 4
    }
    for lane in [lanes.1, lanes.2, lanes.3] { Self.mix(&lanes.0, lane) }
    return lanes.0
  }

  @inline(__always)
  private static func mix(_ digest: inout UInt64, _ word: UInt64) {
    // Multiplication only carries upwards, so the shift mixes the high bits back in.
    digest = (digest ^ word) &* 0xFF51_AFD7_ED55_8CCD
    digest ^= digest >> 32
  }
}
