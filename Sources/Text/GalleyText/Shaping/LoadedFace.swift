import CPangoCairo
import CPangoFT2
import GalleyPicture

/// A face in the form that Pango needs. Its fontconfig pattern has a unique alias as the family, so Pango uses exactly
/// this file for every weight.
final class LoadedFace {
  let alias: String
  let face: FontFace
  let isColor: Bool
  let ascent: Double
  let descent: Double
  private(set) lazy var rules: TextRules = source.rules
  let coversASCII: Bool
  private(set) lazy var capHeight = source.capHeight
  var coverage = ScalarFacts()
  private let source: OpenTypeFace
  /// The copy with iOS's letter widths; nil if text is shaped with the face itself.
  let system: SystemFace?
  /// The fontconfig pattern. It is created when it is needed, because many faces are opened only to find that they lack
  /// a character.
  private var pattern: OpaquePointer?

  init(_ source: OpenTypeFace, number: Int, system: SystemFace? = nil) {
    self.source = source
    self.system = system
    alias = "galley-\(number)"
    face = FontFace(source)
    isColor = source.isColor
    ascent = system == nil ? source.ascent : SystemFont.ascent
    descent = system == nil ? source.descent : SystemFont.descent
    coversASCII = (0x20...0x7E).allSatisfy { source.glyph(for: Unicode.Scalar(UInt8($0))) != nil }
  }

  deinit {
    if let pattern { FcPatternDestroy(pattern) }
  }

  func glyph(for scalar: Unicode.Scalar) -> UInt32? { source.glyph(for: scalar) }

  func advance(of glyph: UInt32) -> Double { source.advance(of: glyph) + (system?.change(of: glyph) ?? 0) }

  func shift(of glyph: UInt32) -> Double { system?.shift(of: glyph) ?? 0 }

  func add(to fonts: UnsafeMutablePointer<FcFontSet>) {
    guard let pattern = pattern ?? makePattern() else { return }
    self.pattern = pattern
    FcPatternReference(pattern)
    FcFontSetAdd(fonts, pattern)
  }

  /// The first ideograph. Patterns omit ideographs: Pango reads the characters of a pattern only to find a second face,
  /// for example for an ellipsis, and listing all ideographs takes longer than laying out a screen of them.
  private static let firstIdeograph: UInt32 = 0x2E80

  /// Creates the pattern. It has no size, because fontconfig never scales a bitmap face whose pattern has one.
  private func makePattern() -> OpaquePointer? {
    guard let pattern = FcPatternCreate() else { return nil }
    FcPatternAddString(pattern, FC_FAMILY, alias)
    FcPatternAddString(pattern, FC_FILE, system?.path ?? face.path)
    FcPatternAddInteger(pattern, FC_INDEX, system == nil ? Int32(face.index) : 0)
    FcPatternAddString(pattern, FC_FONTFORMAT, "TrueType")
    FcPatternAddBool(pattern, FC_SCALABLE, FcTrue)
    FcPatternAddBool(pattern, FC_OUTLINE, isColor ? FcFalse : FcTrue)
    FcPatternAddBool(pattern, FC_COLOR, isColor ? FcTrue : FcFalse)
    FcPatternAddBool(pattern, FC_VARIABLE, FcFalse)
    if let charset = source.makeCharSet(end: LoadedFace.firstIdeograph) {
      FcPatternAddCharSet(pattern, FC_CHARSET, charset)
      FcCharSetDestroy(charset)
    }
    return pattern
  }
}
