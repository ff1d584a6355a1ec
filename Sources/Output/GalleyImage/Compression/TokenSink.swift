/// Collects tokens. A token is three bytes, one byte or a match.
struct TokenSink {
  private let tokens: UnsafeMutablePointer<UInt32>
  /// The frequencies of literals, separately for each position in a token, so that the three updates for a grey pixel
  /// do not wait for each other.
  private let literals: UnsafeMutablePointer<UInt32>
  private let lengths: UnsafeMutablePointer<UInt32>
  private let distances: UnsafeMutablePointer<UInt32>
  private let tables: DeflateTables
  private(set) var count = 0

  var taken: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(start: tokens, count: count) }

  static let literalCounts = 3 * 256
  static let single: UInt32 = 1 << 30
  static let match: UInt32 = 1 << 31
  private static let longest = 258
  private static let shortest = 3

  init(
    _ tokens: UnsafeMutablePointer<UInt32>, _ literals: UnsafeMutablePointer<UInt32>, _ code: HuffmanCode,
    _ distances: HuffmanCode, _ tables: DeflateTables
  ) {
    (self.tokens, self.literals, self.tables) = (tokens, literals, tables)
    (lengths, self.distances) = (code.frequencies + 257, distances.frequencies)
    literals.initialize(repeating: 0, count: TokenSink.literalCounts)
  }

  @inline(__always)
  private mutating func add(_ token: UInt32) {
    tokens[count] = token
    count &+= 1
  }

  @inline(__always)
  mutating func add(byte: UInt8) {
    add(TokenSink.single | UInt32(byte))
    literals[Int(byte)] &+= 1
  }

  @inline(__always)
  mutating func add(three bytes: UInt32) {
    add(bytes & 0xFF_FFFF)
    literals[Int(bytes & 0xFF)] &+= 1
    literals[256 &+ Int(bytes &>> 8 & 0xFF)] &+= 1
    literals[512 &+ Int(bytes &>> 16 & 0xFF)] &+= 1
  }

  @inline(__always)
  private mutating func add(match length: Int, _ distance: Int, _ distanceSymbol: Int) {
    let less = length &- TokenSink.shortest
    add(TokenSink.match | UInt32(truncatingIfNeeded: less &<< 16 | (distance &- 1)))
    lengths[tables.lengthSymbol(less)] &+= 1
    distances[distanceSymbol] &+= 1
  }

  /// Adds a match of any length, at least 3 bytes.
  @inline(__always)
  mutating func add(run length: Int, from distance: Int) {
    let symbol = DeflateTables.distance(distance &- 1).symbol
    var rest = length
    while rest > TokenSink.longest {
      // The rest must not be shorter than the shortest match.
      let part = min(TokenSink.longest, rest &- TokenSink.shortest)
      add(match: part, distance, symbol)
      rest &-= part
    }
    add(match: rest, distance, symbol)
  }

  func count(in code: HuffmanCode) {
    for byte in 0..<256 {
      code.frequencies[byte] &+= literals[byte] &+ literals[256 &+ byte] &+ literals[512 &+ byte]
    }
  }

  @inline(__always)
  mutating func add(pixel place: UnsafeRawPointer, of pixels: PixelRows, isOpaque: Bool) {
    let word = place.loadUnaligned(as: UInt32.self)
    if isOpaque {
      add(three: pixels.opaque(place))
    } else {
      let straight = pixels.straight(word)
      add(three: straight)
      add(byte: UInt8(straight >> 24))
    }
  }
}
