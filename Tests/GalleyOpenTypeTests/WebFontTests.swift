import CHarfBuzz
import GalleyOpenType
import GalleyPicture
import PictureTestSupport
import Testing

@Suite("Web fonts")
struct WebFontTests {
  private final class Reader {
    private let bytes: [UInt8]
    private let font: OpaquePointer?

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      font = bytes.withUnsafeBytes { bytes in
        let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        let blob = hb_blob_create(start, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
        defer { hb_blob_destroy(blob) }
        let face = hb_face_create(blob, 0)
        defer { hb_face_destroy(face) }
        return hb_font_create(face)
      }
    }

    init(_ file: FontFile) {
      bytes = []
      font = hb_font_create(file.face)
    }

    deinit { hb_font_destroy(font) }

    func glyph(of code: UInt32) -> UInt32? {
      var glyph: hb_codepoint_t = 0
      return hb_font_get_nominal_glyph(font, code, &glyph) != 0 ? glyph : nil
    }

    /// The ink bounds and the advance of a glyph.
    func measures(of glyph: UInt32) -> [Int32] {
      var box = hb_glyph_extents_t()
      hb_font_get_glyph_extents(font, glyph, &box)
      return [box.x_bearing, box.y_bearing, box.width, box.height, hb_font_get_glyph_h_advance(font, glyph)]
    }
  }

  @Test(
    "A web font has glyphs for exactly the requested characters", arguments: [HandmadeRun.inter, HandmadeRun.hebrew])
  func glyphs(_ face: FontFace) throws {
    let file = try #require(FontFile(face))
    let whole = Reader(file)
    // Adjacent characters, gaps, private-use characters, and two characters with the same glyph.
    let codes: [UInt16] = Array(0x41...0x5A) + [0x20, 0x2E, 0xE000, 0xE001, 0xF8FF, 0x30, 0x31, 0x35]
    let characters = Dictionary(uniqueKeysWithValues: codes.map { ($0, UInt32($0) % 90 + 3) })
    let font = try #require(WebFont(file, characters: characters))
    let cut = Reader(font.bytes)
    for (code, glyph) in characters {
      let own = try #require(cut.glyph(of: UInt32(code)), "\(code)")
      #expect(cut.measures(of: own) == whole.measures(of: glyph), "\(code)")
    }
    for code in [0x21, 0x42 + 0x20, 0xDFFF, 0xE002, 0xFFFF] as [UInt32] where characters[UInt16(code)] == nil {
      #expect(cut.glyph(of: code) == nil, "\(code)")
    }
  }

  @Test("A web font is small, and writing it twice produces identical bytes")
  func size() throws {
    let file = try #require(FontFile(HandmadeRun.inter))
    let characters = Dictionary(uniqueKeysWithValues: (0x41...0x5A).map { (UInt16($0), UInt32($0)) })
    let font = try #require(WebFont(file, characters: characters))
    #expect(font.bytes.count < 12_000)
    #expect(WebFont(file, characters: characters)?.bytes == font.bytes)
  }

  @Test("A web font can contain as many characters as its limit allows, at any code points")
  func limit() throws {
    let file = try #require(FontFile(HandmadeRun.inter))
    // Every second code point, so that no two share a segment.
    var characters: [UInt16: UInt32] = [:]
    for index in 0..<WebFont.characterLimit { characters[UInt16(index * 2 + 0x20)] = UInt32(index % 900 + 1) }
    let font = try #require(WebFont(file, characters: characters))
    let cut = Reader(font.bytes)
    #expect(characters.keys.allSatisfy { cut.glyph(of: UInt32($0)) != nil })
    #expect(cut.glyph(of: 0x21) == nil)
  }

  @Test("A file that is not a font is rejected")
  func damaged() {
    #expect(FontFile(FontFace(family: "No", style: "Regular", path: "/nowhere/no.otf")) == nil)
    #expect(FontFile(FontFace(family: "No", style: "Regular", path: "/etc/passwd")) == nil)
  }
}
