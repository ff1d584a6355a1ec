/// Numbers for the glyphs of a profile, so that tables can be indexed by them.
///
/// 0 stands for the start of a text and 1 for every character outside the alphabet; letters follow in the order of
/// their code points, then what may become of them, then ligatures.
struct GlyphSlots {
  /// The slot before a text.
  static let start = 0
  /// The slot of what the profile does not know.
  static let unknown = 1
  private static let firstLetter = 2

  /// The glyph of each slot.
  private(set) var glyphs: [UInt16] = [0, 0]
  /// Whether the slot's glyph lies in an item of its own kind; ligatures never do.
  private(set) var isUpright: [Bool] = [false, false]
  /// The class of each letter's slot; 0 for others.
  private(set) var numbers: [UInt8] = [0, 0]
  /// Whether the slot is that of a letter which belongs to the profile's script alone.
  private(set) var isOfScript: [Bool] = [false, false]
  /// The slots of U+0000 … U+007F.
  private(set) var ascii = [UInt16](repeating: UInt16(unknown), count: 128)
  /// For every 64 characters of the Basic Multilingual Plane, where their slots begin in ``pages``.
  private(set) var pageStarts = [UInt16](repeating: 0, count: 1024)
  /// The slots of 64 characters each; the first page knows none.
  private(set) var pages = [UInt16](repeating: UInt16(unknown), count: 64)
  /// For each letter, which of its variants has the letter's own slot.
  private var bases: [UInt8] = []
  /// For each letter, the slot of the first of its other variants.
  private var others: [UInt16] = []
  /// One more than the last slot of an ASCII character.
  let asciiCount: Int
  private let firstLigature: Int
  private let ligatures: [UInt16]

  /// The slots of `profile`, whose letters `isShared` with other scripts or not.
  init(_ profile: ShapingProfile, isShared: (Unicode.Scalar) -> Bool) {
    ligatures = profile.ligatures
    asciiCount = GlyphSlots.firstLetter + profile.letters.count { $0.scalar.isASCII }
    firstLigature =
      GlyphSlots.firstLetter + profile.letters.reduce(0) { $0 + $1.variants.count }
    for letter in profile.letters {
      enter(letter.scalar, at: UInt16(glyphs.count))
      append(letter.variants[letter.base], of: letter, number: letter.number, isOfScript: !isShared(letter.scalar))
    }
    for letter in profile.letters {
      bases.append(UInt8(letter.base))
      others.append(UInt16(glyphs.count))
      for variant in letter.variants.indices where variant != letter.base {
        append(letter.variants[variant], of: letter, number: 0, isOfScript: false)
      }
    }
    for glyph in ligatures {
      glyphs.append(glyph)
      isUpright.append(false)
      numbers.append(0)
      isOfScript.append(false)
    }
  }

  /// How many slots there are.
  var count: Int { glyphs.count }

  /// The slot of `variant` of the letter in `slot`.
  func slot(ofVariant variant: Int, of slot: UInt16) -> UInt16 {
    let letter = letter(in: slot)
    let base = Int(bases[letter])
    if variant == base { return slot }
    return others[letter] + UInt16(variant < base ? variant : variant - 1)
  }

  /// The slot of the ligature with `number`.
  func slot(ofLigature number: Int) -> UInt16 { UInt16(firstLigature + number) }

  /// The index of the letter in `slot`.
  func letter(in slot: UInt16) -> Int { Int(slot) - GlyphSlots.firstLetter }

  /// The number of the ligature `glyph`, or nil where no ligature makes it.
  func ligature(_ glyph: UInt16) -> Int? { ligatures.firstIndex(of: glyph) }

  /// Hands the arrays that summing reads to `body`.
  func withPointers<Answer>(_ body: (Pointers) -> Answer) -> Answer {
    ascii.withUnsafeBufferPointer { ascii in
      pageStarts.withUnsafeBufferPointer { pageStarts in
        pages.withUnsafeBufferPointer { pages in
          numbers.withUnsafeBufferPointer { numbers in
            guard let ascii = ascii.baseAddress, let starts = pageStarts.baseAddress, let pages = pages.baseAddress,
              let numbers = numbers.baseAddress
            else { preconditionFailure("the slots of a profile are never empty") }
            return body(Pointers(ascii: ascii, pageStarts: starts, pages: pages, numbers: numbers))
          }
        }
      }
    }
  }

  /// The arrays that summing reads.
  struct Pointers {
    /// See ``GlyphSlots/ascii``.
    let ascii: UnsafePointer<UInt16>
    /// See ``GlyphSlots/pageStarts``.
    let pageStarts: UnsafePointer<UInt16>
    /// See ``GlyphSlots/pages``.
    let pages: UnsafePointer<UInt16>
    /// See ``GlyphSlots/numbers``.
    let numbers: UnsafePointer<UInt8>
  }

  private mutating func append(
    _ glyph: UInt16, of letter: ShapingProfile.Letter, number: UInt8, isOfScript: Bool
  ) {
    glyphs.append(glyph)
    isUpright.append(letter.isUpright)
    numbers.append(number)
    self.isOfScript.append(isOfScript)
  }

  private mutating func enter(_ scalar: Unicode.Scalar, at slot: UInt16) {
    if scalar.value < 0x80 { ascii[Int(scalar.value)] = slot }
    let page = Int(scalar.value >> 6)
    guard page < pageStarts.count else { return }
    if pageStarts[page] == 0 {
      pageStarts[page] = UInt16(pages.count)
      pages += [UInt16](repeating: UInt16(GlyphSlots.unknown), count: 64)
    }
    pages[Int(pageStarts[page]) + Int(scalar.value & 63)] = slot
  }
}
