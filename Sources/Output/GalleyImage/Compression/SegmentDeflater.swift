/// Compresses pieces of one stream of pixels each by itself, so that pieces can be put together in any order.
///
/// Each segment is a deflate block that looks back at nothing before it, and an empty stored block that brings it to a
/// whole byte.
final class SegmentDeflater {
  private let writer = BlockWriter()
  private let places = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << MatchFinder.hashBits)
  private var tokens = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  private var tokenCapacity = 0
  /// Where a segment is written before its length is known: segments are kept, and keep no more than they need.
  private var draft = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  private var draftCapacity = 0

  private static let shortestMatch = 2

  deinit {
    places.deallocate()
    tokens.deallocate()
    draft.deallocate()
  }

  /// The segment of `pixels` as rows with no filter: red, green and blue where they are opaque, else alpha too.
  ///
  /// `repeats` tells of each row whether it is the one above.
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
    // A pixel is two tokens at most, a row's filter one, and a run's last match may have to be cut in two.
    reserve((pixels.width * 2 + 3) * pixels.height)
    // What the loops touch is held outside the object: no access to it needs to be checked then.
    var sink = writer.sink(tokens)
    let rows = RowWindow(pixels: pixels, pixelBytes: isOpaque ? 3 : 4)
    let finder = MatchFinder(rows, places: places)
    // Bytes that are those of the row above, up to here.
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
        // The row's filter: none.
        sink.add(byte: 0)
      }
      pending = SegmentDeflater.addTokens(of: row, from: start, finder, isOpaque: isOpaque, to: &sink)
    }
    if pending > 0 { sink.add(run: pending, from: rows.rowBytes) }
    return sink
  }

  /// Adds the tokens of `row` from the pixel `start` on; answers how many bytes at its end are those above, and were not
  /// added.
  private static func addTokens(
    of row: RowWindow.Row, from start: Int, _ finder: MatchFinder, isOpaque: Bool, to sink: inout TokenSink
  ) -> Int {
    // A copy of its own stays in registers.
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
