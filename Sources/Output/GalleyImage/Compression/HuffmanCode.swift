/// A Huffman code. ``make()`` reuses the memory for each block.
final class HuffmanCode {
  let count: Int
  /// The lengths of the codewords in bits; 0 for unused symbols.
  let lengths: UnsafeMutablePointer<UInt8>
  let words: UnsafeMutablePointer<Codeword>
  let frequencies: UnsafeMutablePointer<UInt32>
  private let longest: Int
  private let order: UnsafeMutablePointer<UInt32>
  private let depths: UnsafeMutablePointer<UInt32>
  private let lengthCounts: UnsafeMutablePointer<Int>
  private let nextWords: UnsafeMutablePointer<UInt32>
  private let counts: UnsafeMutablePointer<UInt32>

  init(count: Int, longest: Int) {
    self.count = count
    self.longest = longest
    lengths = .allocate(capacity: count)
    words = .allocate(capacity: count)
    frequencies = .allocate(capacity: count)
    order = .allocate(capacity: count)
    depths = .allocate(capacity: count)
    lengthCounts = .allocate(capacity: 16)
    nextWords = .allocate(capacity: 16)
    counts = .allocate(capacity: 256)
    reset()
  }

  deinit {
    lengths.deallocate()
    words.deallocate()
    frequencies.deallocate()
    order.deallocate()
    depths.deallocate()
    lengthCounts.deallocate()
    nextWords.deallocate()
    counts.deallocate()
  }

  func reset() { frequencies.initialize(repeating: 0, count: count) }

  /// Returns the number of symbols up to the last one that has a codeword.
  func used(atLeast minimum: Int) -> Int {
    var used = count
    while used > minimum, lengths[used - 1] == 0 { used -= 1 }
    return used
  }

  func make() {
    var used = sortSymbols()
    // Decoders require a complete code, which needs at least two codewords.
    for symbol in 0..<2 where used < 2 && frequencies[symbol] == 0 {
      frequencies[symbol] = 1
      used = sortSymbols()
    }
    findDepths(used)
    limitLengths(used)
    assignLengths(used)
    assignWords()
  }

  private func sortSymbols() -> Int {
    var used = 0
    for symbol in 0..<count where frequencies[symbol] > 0 {
      // A block has fewer than 2²² symbols, so clamping has no effect on valid frequencies.
      order[used] = min(frequencies[symbol], 0x3F_FFFF) << 10 | UInt32(symbol)
      used += 1
    }
    sort(used)
    return used
  }

  /// Sorts the symbols by frequency with a stable radix sort. They are already sorted by number.
  private func sort(_ used: Int) {
    var maximum: UInt32 = 0
    for index in 0..<used { maximum = max(maximum, order[index]) }
    var shift: UInt32 = 10
    while maximum >> shift > 0 {
      counts.initialize(repeating: 0, count: 256)
      for index in 0..<used { counts[Int(order[index] >> shift & 0xFF)] &+= 1 }
      var place: UInt32 = 0
      for byte in 0..<256 { (counts[byte], place) = (place, place &+ counts[byte]) }
      for index in 0..<used {
        let byte = Int(order[index] >> shift & 0xFF)
        depths[Int(counts[byte])] = order[index]
        counts[byte] &+= 1
      }
      order.update(from: depths, count: used)
      shift += 8
    }
  }

  /// Computes the depths of the symbols in an optimal tree. Works in place, by the algorithm of Moffat and Katajainen.
  /// The memory first contains the weights of inner nodes, then their parents, then their depths, and finally the
  /// depths of the leaves.
  private func findDepths(_ used: Int) {
    for index in 0..<used { depths[index] = order[index] >> 10 }
    var (root, leaf) = (0, 2)
    depths[0] += depths[1]
    for next in 1..<max(used - 1, 1) {
      if leaf >= used || depths[root] < depths[leaf] {
        depths[next] = depths[root]
        depths[root] = UInt32(next)
        root += 1
      } else {
        depths[next] = depths[leaf]
        leaf += 1
      }
      if leaf >= used || (root < next && depths[root] < depths[leaf]) {
        depths[next] += depths[root]
        depths[root] = UInt32(next)
        root += 1
      } else {
        depths[next] += depths[leaf]
        leaf += 1
      }
    }
    depths[used - 2] = 0
    for next in stride(from: used - 3, through: 0, by: -1) { depths[next] = depths[Int(depths[next])] + 1 }
    findLeafDepths(used)
  }

  private func findLeafDepths(_ used: Int) {
    var (available, inner, depth) = (1, 0, UInt32(0))
    var (root, next) = (used - 2, used - 1)
    while available > 0 {
      while root >= 0, depths[root] == depth {
        inner += 1
        root -= 1
      }
      while available > inner {
        depths[next] = depth
        next -= 1
        available -= 1
      }
      (available, depth, inner) = (2 * inner, depth + 1, 0)
    }
  }

  /// Shortens codewords that are too long and, to compensate, lengthens others.
  private func limitLengths(_ used: Int) {
    lengthCounts.initialize(repeating: 0, count: 16)
    for index in 0..<used { lengthCounts[min(Int(depths[index]), longest)] += 1 }
    var total = 0
    for length in 1...longest { total += lengthCounts[length] << (longest - length) }
    while total > 1 << longest {
      lengthCounts[longest] -= 1
      for length in stride(from: longest - 1, through: 1, by: -1) where lengthCounts[length] > 0 {
        lengthCounts[length] -= 1
        lengthCounts[length + 1] += 2
        break
      }
      total -= 1
    }
  }

  private func assignLengths(_ used: Int) {
    lengths.initialize(repeating: 0, count: count)
    var index = 0
    for length in stride(from: longest, through: 1, by: -1) {
      for _ in 0..<lengthCounts[length] {
        lengths[Int(order[index] & 0x3FF)] = UInt8(length)
        index += 1
      }
    }
  }

  private func assignWords() {
    // The first codeword of each length follows the last one of the previous length.
    var word: UInt32 = 0
    for length in 1...longest {
      word <<= 1
      nextWords[length] = word
      word += UInt32(lengthCounts[length])
    }
    for symbol in 0..<count {
      let length = Int(lengths[symbol])
      guard length > 0 else { continue }
      let word = HuffmanCode.reversed(UInt16(truncatingIfNeeded: nextWords[length]), bits: length)
      words[symbol] = Codeword(word, count: length)
      nextWords[length] += 1
    }
  }

  private static func reversed(_ word: UInt16, bits: Int) -> UInt16 {
    var word = word
    word = (word & 0x5555) << 1 | (word >> 1) & 0x5555
    word = (word & 0x3333) << 2 | (word >> 2) & 0x3333
    word = (word & 0x0F0F) << 4 | (word >> 4) & 0x0F0F
    return word.byteSwapped >> (16 - bits)
  }
}
