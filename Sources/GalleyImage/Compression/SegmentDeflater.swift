/// Compresses pieces of one stream of pixels each by itself, so that pieces can be put together in any order.
///
/// Each segment is a deflate block that looks back at nothing before it, and an empty stored block that brings it to a
/// whole byte.
final class SegmentDeflater {
  private let literals = HuffmanCode(count: 286, longest: 15)
  private let distances = HuffmanCode(count: 30, longest: 15)
  private let lengthCode = HuffmanCode(count: 19, longest: 7)
  private let places = UnsafeMutablePointer<UInt32>.allocate(capacity: 1 << MatchFinder.hashBits)
  private let literalCounts = UnsafeMutablePointer<UInt32>.allocate(capacity: TokenSink.literalCounts)
  private var tokens = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  private var tokenCapacity = 0
  private var tokenCount = 0
  /// Where a segment is written before its length is known: segments are kept, and keep no more than they need.
  private var draft = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  private var draftCapacity = 0
  private let tables = DeflateTables()
  private let lengthSteps = LengthSteps()

  /// One pixel costs as much as a match as it does by itself.
  private static let shortestMatch = 2

  deinit {
    places.deallocate()
    literalCounts.deallocate()
    tokens.deallocate()
    draft.deallocate()
  }

  /// The segment of `pixels` as rows with no filter: red, green and blue where they are opaque, else alpha too.
  ///
  /// `repeats` tells of each row whether it is the one above.
  func segment(_ pixels: PixelRows, repeats: [Bool], isOpaque: Bool) -> [UInt8] {
    findTokens(pixels, repeats, isOpaque: isOpaque)
    literals.frequencies[256] = 1
    literals.make()
    distances.make()
    // A token is at most 48 bits, the codes' own description less than 400 bytes.
    reserveDraft(tokenCount * 6 + 512)
    var bits = BitWriter(draft)
    writeCodes(to: &bits)
    writeTokens(to: &bits)
    bits.alignByEmptyBlock()
    return [UInt8](UnsafeBufferPointer(start: draft, count: bits.count))
  }

  private func reserveDraft(_ count: Int) {
    guard count > draftCapacity else { return }
    draft.deallocate()
    draft = .allocate(capacity: count)
    draftCapacity = count
  }

  // MARK: Tokens

  private func reserve(_ count: Int) {
    guard count > tokenCapacity else { return }
    tokens.deallocate()
    tokens = .allocate(capacity: count)
    tokenCapacity = count
  }

  private func findTokens(_ pixels: PixelRows, _ repeats: [Bool], isOpaque: Bool) {
    // A pixel is two tokens at most, a row's filter one, and a run's last match may have to be cut in two.
    reserve((pixels.width * 2 + 3) * pixels.height)
    literals.reset()
    distances.reset()
    // What the loops touch is held outside the object: no access to it needs to be checked then.
    var sink = TokenSink(tokens, literalCounts, literals, distances, tables)
    let finder = MatchFinder(pixels, pixelBytes: isOpaque ? 3 : 4, places: places)
    // Bytes that are those of the row above, up to here.
    var pending = 0
    for y in 0..<pixels.height {
      let row = finder.row(y)
      if repeats[y], row.hasAbove {
        pending += finder.rowBytes
        continue
      }
      let start = finder.matchAbove(row)
      if start > 0 || pending > 0 {
        sink.add(run: pending + 1 + start * finder.pixelBytes, from: finder.rowBytes)
      } else {
        // The row's filter: none.
        sink.add(byte: 0)
      }
      pending = SegmentDeflater.addTokens(of: row, from: start, finder, isOpaque: isOpaque, to: &sink)
    }
    if pending > 0 { sink.add(run: pending, from: finder.rowBytes) }
    sink.count(in: literals)
    tokenCount = sink.count
  }

