/// Compresses segments of an image. A segment is a block without references to earlier data, followed by an empty
/// stored block that ends on a byte boundary, so segments can be combined in any order.
final class SegmentDeflater {
  private let writer = BlockWriter()
  private let places = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << MatchFinder.hashBits)
  private var tokens = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  private var tokenCapacity = 0
  /// A buffer that is reused. The finished segments are stored with their exact size.
  private var draft = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  private var draftCapacity = 0

  private static let shortestMatch = 2

  deinit {
    places.deallocate()
    tokens.deallocate()
    draft.deallocate()
  }

  func segment(_ pixels: PixelRows, repeats: [Bool], isOpaque: Bool) -> [UInt8] {
    let sink = tokens(of: pixels, repeats, isOpaque: isOpaque)
    reserveDraft(BlockWriter.bound(tokens: sink.count))
    var bits = BitWriter(draft)
    writer.write(sink, isLast: false, to: &bits)
    bits.alignByEmptyBlock()
    return [UInt8](UnsafeBufferPointer(start: draft, count: bits.count))
  }

  private func reserveDraft(_ count: Int) {
    guard count > draftCapacity else { return }
    draft.deallocate()
    draft = .allocate(capacity: count)
    draftCapacity = count
  }

  private func reserve(_ count: Int) {
    guard count > tokenCapacity else { return }
    tokens.deallocate()
    tokens = .allocate(capacity: count)
    tokenCapacity = count
  }

  private func tokens(of pixels: PixelRows, _ repeats: [Bool], isOpaque: Bool) -> TokenSink {
    // At most two tokens for each pixel, one for the row filter, and one more if the last match of a run is split.
    reserve((pixels.width * 2 + 3) * pixels.height)
    var sink = writer.sink(tokens)
    let rows = RowWindow(pixels: pixels, pixelBytes: isOpaque ? 3 : 4)
    let finder = MatchFinder(rows, places: places)
    // The number of bytes so far that are identical to the row above and have no token yet.
    var pending = 0
    for y in 0..<pixels.height {
      let row = rows.row(y)
      if repeats[y], row.hasAbove {
        pending += rows.rowBytes
        continue
      }
      let start = rows.matchAbove(row)
      if start > 0 || pending > 0 {
        sink.add(run: pending + 1 + start * rows.pixelBytes, from: rows.rowBytes)
      } else {
        // Row filter 0 (unfiltered).
        sink.add(byte: 0)
      }
      pending = SegmentDeflater.addTokens(of: row, from: start, finder, isOpaque: isOpaque, to: &sink)
    }
    if pending > 0 { sink.add(run: pending, from: rows.rowBytes) }
    return sink
  }

  /// Adds tokens for the pixels of a row. Returns the number of bytes at its end that are identical to the row above
  /// and were not added.
  private static func addTokens(
    of row: RowWindow.Row, from start: Int, _ finder: MatchFinder, isOpaque: Bool, to sink: inout TokenSink
  ) -> Int {
    // A local copy is used, because it stays in registers.
    var tokens = sink
    defer { sink = tokens }
    let rows = finder.rows
    let width = rows.pixels.width
    var x = start
    while x &+ RowWindow.glance <= width {
      let match = finder.longestMatch(at: x, in: row)
      guard match.length >= shortestMatch else {
        tokens.add(pixel: row.pixels(x), of: rows.pixels, isOpaque: isOpaque)
        x &+= 1
        continue
      }
      let bytes = match.length &* rows.pixelBytes
      if match.distance == rows.rowBytes, x &+ match.length == width { return bytes }
      tokens.add(run: bytes, from: match.distance)
      finder.note(match.length, at: x, in: row)
      x &+= match.length
    }
    while x < width {
      tokens.add(pixel: row.pixels(x), of: rows.pixels, isOpaque: isOpaque)
      x &+= 1
    }
    return 0
  }
}
