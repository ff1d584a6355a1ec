struct LZWDecoder {
  /// The maximum number of codes, which have at most 12 bits.
  private static let limit = 4096

  private let clear: Int
  private var width: Int
  private let firstWidth: Int
  private var prefixes = [Int](repeating: 0, count: limit)
  private var suffixes = [UInt8](repeating: 0, count: limit)
  private var lengths = [Int](repeating: 1, count: limit)
  private var count: Int
  private var previous: Int?

  /// Fails if `bits` is not in 1 … 8.
  init?(bits: Int) {
    guard (1...8).contains(bits) else { return nil }
    clear = 1 << bits
    firstWidth = bits + 1
    width = firstWidth
    count = clear + 2
    for code in 0..<clear { suffixes[code] = UInt8(code) }
  }

  /// Returns the decoded indices. There are fewer than `total` of them if the data ends early or is damaged.
  mutating func decode(_ data: [UInt8], total: Int) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(total)
    var (bits, held, position) = (0, 0, 0)
    while output.count < total {
      while held < width {
        guard position < data.count else { return output }
        bits |= Int(data[position]) << held
        held += 8
        position += 1
      }
      let code = bits & (1 << width - 1)
      bits >>= width
      held -= width
      guard take(code, into: &output) else { break }
    }
    return Array(output.prefix(total))
  }

  private mutating func take(_ code: Int, into output: inout [UInt8]) -> Bool {
    if code == clear {
      (width, count, previous) = (firstWidth, clear + 2, nil)
      return true
    }
    guard code != clear + 1, code < count || code == count && previous != nil else { return false }
    if let previous {
      if count < Self.limit {
        prefixes[count] = previous
        lengths[count] = lengths[previous] + 1
        // If a code refers to itself, its last index is the same as its first one.
        suffixes[count] = first(of: code == count ? previous : code)
        count += 1
        if count == 1 << width, width < 12 { width += 1 }
      } else if code >= count {
        return false
      }
    } else if code > clear {
      return false
    }
    append(code, to: &output)
    previous = code
    return true
  }

  private func first(of code: Int) -> UInt8 {
    var code = code
    while code >= clear { code = prefixes[code] }
    return suffixes[code]
  }

  private func append(_ code: Int, to output: inout [UInt8]) {
    let length = code < clear ? 1 : lengths[code]
    let start = output.count
    output.append(contentsOf: repeatElement(0, count: length))
    var (code, position) = (code, start + length - 1)
    while position > start {
      output[position] = suffixes[code]
      code = prefixes[code]
      position -= 1
    }
    output[start] = suffixes[code]
  }
}
