/// Compresses whole images. It reads the rows of opaque pixels in place, so for images of user interfaces it is much
/// faster than a general compressor.
final class PictureDeflater {
  private let writer = BlockWriter()
  private let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: PictureMatchFinder.memory)
  private let tokens: UnsafeMutablePointer<UInt32>
  private let rows: RowWindow
  private let repeats: [Bool]
  private let filter: RowFilter
  private var draft = UnsafeMutablePointer<UInt8>.allocate(capacity: initialCapacity)
  private var space = initialCapacity
  private var bits: BitWriter
  private var sink: TokenSink
  /// The number of bytes that are identical to the row above and have no token yet.
  private var pending = 0
  private var isFiltered = false
  private var tokensOfNew = 0.5

  private static let initialCapacity = 1 << 17
  /// The number of tokens after which a block ends. The parts of an image differ, so each block gets codes that suit
  /// it.
  private static let blockTokens = 5000
  /// The number of tokens after which a change between filtered and unfiltered rows also starts a new block.
  private static let minimumTokens = 1500
  private static let tokenBits = 20.0
  /// The maximum length of a run in bytes, which takes about a thousand tokens.
  private static let runPart = 1 << 18
  private static let shortestMatch = 2

  init(_ pixels: PixelRows, repeats: [Bool]) {
    self.repeats = repeats
    rows = RowWindow(pixels: pixels, pixelBytes: 3)
    filter = RowFilter(pixels)
    // At most one token for each pixel and row filter, plus the tokens of a long run and of the matches in a row.
    let maximum = Self.blockTokens + 2 * pixels.width + 3 + Self.runPart / 128 + rows.rowBytes / 128
    tokens = .allocate(capacity: maximum)
    bits = BitWriter(draft)
    sink = writer.sink(tokens)
  }

  deinit {
    memory.deallocate()
    tokens.deallocate()
    draft.deallocate()
  }

  func withStream<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    // The header specifies a window of 32 KB and a fast compressor, and includes the check bits.
    bits.write(0x0178, 16)
    let finder = PictureMatchFinder(rows, memory: memory)
    var checksum = Adler32()
    var sums: (sum: UInt64, sums: UInt64) = (0, 0)
    for y in 0..<rows.pixels.height {
      let newPixels = y > 0 && !repeats[y] ? filter.newPixels(inRow: y) : nil
      let differences = differences(y, newPixels)
      begin(isFiltered: differences != nil)
      if let differences {
        checksum.append(differences.line, count: differences.count)
        sink.add(differences)
      } else {
        let count = sink.count
        if !repeats[y] {
          let row = PixelSums(rows.pixels, row: y)
          sums = (row.sum, row.sums)
        }
        checksum.append(count: rows.rowBytes, sum: sums.sum, sums: sums.sums)
        add(rows.row(y, belowPlain: !isFiltered), finder)
        if let newPixels, sink.count > count { tokensOfNew = Double(sink.count - count) / Double(newPixels) }
      }
      isFiltered = differences != nil
      if sink.count >= Self.blockTokens { write(isLast: false) }
    }
    addRun(pending)
    write(isLast: true)
    bits.alignByZeros()
    // The checksum is big-endian.
    bits.write(UInt64(checksum.value.byteSwapped), 32)
    return body(UnsafeRawBufferPointer(start: draft, count: bits.count))
  }

  private func differences(_ y: Int, _ newPixels: Int?) -> RowFilter.Filtered? {
    if repeats[y] { return isFiltered ? filter.repeated() : nil }
    guard let newPixels else { return nil }
    return filter.filtered(row: y, within: Double(newPixels) * tokensOfNew * Self.tokenBits)
  }

  private func begin(isFiltered: Bool) {
    guard isFiltered != self.isFiltered else { return }
    addRun(pending)
    pending = 0
    if sink.count >= Self.minimumTokens { write(isLast: false) }
  }

  private func add(_ row: RowWindow.Row, _ finder: PictureMatchFinder) {
    if repeats[row.number], row.hasAbove {
      pending += rows.rowBytes
      return
    }
    let start = rows.matchAbove(row)
    if start > 0 || pending > 0 {
      addRun(pending + 1 + start * 3)
    } else {
      // Row filter 0 (unfiltered).
      sink.add(byte: 0)
    }
    pending = addPixels(of: row, from: start, finder)
  }

  private func addRun(_ length: Int) {
    var rest = length
    while rest > Self.runPart + 2 {
      sink.add(run: Self.runPart, from: rows.rowBytes)
      rest -= Self.runPart
      if sink.count >= Self.blockTokens { write(isLast: false) }
    }
    if rest > 0 { sink.add(run: rest, from: rows.rowBytes) }
  }

  /// Adds tokens for the pixels of a row. Returns the number of bytes at its end that are identical to the row above
  /// and were not added.
  private func addPixels(of row: RowWindow.Row, from start: Int, _ finder: PictureMatchFinder) -> Int {
    // A local copy is used, because it stays in registers.
    var tokens = sink
    defer { sink = tokens }
    let (width, rowBytes, pixels) = (rows.pixels.width, rows.rowBytes, rows.pixels)
    var x = start
    while x &+ RowWindow.glance <= width {
      let match = finder.longestMatch(at: x, in: row)
      if match.length < Self.shortestMatch {
        if let distance = finder.distanceOfSingle(at: x, in: row) {
          tokens.add(run: 3, from: distance)
        } else {
          tokens.add(pixel: row.pixels(x), of: pixels, isOpaque: true)
        }
        x &+= 1
        continue
      }
      let bytes = match.length &* 3
      if match.distance == rowBytes, x &+ match.length == width { return bytes }
      tokens.add(run: bytes, from: match.distance)
      finder.note(match.length, at: x, in: row)
      x &+= match.length
    }
    while x < width {
      tokens.add(pixel: row.pixels(x), of: pixels, isOpaque: true)
      x &+= 1
    }
    return 0
  }

  private func write(isLast: Bool) {
    // Reserves space for the checksum, and for stores that write more bytes than their value has.
    let needed = bits.count + BlockWriter.bound(tokens: sink.count) + 32
    if needed > space {
      space = max(needed, space * 2)
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: space)
      // The partial byte is also copied.
      larger.update(from: draft, count: bits.count + 1)
      draft.deallocate()
      draft = larger
      bits.move(to: larger)
    }
    writer.write(sink, isLast: isLast, to: &bits)
    sink = writer.sink(tokens)
  }
}
