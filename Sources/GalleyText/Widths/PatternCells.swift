/// How stretches of linked letters are substituted, by the classes of the letters.
///
/// At most ``capacity`` stretches of at most ``longest`` letters are kept; when it is full, it starts anew.
struct PatternCells {
  /// A stretch's classes, eight to a word; no class is 0, so that the length is in it.
  struct Key: Equatable {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
    private(set) var count = 0

    /// Adds the class of the next letter; beyond ``PatternCells/longest`` only the length grows.
    mutating func append(_ number: UInt8) {
      let bits = UInt64(number) << UInt64((count & 7) << 3)
      switch count >> 3 {
      case 0: words.0 |= bits
      case 1: words.1 |= bits
      case 2: words.2 |= bits
      case 3: words.3 |= bits
      default: break
      }
      count += 1
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
    /// Each letter keeps its base glyph.
    case same
    /// These glyphs.
    case glyphs([Output])
    /// Something that cells cannot tell.
    case other
  }

  /// A glyph of a substituted stretch.
  enum Output: Equatable {
    /// The variant of a letter of the stretch.
    case variant(letter: Int, variant: Int)
    /// A ligature, by its number.
    case ligature(Int)
  }

  /// The longest stretch.
  static let longest = 32
  /// The most stretches.
  static let capacity = 1024
  private static let places = 2048

  private var keys = [Key](repeating: Key(), count: places)
  private var outcomes = [Outcome](repeating: .other, count: places)
  /// How many stretches are kept.
  private(set) var count = 0

  /// What becomes of a stretch, if that is known.
  subscript(key: Key) -> Outcome? {
    let place = place(of: key)
    return keys[place].count == 0 ? nil : outcomes[place]
  }

  /// Keeps what becomes of a stretch.
  mutating func keep(_ outcome: Outcome, for key: Key) {
    if count == PatternCells.capacity { self = PatternCells() }
    let place = place(of: key)
    if keys[place].count == 0 { count += 1 }
    keys[place] = key
    outcomes[place] = outcome
  }

  /// Where `key` is, or where it may be put.
  private func place(of key: Key) -> Int {
    var place = Int(truncatingIfNeeded: key.hash >> 53)
    while keys[place].count != 0, keys[place] != key { place = (place + 1) & (PatternCells.places - 1) }
    return place
  }
}
