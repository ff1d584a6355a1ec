/// How stretches of letters are substituted, by the classes of the letters.
///
/// At most ``capacity`` stretches of at most ``longest`` letters are kept; when it is full, it starts anew.
struct PatternCells {
  /// A stretch's classes, eight to a word; no class is 0, so that the length is in it.
  struct Key: Equatable {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    /// The key of a place that is free.
    static let none = Key()

    private init() {}

    /// The key of at most ``PatternCells/longest`` classes.
    init(_ numbers: Slice<UnsafeBufferPointer<UInt8>>) {
      var shift: UInt64 = 0
      for number in numbers {
        let bits = UInt64(number) << (shift & 63)
        switch shift >> 6 {
        case 0: words.0 |= bits
        case 1: words.1 |= bits
        case 2: words.2 |= bits
        default: words.3 |= bits
        }
        shift += 8
      }
    }

    static func == (first: Key, second: Key) -> Bool { first.words == second.words }

    /// Spreads all bits over the upper ones.
    var hash: UInt64 {
      var hash = words.0 &* 0x9E37_79B9_7F4A_7C15
      hash = (hash ^ hash >> 29 ^ words.1) &* 0xBF58_476D_1CE4_E5B9
      hash = (hash ^ hash >> 32 ^ words.2) &* 0x94D0_49BB_1331_11EB
      return (hash ^ hash >> 29 ^ words.3) &* 0x9E37_79B9_7F4A_7C15
    }
  }

  /// What becomes of a stretch.
  enum Outcome: Equatable {
    /// Each letter keeps the glyph it has alone.
    case same
    /// The glyphs whose ``Output``s lie here in the cells.
    case glyphs(Range<Int32>)
    /// Something that cells cannot tell.
    case other
  }

  /// A glyph of a substituted stretch: a variant of one of its letters, or a ligature.
  struct Output: Equatable {
    private let code: UInt16

    /// The `variant`, at most 63, of the letter at index `letter`, at most 31.
    init(letter: Int, variant: Int) { code = UInt16(letter << 6 | variant) }

    /// The ligature with `number`, at most 32,767.
    init(ligature number: Int) { code = UInt16(number) | 0x8000 }

    /// The ligature's number, or nil for a letter's variant.
    var ligature: Int? { code & 0x8000 != 0 ? Int(code & 0x7FFF) : nil }
    /// The letter's index.
    var letter: Int { Int(code >> 6) }
    /// The number of the letter's variant.
    var variant: Int { Int(code & 63) }
  }

  /// The longest stretch.
  static let longest = 32
  /// The most stretches.
  static let capacity = 1024
  private static let places = 2048

  private var keys = [Key](repeating: .none, count: places)
  private var outcomes = [Outcome](repeating: .other, count: places)
  private var outputs: [Output] = []
  /// How many stretches are kept.
  private(set) var count = 0

  /// What becomes of a stretch, if that is known.
  subscript(key: Key) -> Outcome? {
    let place = place(of: key)
    return keys[place] == .none ? nil : outcomes[place]
  }

  /// The glyph at `index` of an outcome.
  func output(at index: Int32) -> Output { outputs[Int(index)] }

  /// Keeps what becomes of a stretch: `glyphs`, or nil where cells cannot tell; each its own where `isSame`.
  mutating func keep(_ glyphs: [Output]?, isSame: Bool, for key: Key) -> Outcome {
    if count == PatternCells.capacity { self = PatternCells() }
    let place = place(of: key)
    keys[place] = key
    count += 1
    if let glyphs, !isSame {
      outcomes[place] = .glyphs(Int32(outputs.count)..<Int32(outputs.count + glyphs.count))
      outputs += glyphs
    } else {
      outcomes[place] = isSame ? .same : .other
    }
    return outcomes[place]
  }

  /// Where `key` is, or where it may be put.
  private func place(of key: Key) -> Int {
    var place = Int(truncatingIfNeeded: key.hash >> 53)
    while keys[place] != .none, keys[place] != key { place = (place + 1) & (PatternCells.places - 1) }
    return place
  }
}
