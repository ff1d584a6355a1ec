/// A set of pixels of a bitmap, one bit each, so it stays small for tall screenshots and can be counted quickly.
public struct PixelSet: Hashable, Sendable {
  public let size: PixelSize
  /// The bits, row by row, with the lowest bit first. Every row starts with a new word.
  var words: [UInt64]
  let stride: Int

  public init(size: PixelSize) {
    self.size = size
    stride = Self.stride(of: size.width)
    words = [UInt64](repeating: 0, count: stride * size.height)
  }

  init(size: PixelSize, words: [UInt64]) {
    self.size = size
    self.words = words
    stride = Self.stride(of: size.width)
  }

  static func stride(of width: Int) -> Int { (width + 63) / 64 }

  public subscript(x: Int, y: Int) -> Bool {
    get { words[y * stride + (x >> 6)] >> UInt64(x & 63) & 1 == 1 }
    set {
      let bit: UInt64 = 1 << UInt64(x & 63)
      if newValue { words[y * stride + (x >> 6)] |= bit } else { words[y * stride + (x >> 6)] &= ~bit }
    }
  }

  public var count: Int {
    // Most words are empty. Without a popcount instruction, counting the bits of a word takes a dozen instructions.
    words.reduce(0) { $1 == 0 ? $0 : $0 + $1.nonzeroBitCount }
  }

  public var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  /// The smallest rectangle around all pixels, or nil if the set is empty.
  public var bounds: PixelRect? {
    var columns = [UInt64](repeating: 0, count: stride)
    var rows: (first: Int, last: Int)?
    for y in 0..<size.height {
      var any: UInt64 = 0
      for word in 0..<stride {
        let bits = words[y * stride + word]
        any |= bits
        columns[word] |= bits
      }
      if any != 0 { rows = (rows?.first ?? y, y) }
    }
    guard let rows, let first = columns.firstIndex(where: { $0 != 0 }),
      let last = columns.lastIndex(where: { $0 != 0 })
    else { return nil }
    let left = first * 64 + columns[first].trailingZeroBitCount
    let right = last * 64 + 63 - columns[last].leadingZeroBitCount
    return PixelRect(x: left, y: rows.first, width: right - left + 1, height: rows.last - rows.first + 1)
  }

  public func count(in rect: PixelRect) -> Int {
    parts(of: rect).reduce(0) { $0 + (words[$1.index] & $1.bits).nonzeroBitCount }
  }

  func hasAny(in rect: PixelRect) -> Bool {
    let (top, bottom) = (max(rect.y, 0), min(rect.maxY, size.height))
    let (left, right) = (max(rect.x, 0), min(rect.maxX, size.width))
    guard top < bottom, left < right else { return false }
    let (first, last) = (left >> 6, (right - 1) >> 6)
    let (start, end) = (UInt64.max << UInt64(left & 63), UInt64.max >> UInt64(63 - (right - 1) & 63))
    for y in top..<bottom {
      for word in first...last {
        var bits = words[y * stride + word]
        if word == first { bits &= start }
        if word == last { bits &= end }
        if bits != 0 { return true }
      }
    }
    return false
  }

  /// Adds the pixels of `rect` that are inside the bitmap.
  public mutating func insert(_ rect: PixelRect) {
    for part in parts(of: rect) { words[part.index] |= part.bits }
  }

  public mutating func remove(_ rect: PixelRect) {
    let inside = rect.intersection(PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    guard !inside.isEmpty else { return }
    let (first, last) = (inside.x >> 6, (inside.maxX - 1) >> 6)
    let (start, end) = (UInt64.max << UInt64(inside.x & 63), UInt64.max >> UInt64(63 - (inside.maxX - 1) & 63))
    for y in inside.y..<inside.maxY {
      for word in first...last {
        let bits = (word == first ? start : .max) & (word == last ? end : .max)
        words[y * stride + word] &= ~bits
      }
    }
  }

  /// Adds the pixels of `other`, which must have the same size.
  public mutating func formUnion(_ other: PixelSet) {
    precondition(size == other.size, "sets of pixels of different bitmaps cannot be joined")
    for index in words.indices { words[index] |= other.words[index] }
  }

  /// Calls `body` with each column in a row that is in the set. Columns outside the bitmap are skipped.
  @inline(__always)
  func forEach(inRow y: Int, _ columns: Range<Int>, _ body: (Int) -> Void) {
    let (start, end) = (max(columns.lowerBound, 0), min(columns.upperBound, size.width))
    guard y >= 0, y < size.height, start < end else { return }
    for word in (start >> 6)...((end - 1) >> 6) {
      var bits = words[y * stride + word]
      if word == start >> 6 { bits &= UInt64.max << UInt64(start & 63) }
      if word == (end - 1) >> 6 { bits &= UInt64.max >> UInt64(63 - (end - 1) & 63) }
      while bits != 0 {
        body(word * 64 + bits.trailingZeroBitCount)
        bits &= bits - 1
      }
    }
  }

  private func parts(of rect: PixelRect) -> [(index: Int, bits: UInt64)] {
    let inside = rect.intersection(PixelRect(x: 0, y: 0, width: size.width, height: size.height))
    guard !inside.isEmpty else { return [] }
    let columns = ((inside.x >> 6)...((inside.maxX - 1) >> 6)).map { word in
      let from = max(inside.x - word * 64, 0)
      let end = min(inside.maxX - word * 64, 64)
      return (word: word, bits: (UInt64.max << UInt64(from)) & (UInt64.max >> UInt64(64 - end)))
    }
    return (inside.y..<inside.maxY).flatMap { y in columns.map { (y * stride + $0.word, $0.bits) } }
  }
}
