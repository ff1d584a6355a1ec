/// Compresses pieces of one stream of bytes each by itself, so that pieces can be put together in any order.
///
/// Each segment is a deflate block that looks back at nothing before it, and an empty stored block that brings it to a
/// whole byte. Matches are looked for at the two last places with the same four bytes and in the row above: interface
/// is long runs and letters that come again.
final class SegmentDeflater {
  private let literals = HuffmanCode(count: 286, longest: 15)
  private let distances = HuffmanCode(count: 30, longest: 15)
  private let lengthCode = HuffmanCode(count: 19, longest: 7)
  /// For each hash the last two places of four bytes with it, as ``MatchFinder`` keeps them.
  private let places: UnsafeMutablePointer<UInt64>
  private var tokens: UnsafeMutablePointer<UInt32>
  private var tokenCapacity = 0
  private var tokenCount = 0
  /// Where a segment is written before its length is known: segments are kept, and keep no more than they need.
  private var draft: UnsafeMutablePointer<UInt8>
  private var draftCapacity = 0
  private let tables = DeflateTables()
  private let lengthSteps = LengthSteps()

  /// Shorter matches cost more than their bytes.
  private static let shortestMatch = 4

  init() {
    places = .allocate(capacity: 1 << MatchFinder.hashBits)
    tokens = .allocate(capacity: 1)
    draft = .allocate(capacity: 1)
  }

  deinit {
    places.deallocate()
    tokens.deallocate()
    draft.deallocate()
  }

  /// The segment of `bytes`, in rows of `rowBytes` and pixels of `pixelBytes`; eight bytes behind the last may be read.
  func segment(_ bytes: UnsafePointer<UInt8>, count: Int, rowBytes: Int, pixelBytes: Int) -> [UInt8] {
    findTokens(bytes, count: count, rowBytes: rowBytes, pixelBytes: pixelBytes)
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

  private func findTokens(_ bytes: UnsafePointer<UInt8>, count: Int, rowBytes: Int, pixelBytes: Int) {
    reserve(count)
    literals.reset()
    distances.reset()
    places.initialize(repeating: 0, count: 1 << MatchFinder.hashBits)
    // What the loop touches is held outside the object: no access to it needs to be checked then.
    var sink = TokenSink(tokens, literals.frequencies, distances.frequencies, tables)
    let finder = MatchFinder(bytes: bytes, count: count, rowBytes: rowBytes, places: places)
    let end = count - SegmentDeflater.shortestMatch
    var place = 0
    while place <= end {
      let match = finder.longestMatch(at: place)
      guard match.length >= SegmentDeflater.shortestMatch else {
        // Where nothing is known of a pixel's first byte, little is of the others.
        let next = min(place &+ pixelBytes, count)
        while place < next {
          sink.add(literal: bytes[place])
          place &+= 1
        }
        continue
      }
      var length = match.length
      if length == MatchFinder.longest {
        length = sink.add(runOf: finder.wholeMatch(at: place, from: match.distance), from: match.distance)
        // What comes next finds the ground again right before it.
        finder.note(from: place &+ length &- MatchFinder.noted, to: min(place &+ length, end &+ 1))
      } else {
        sink.add(matchOf: length, from: match.distance)
        finder.note(from: place &+ 1, to: min(place &+ length, end &+ 1))
      }
      place &+= length
    }
    while place < count {
      sink.add(literal: bytes[place])
      place += 1
    }
    tokenCount = sink.count
  }

  // MARK: Bits

  private func writeTokens(to writer: inout BitWriter) {
    let (words, lengths) = (literals.words, literals.lengths)
    let (farWords, farLengths) = (distances.words, distances.lengths)
    let (lengthSymbols, lengthBases, lengthExtras) = (tables.lengthSymbols, tables.lengthBases, tables.lengthExtras)
    let (distanceBases, distanceExtras) = (tables.distanceBases, tables.distanceExtras)
    // A copy of its own stays in registers.
    var bits = writer
    for token in UnsafeBufferPointer(start: tokens, count: tokenCount) {
      if token < 256 {
        bits.write(UInt64(words[Int(token)]), Int(lengths[Int(token)]))
      } else {
        let (length, distance) = (Int(token >> 16 & 0x7FFF), Int(token & 0xFFFF) &+ 1)
        let size = Int(lengthSymbols[length])
        let far = DeflateTables.distanceSymbol(distance)
        let (sizeBits, farBits) = (Int(lengths[257 &+ size]), Int(farLengths[far]))
        let sizeRest = UInt64(truncatingIfNeeded: length &+ 3 &- lengthBases[size])
        bits.write(
          UInt64(words[257 &+ size]) | sizeRest &<< UInt64(truncatingIfNeeded: sizeBits), sizeBits &+ lengthExtras[size]
        )
        let farRest = UInt64(truncatingIfNeeded: distance &- distanceBases[far])
        bits.write(
          UInt64(farWords[far]) | farRest &<< UInt64(truncatingIfNeeded: farBits), farBits &+ distanceExtras[far])
      }
    }
    bits.write(UInt64(words[256]), Int(lengths[256]))
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
      bits.write(UInt64(lengthCode.words[Int(step.symbol)]), Int(lengthCode.lengths[Int(step.symbol)]))
      bits.write(UInt64(step.extra), Int(step.extraBits))
    }
  }
}

/// Takes in tokens and counts their symbols.
private struct TokenSink {
  private let tokens: UnsafeMutablePointer<UInt32>
  private let literals: UnsafeMutablePointer<UInt32>
  private let distances: UnsafeMutablePointer<UInt32>
  private let tables: DeflateTables
  private(set) var count = 0

  init(
    _ tokens: UnsafeMutablePointer<UInt32>, _ literals: UnsafeMutablePointer<UInt32>,
    _ distances: UnsafeMutablePointer<UInt32>, _ tables: DeflateTables
  ) {
    (self.tokens, self.literals, self.distances, self.tables) = (tokens, literals, distances, tables)
  }

  @inline(__always)
  mutating func add(literal: UInt8) {
    tokens[count] = UInt32(literal)
    count &+= 1
    literals[Int(literal)] &+= 1
  }

  @inline(__always)
  mutating func add(matchOf length: Int, from distance: Int) {
    tokens[count] = 1 << 31 | UInt32(truncatingIfNeeded: length &- 3) << 16 | UInt32(truncatingIfNeeded: distance &- 1)
    count &+= 1
    literals[257 &+ Int(tables.lengthSymbols[length &- 3])] &+= 1
    distances[DeflateTables.distanceSymbol(distance)] &+= 1
  }

  /// Adds the longest matches of a run, but not what is left of it: another match may reach further. Answers how much was
  /// added.
  @inline(__always)
  mutating func add(runOf length: Int, from distance: Int) -> Int {
    let full = length / MatchFinder.longest
    for _ in 0..<full { add(matchOf: MatchFinder.longest, from: distance) }
    return full &* MatchFinder.longest
  }
}
