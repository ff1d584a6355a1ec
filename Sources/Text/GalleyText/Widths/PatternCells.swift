/// A table that maps each pattern of letter classes to its glyphs. When it is full, it is emptied.
final class PatternCells {
  /// A pattern of classes. Class 0 does not occur, so the key also encodes the length and is never all zeros.
  struct Key: Equatable, BitwiseCopyable {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    static let none = Key()

    private init() {}

    @inline(__always)
    init(_ letters: UnsafePointer<GlyphSlots.Info>, count: Int) {
      words.0 = Key.word(letters, from: 0, count)
      if count <= 8 { return }
      words.1 = Key.word(letters, from: 8, count)
      words.2 = Key.word(letters, from: 16, count)
      words.3 = Key.word(letters, from: 24, count)
    }

    @inline(__always)
    private static func word(_ letters: UnsafePointer<GlyphSlots.Info>, from start: Int, _ count: Int) -> UInt64 {
      var word: UInt64 = 0
      var index = start
      while index < min(count, start + 8) {
        word = word << 8 | UInt64(letters[index].number)
        index += 1
      }
      return word
    }

    @inline(__always)
    static func == (first: Key, second: Key) -> Bool { first.words == second.words }

    @inline(__always)
    var place: Int {
      var hash = words.0 &* 0x9E37_79B9_7F4A_7C15
      hash = (hash ^ hash >> 29 ^ words.1) &* 0xBF58_476D_1CE4_E5B9
      hash = (hash ^ hash >> 32 ^ words.2) &* 0x94D0_49BB_1331_11EB
      hash = (hash ^ hash >> 29 ^ words.3) &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: hash >> 53)
    }
  }

  struct Outcome: Equatable, BitwiseCopyable {
    var start: Int32
    /// The number of glyphs; negative for ``same`` and ``other``.
    var count: Int32

    static let same = Outcome(start: 0, count: -1)
    static let other = Outcome(start: 0, count: -2)
  }

  struct Output: Equatable, BitwiseCopyable {
    private let code: UInt16

    init(letter: Int, variant: Int) { code = UInt16(letter << 6 | variant) }

    init(ligature number: Int) { code = UInt16(number) | 0x8000 }

    var ligature: Int? { code & 0x8000 != 0 ? Int(code & 0x7FFF) : nil }
    var letter: Int { Int(code >> 6) }
    var variant: Int { Int(code & 63) }
  }

  static let longest = 32
  static let capacity = 1024
  private static let places = 2048

  private let keys = ZeroedMemory<Key>(count: places)
  private let outcomes = ZeroedMemory<Outcome>(count: places)
  private let outputs = ZeroedMemory<Output>(count: capacity * longest)
  private var count = 0
  private var outputCount = 0

  /// Stores the outcome for a pattern. If `glyphs` is nil, strings with the pattern have to be shaped.
  func keep(_ glyphs: [Output]?, isSame: Bool, for key: Key) {
    if count == PatternCells.capacity { removeAll() }
    let place = reader.place(of: key)
    keys.base[place] = key
    count += 1
    guard let glyphs, glyphs.count <= PatternCells.longest, !isSame else {
      outcomes.base[place] = isSame ? .same : .other
      return
    }
    outcomes.base[place] = Outcome(start: Int32(outputCount), count: Int32(glyphs.count))
    for (index, output) in glyphs.enumerated() { outputs.base[outputCount + index] = output }
    outputCount += glyphs.count
  }

  private func removeAll() {
    for place in 0..<PatternCells.places { keys.base[place] = .none }
    count = 0
    outputCount = 0
  }

  var reader: Reader { Reader(keys: keys.base, outcomes: outcomes.base, outputs: outputs.base) }

  struct Reader {
    fileprivate let keys: UnsafePointer<Key>
    fileprivate let outcomes: UnsafePointer<Outcome>
    let outputs: UnsafePointer<Output>

    @inline(__always)
    func outcome(of key: Key) -> Outcome? {
      let place = place(of: key)
      return keys[place] == .none ? nil : outcomes[place]
    }

    @inline(__always)
    fileprivate func place(of key: Key) -> Int {
      var place = key.place
      while keys[place] != .none, keys[place] != key { place = (place + 1) & (PatternCells.places - 1) }
      return place
    }
  }
}
