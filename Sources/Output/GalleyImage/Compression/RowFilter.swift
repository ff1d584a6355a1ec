#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Filters rows of photographs and gradients with Sub or Up if that takes fewer bits. Both filters decode quickly.
final class RowFilter {
  private let pixels: PixelRows
  private let count: Int
  private let memory: UnsafeMutablePointer<UInt8>
  private let row: UnsafeMutablePointer<UInt8>
  private let rowAbove: UnsafeMutablePointer<UInt8>
  private let fromLeft: UnsafeMutablePointer<UInt8>
  private let fromAbove: UnsafeMutablePointer<UInt8>

  struct Filtered {
    let line: UnsafeMutablePointer<UInt8>
    let count: Int
  }

  private static let margin = 4
  /// The minimum number of pixels that differ from their left and upper neighbours. Filtering a row with fewer of them
  /// saves little.
  private static let minimumNewCount = 64

  init(_ pixels: PixelRows) {
    self.pixels = pixels
    count = pixels.width * 3
    let size = count + 2 * RowFilter.margin
    memory = .allocate(capacity: 4 * size)
    memory.initialize(repeating: 0, count: 4 * size)
    row = memory + RowFilter.margin
    rowAbove = row + size
    fromLeft = rowAbove + size
    fromAbove = fromLeft + size
  }

  deinit { memory.deallocate() }

  /// Returns the number of pixels that differ from both the pixel to the left and the pixel above. Returns nil if there
  /// are too few for filtering to pay off. `y` must not be the first row.
  func newPixels(inRow y: Int) -> Int? {
    let count = pixels.newPixels(inRow: y)
    return count >= RowFilter.minimumNewCount ? count : nil
  }

  /// Returns the filtered row, or nil if the differences would take more than `limit` bits. `y` must not be the first
  /// row.
  func filtered(row y: Int, within limit: Double) -> Filtered? {
    copy(y - 1, to: rowAbove)
    copy(y, to: row)
    let left = subtract(row - 3, into: fromLeft)
    let above = subtract(rowAbove, into: fromAbove)
    // In photographs, the differences between pixels follow a Laplace distribution, whose entropy is computed here. The
    // actual value is lower if most differences are 0.
    let mean = Double(min(left, above)) / Double(count)
    guard log2(1 + 5.44 * mean) * Double(count) < limit else { return nil }
    let (line, number): (UnsafeMutablePointer<UInt8>, UInt8) = left < above ? (fromLeft, 1) : (fromAbove, 2)
    return filtered(line, number)
  }

  func repeated() -> Filtered {
    fromAbove.update(repeating: 0, count: count)
    return filtered(fromAbove, 2)
  }

  private func filtered(_ line: UnsafeMutablePointer<UInt8>, _ number: UInt8) -> Filtered {
    (line - 1).pointee = number
    return Filtered(line: line - 1, count: count + 1)
  }

  private func copy(_ y: Int, to line: UnsafeMutablePointer<UInt8>) {
    pixels.copyOpaque(row: y, to: line)
    // The copy writes one byte beyond its end.
    line[count] = 0
  }

  private func subtract(_ guess: UnsafeMutablePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>) -> Int {
    // There is no early exit, so that the compiler vectorises the loop.
    let row = row
    var sum: UInt32 = 0
    var index = 0
    while index < count {
      let difference = row[index] &- guess[index]
      target[index] = difference
      sum = sum &+ UInt32(truncatingIfNeeded: min(difference, 0 &- difference))
      index = index &+ 1
    }
    return Int(sum)
  }
}

extension TokenSink {
  /// Adds a filtered row. Runs are used only for consecutive zeros, because other sequences rarely repeat.
  mutating func add(_ row: RowFilter.Filtered) {
    // A local copy is used, because it stays in registers.
    var tokens = self
    defer { self = tokens }
    let bytes = UnsafeRawPointer(row.line)
    func word(_ index: Int) -> UInt32 { bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self) }
    var index = 1
    tokens.add(byte: row.line[0])
    while index &+ 4 <= row.count {
      guard word(index) == 0 else {
        tokens.add(three: word(index) & 0xFF_FFFF)
        index = index &+ 3
        continue
      }
      var end = index &+ 4
      while end < row.count, row.line[end] == 0 { end = end &+ 1 }
      tokens.add(byte: 0)
      tokens.add(run: end &- index &- 1, from: 1)
      index = end
    }
    while index < row.count {
      tokens.add(byte: row.line[index])
      index = index &+ 1
    }
  }
}
