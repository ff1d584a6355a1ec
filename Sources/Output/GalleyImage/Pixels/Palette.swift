#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A palette of at most 256 colours, in order of first occurrence. It is an open hash table with 1,024 slots.
struct Palette {
  static let limit = 256

  private(set) var words: [UInt32] = []
  private var slotWords = [UInt32](repeating: 0, count: 1024)
  private var slotNumbers = [UInt16](repeating: 0, count: 1024)

  static func index(
    _ rows: PixelRows, repeats: [Bool], into target: UnsafeMutablePointer<UInt8>
  ) -> Palette? {
    var palette = Palette()
    for y in 0..<rows.height {
      let out = target + y * (rows.width + 1)
      if repeats[y] {
        out.update(from: out - (rows.width + 1), count: rows.width + 1)
        continue
      }
      out.pointee = 0
      guard palette.index(rows.base + y * rows.stride, width: rows.width, into: out + 1) else { return nil }
    }
    return palette
  }

  /// Does the same as ``index(_:repeats:into:)`` for rows that are drawn one by one. Returns nil if there are more than
  /// 256 colours.
  static func index(
    width: Int, height: Int, _ draw: PixelRows.Drawing, into target: UnsafeMutablePointer<UInt8>
  ) -> Palette? {
    var palette = Palette()
    // The current row and the one above it stay in the cache.
    return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * width) { lines in
      for y in 0..<height {
        let (start, above) = ((y & 1) * width, (1 - y & 1) * width)
        let line = UnsafeMutableBufferPointer(rebasing: lines[start..<(start + width)])
        draw(y, line)
        let out = target + y * (width + 1)
        guard let row = line.baseAddress, let before = lines.baseAddress.map({ $0 + above }) else { return nil }
        if y > 0, memcmp(row, before, width * 4) == 0 {
          out.update(from: out - (width + 1), count: width + 1)
          continue
        }
        out.pointee = 0
        guard palette.index(row, width: width, into: out + 1) else { return nil }
      }
      return palette
    }
  }

  private mutating func index(
    _ row: UnsafeRawPointer, width: Int, into out: UnsafeMutablePointer<UInt8>
  ) -> Bool {
    var x = 0
    while x < width {
      let word = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
      guard let number = number(of: word) else { return false }
      let end = Palette.endOfRun(row, of: word, from: x + 1, width: width)
      (out + x).update(repeating: number, count: end - x)
      x = end
    }
    return true
  }

  /// Returns the end of a run. Interfaces consist mostly of long runs, so 16 pixels are compared at a time.
  private static func endOfRun(_ row: UnsafeRawPointer, of word: UInt32, from start: Int, width: Int) -> Int {
    var x = start
    let run = SIMD16<UInt32>(repeating: word)
    while x + 16 <= width {
      // Uses XOR, because the compiler compares vectors lane by lane for the operator ==.
      let changes = row.loadUnaligned(fromByteOffset: x * 4, as: SIMD16<UInt32>.self) ^ run
      let eight = changes.lowHalf | changes.highHalf
      let two = unsafeBitCast(eight.lowHalf | eight.highHalf, to: SIMD2<UInt64>.self)
      guard two[0] | two[1] == 0 else { break }
      x += 16
    }
    while x < width, row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self) == word { x += 1 }
    return x
  }

  private mutating func number(of word: UInt32) -> UInt8? {
    var slot = Int(truncatingIfNeeded: (word &* 0x9E37_79B1) >> 22)
    while slotNumbers[slot] != 0 {
      if slotWords[slot] == word { return UInt8(truncatingIfNeeded: slotNumbers[slot] - 1) }
      slot = (slot + 1) & 1023
    }
    guard words.count < Palette.limit else { return nil }
    slotWords[slot] = word
    words.append(word)
    slotNumbers[slot] = UInt16(words.count)
    return UInt8(words.count - 1)
  }
}
