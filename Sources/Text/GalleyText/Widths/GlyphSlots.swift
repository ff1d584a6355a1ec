/// Numbers the glyphs of a profile consecutively. Slot 0 is the start of a string, and slot 1 stands for any character
/// outside the alphabet. Then come the letters in code point order, their variants, and the ligatures.
struct GlyphSlots {
  static let start = 0
  static let unknown = 1
  private static let firstLetter = 2

  struct Info: BitwiseCopyable {
    private let bits: UInt16

    static let none = Info(number: 0, isChangeable: false, isUpright: false)

    init(number: UInt8, isChangeable: Bool, isUpright: Bool) {
      bits = UInt16(number) | (isChangeable ? 0x100 : 0) | (isUpright ? 0x200 : 0)
    }

    @inline(__always)
    var number: UInt8 { UInt8(truncatingIfNeeded: bits) }
    @inline(__always)
    var isChangeable: Bool { bits & 0x100 != 0 }
    /// Whether Pango puts the glyph into a separate item, which it never does with ligatures.
    @inline(__always)
    var isUpright: Bool { bits & 0x200 != 0 }
  }

  let count: Int
  /// The ASCII characters of the slots; 0 for the start of a string and for other characters.
  let asciiCharacters: [UInt8]
  private(set) var glyphs: [UInt16] = [0, 0]
  private(set) var infos: [Info] = [.none, .none]
  private(set) var isOfScript: [Bool] = [false, false]
  let pointers: SlotPointers
  private let ligatures: [UInt16]

  init(_ profile: ShapingProfile, isShared: (Unicode.Scalar) -> Bool) {
    let isChangeable = profile.rules.inputs()
    let letters = profile.letters
    ligatures = profile.ligatures
    asciiCharacters = [0, 0] + letters.lazy.filter(\.scalar.isASCII).map { UInt8(truncatingIfNeeded: $0.scalar.value) }
    let firstLigature = GlyphSlots.firstLetter + letters.reduce(0) { $0 + $1.variants.count }
    count = firstLigature + ligatures.count
    pointers = SlotPointers(letters, count: count, firstLetter: GlyphSlots.firstLetter, firstLigature: firstLigature)

    for letter in letters {
      glyphs.append(letter.variants[letter.base])
      infos.append(
        Info(number: letter.number, isChangeable: isChangeable[Int(letter.number)], isUpright: letter.isUpright))
      isOfScript.append(!isShared(letter.scalar))
    }
    for letter in letters {
      for variant in letter.variants.indices where variant != letter.base {
        glyphs.append(letter.variants[variant])
        infos.append(Info(number: 0, isChangeable: false, isUpright: letter.isUpright))
      }
    }
    glyphs += ligatures
    infos += ligatures.map { _ in .none }
    pointers.set(infos)
  }

  func letter(in slot: UInt16) -> Int { Int(slot) - GlyphSlots.firstLetter }

  func ligature(_ glyph: UInt16) -> Int? { ligatures.firstIndex(of: glyph) }
}