  /// Adds the tokens of `row` from the pixel `start` on; answers how many bytes at its end are those above, and were not
  /// added.
  private static func addTokens(
    of row: MatchFinder.Row, from start: Int, _ finder: MatchFinder, isOpaque: Bool, to sink: inout TokenSink
  ) -> Int {
    // A copy of its own stays in registers.
    var tokens = sink
    defer { sink = tokens }
    let width = finder.pixels.width
    var x = start
    while x &+ MatchFinder.glance <= width {
      let match = finder.longestMatch(at: x, in: row)
      guard match.length >= shortestMatch else {
        tokens.add(pixel: row.pixels(x), of: finder.pixels, isOpaque: isOpaque)
        x &+= 1
        continue
      }
      let bytes = match.length &* finder.pixelBytes
      if match.distance == finder.rowBytes, x &+ match.length == width { return bytes }
      tokens.add(run: bytes, from: match.distance)
      finder.note(match.length, at: x, in: row)
      x &+= match.length
    }
    while x < width {
      tokens.add(pixel: row.pixels(x), of: finder.pixels, isOpaque: isOpaque)
      x &+= 1
    }
    return 0
  }

  // MARK: Bits

  private func writeTokens(to writer: inout BitWriter) {
    let (literals, distances) = (literals.words, distances.words)
    let lengths = literals + 257
    let tables = tables
    // A copy of its own stays in registers.
    var bits = writer
    for token in UnsafeBufferPointer(start: tokens, count: tokenCount) {
      if token < TokenSink.single {
        let (first, second) = (literals[Int(token & 0xFF)], literals[Int(token &>> 8 & 0xFF)])
        bits.write(first.run.then(second.run).then(literals[Int(token &>> 16)].run))
      } else if token < TokenSink.match {
        bits.write(literals[Int(token & 0xFF)].run)
      } else {
        let length = tables.length(Int(token &>> 16 & 0xFF))
        let distance = DeflateTables.distance(Int(token & 0xFFFF))
        let size = lengths[length.symbol].run.then(length.rest)
        bits.write(size.then(distances[distance.symbol].run).then(distance.rest))
      }
    }
    bits.write(literals[256].run)
    writer = bits
  }

  /// Writes the block's head: not the last one, with codes of its own, and their lengths in a code of their own.
  private func writeCodes(to bits: inout BitWriter) {
    let (literalCount, distanceCount) = (literals.used(atLeast: 257), distances.used(atLeast: 1))
    lengthSteps.describe(literals.lengths, literalCount, distances.lengths, distanceCount)
    lengthCode.reset()
    for step in lengthSteps.steps { lengthCode.frequencies[Int(step.symbol)] += 1 }
    lengthCode.make()
    var lengthCount = 19
    while lengthCount > 4, lengthCode.lengths[DeflateTables.lengthOrder[lengthCount - 1]] == 0 { lengthCount -= 1 }
    bits.write(0b100, 3)
    bits.write(UInt64(literalCount - 257), 5)
    bits.write(UInt64(distanceCount - 1), 5)
    bits.write(UInt64(lengthCount - 4), 4)
    for index in 0..<lengthCount { bits.write(UInt64(lengthCode.lengths[DeflateTables.lengthOrder[index]]), 3) }
    for step in lengthSteps.steps {
      bits.write(lengthCode.words[Int(step.symbol)].run.then(step.extra))
    }
  }
}

extension TokenSink {
  /// Adds the pixel at `place`, as it stands in the file.
  @inline(__always)
  fileprivate mutating func add(pixel place: UnsafeRawPointer, of pixels: PixelRows, isOpaque: Bool) {
    let word = place.loadUnaligned(as: UInt32.self)
    if isOpaque {
      add(three: pixels.order == .premultipliedBGRA ? word.byteSwapped &>> 8 : word)
    } else {
      let straight = pixels.straight(word)
      add(three: straight)
      add(byte: UInt8(straight >> 24))
    }
  }
}
