import GalleyData
import Testing

@Suite("Text files in legacy encodings")
struct CodePageTests {
  private func page(_ bytes: [UInt8]) -> TextEncoding? {
    bytes.withUnsafeBufferPointer { CodePageGuess.finding(of: $0).page }
  }

  private func decoded(_ bytes: [UInt8], _ page: TextEncoding) throws -> String {
    let decoder = try #require(CodePageDecoder(page))
    var text: [UInt8] = []
    #expect(decoder.decode(bytes, isLast: true, to: &text) == bytes.count)
    return String(decoding: text, as: UTF8.self)
  }

  /// Strings in legacy encodings, with the expected encoding.
  private static let samples: [(page: TextEncoding, bytes: [UInt8], text: String)] = [
    (.windows1250, [0xF8, 0x65, 0xE8, 0x20, 0xEC, 0x9A, 0x9E, 0xF9], "řeč ěšžů"),
    (.windows1250, [0xA3, 0xF3, 0x9F, 0x20, 0x67, 0xEA, 0x9C, 0xB9, 0x20, 0xBF], "Łóź gęśą ż"),
    (.windows1251, [0xD2, 0xE2, 0xE5, 0xF0, 0xFC], "Тверь"), (.koi8r, [0xF4, 0xD7, 0xC5, 0xD2, 0xD8], "Тверь"),
    (.windows1253, [0xC1, 0xE8, 0xDE, 0xED, 0xE1], "Αθήνα"),
    (.macRoman, [0x4D, 0x9F, 0x6C, 0x6C, 0x65, 0x72, 0x20, 0x67, 0x72, 0x9A, 0xA7, 0x65], "Müller größe"),
    (.dosLatin1, [0x4D, 0x81, 0x6C, 0x6C, 0x65, 0x72, 0x20, 0x67, 0x72, 0x94, 0xE1, 0x65], "Müller größe"),
    (.shiftJIS, [0x93, 0x8C, 0x8B, 0x9E, 0x20, 0x91, 0xE5, 0x8D, 0xE3], "東京 大阪"),
    (.eucJP, [0xA4, 0xCF, 0xA4, 0xDE, 0x20, 0xA5, 0xC8, 0xA5, 0xE8, 0xA5, 0xBF], "はま トヨタ"),
    (.gb18030, [0xB1, 0xB1, 0xBE, 0xA9, 0x20, 0xC8, 0xCB, 0xBF, 0xDA], "北京 人口"),
    (.big5, [0xA5, 0x78, 0xA5, 0x5F, 0x20, 0xA4, 0x48, 0xA4, 0x66], "台北 人口"),
    (.eucKR, [0xBC, 0xAD, 0xBF, 0xEF, 0x20, 0xC0, 0xCC, 0xB8, 0xA7], "서울 이름"),
  ]

  @Test("Bytes are decoded to the characters of their code page", arguments: samples.indices)
  func letters(index: Int) throws {
    let sample = Self.samples[index]
    #expect(try decoded(sample.bytes, sample.page) == sample.text)
  }

  @Test("The code page is detected from the letters that the text's language uses", arguments: samples.indices)
  func found(index: Int) {
    let (page, bytes, _) = Self.samples[index]
    #expect(bytes.withUnsafeBufferPointer { CodePageGuess.finding(of: $0) } == .page(page))
  }

  @Test(
    "Western European sentences and lists of names are detected as windows-1252",
    arguments: [
      [0x4D, 0xFC, 0x6C, 0x6C, 0x65, 0x72], [0x46, 0x72, 0x61, 0x6E, 0xE7, 0x6F, 0x69, 0x73, 0x20, 0x80, 0x20, 0x31],
      [0xC5, 0x72, 0x68, 0x75, 0x73, 0x0A, 0x4D, 0xE1, 0x6C, 0x61, 0x67, 0x61, 0x0A, 0x4E, 0xEE, 0x6D, 0x65, 0x73],
      [0x41, 0x20, 0x96, 0x20, 0x42, 0x20, 0x93, 0x71, 0x94], [0x33, 0x20, 0xB0, 0x43],
    ] as [[UInt8]])
  func western(bytes: [UInt8]) { #expect(page(bytes) == .windows1252) }

  @Test("A character split across two chunks is decoded, and invalid bytes remain invalid")
  func portions() throws {
    let decoder = try #require(CodePageDecoder(.shiftJIS))
    var text: [UInt8] = []
    #expect(decoder.decode([0x93, 0x8C, 0x8B], isLast: false, to: &text) == 2)
    #expect(decoder.decode([0x8B, 0x9E, 0xFF, 0x41, 0x41, 0x41, 0x41], isLast: true, to: &text) == 7)
    #expect(text == Array("東京".utf8) + [0xFF] + Array("AAAA".utf8))
  }

  @Test("Any sequence of bytes can be decoded to its end")
  func anyBytes() throws {
    var state: UInt64 = 9
    for page in TextEncoding.pages {
      let decoder = try #require(CodePageDecoder(page))
      for length in 0..<60 {
        let bytes = (0..<length).map { _ -> UInt8 in
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return UInt8(truncatingIfNeeded: state >> 33)
        }
        var text: [UInt8] = []
        #expect(decoder.decode(bytes, isLast: true, to: &text) == length)
      }
    }
  }
}
