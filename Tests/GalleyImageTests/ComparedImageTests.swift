import Foundation
import GalleyImage
import GalleyPicture
import TestSupport
import Testing

/// Images of 5 × 3 pixels, created with Pillow and the encoder of libjxl.
@Suite("File formats that can only be compared")
struct ComparedImageTests {
  /// Returns the pixel at column `x` and row `y`, with transparency if `alpha` is true.
  private static func color(_ x: Int, _ y: Int, alpha: Bool) -> [UInt8] {
    let shown = [UInt8(x * 50), UInt8(y * 90 + x * 7), UInt8(255 - x * 40 - y * 20)]
    return shown + [alpha ? [255, 128, 40, 255, 200][x] : 255]
  }

  private static func pixels(alpha: Bool) -> [UInt8] {
    (0..<15).flatMap { color($0 % 5, $0 / 5, alpha: alpha) }
  }

  struct File: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    var hasAlpha = false

    init(_ name: String, hasAlpha: Bool = false, _ text: String) {
      self.name = name
      self.hasAlpha = hasAlpha
      bytes = [UInt8](Data(base64Encoded: text) ?? Data())
    }

    var testDescription: String { name }
  }

  static let exact = [
    File("BMP", bmp), File("TIFF", tiff), File("TIFF with alpha", hasAlpha: true, tiffAlpha),
    File("JPEG XL", hasAlpha: true, jxl),
  ]
  static let files = exact + [File("AVIF", hasAlpha: true, avif), File("pages", tiffPages), File("SVG", svg)]

  @Test("A lossless file is decoded to the original pixels", arguments: exact)
  func pixels(of file: File) throws {
    #expect(ComparedImage.isImage(file.bytes))
    let bitmap = try ComparedImage.decode(file.bytes)
    #expect((bitmap.width, bitmap.height) == (5, 3))
    #expect(bitmap.pixels == Self.pixels(alpha: file.hasAlpha))
  }

  @Test("An AVIF file is decoded to colours close to the original")
  func avifColors() throws {
    let bitmap = try ComparedImage.decode(File("AVIF", Self.avif).bytes)
    #expect((bitmap.width, bitmap.height) == (5, 3))
    let expected = Self.pixels(alpha: true)
    #expect(zip(bitmap.pixels, expected).allSatisfy { abs(Int($0) - Int($1)) <= 4 })
  }

  @Test("An image file with several pages is rejected")
  func pages() {
    #expect(throws: ImageError.severalPictures(format: "TIFF", count: 2)) {
      try ComparedImage.decode(File("pages", Self.tiffPages).bytes)
    }
  }

  @Test("An SVG is drawn at its own size, or at the compared image's size if the aspect ratios match")
  func drawings() throws {
    let bytes = File("SVG", Self.svg).bytes
    #expect(ComparedImage.isDrawing(bytes))
    let own = try ComparedImage.decode(bytes)
    #expect((own.width, own.height) == (4, 2))
    #expect(Array(own.pixels[..<4]) == [255, 0, 0, 255])
    #expect(Array(own.pixels[12..<16]) == [0, 0, 255, 128])
    let fitted = try ComparedImage.decode(bytes, fitting: (12, 6))
    #expect((fitted.width, fitted.height) == (12, 6))
    #expect(Array(fitted.pixels[(5 * 48)..<(5 * 48 + 4)]) == [255, 0, 0, 255])
    let other = try ComparedImage.decode(bytes, fitting: (12, 12))
    #expect((other.width, other.height) == (4, 2))
  }

  @Test("SVG drawings that contain text or exceed the pixel limit are rejected")
  func refusedDrawings() {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text y='8'>a</text></svg>"
    #expect(throws: ImageError.textInDrawing) { try ComparedImage.decode(Array(text.utf8)) }
    #expect(throws: ImageError.tooLarge(width: 4, height: 2, limit: 7)) {
      try ComparedImage.decode(File("SVG", Self.svg).bytes, pixelLimit: 7)
    }
  }

  private static func drawing(_ content: String, _ attributes: String = "width='40' height='40'") -> [UInt8] {
    Array(
      "<svg xmlns='http://www.w3.org/2000/svg' xmlns:svg='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>"
        .utf8)
  }

  @Test(
    "Blur, shadow and colour filters of an SVG are drawn",
    arguments: [
      "<filter id='f'><feGaussianBlur stdDeviation='2'/></filter><rect width='9' height='9' filter='url(#f)'/>",
      "<filter id='f'><feOffset dx='1'/><feColorMatrix/><feMerge><feMergeNode/><feMergeNode in='SourceGraphic'/></feMerge></filter><g style='filter: url(#f)'><rect width='9' height='9'/></g>",
      "<filter id='f'><feTurbulence numOctaves='1'/></filter><!-- filter='x' --><rect width='9' height='9' filter='none'/>"
        .replacing("<feTurbulence numOctaves='1'/>", with: "<feFlood/>"),
    ])
  func filters(content: String) throws {
    #expect(try ComparedImage.decode(Self.drawing(content)).width == 40)
  }

  @Test(
    "SVG filters whose cost has no bound are rejected",
    arguments: [
      "<filter id='f'><feTurbulence numOctaves='1000000'/></filter><rect width='9' height='9' filter='url(#f)'/>",
      "<svg:filter id='f'><svg:feMorphology radius='9999'/></svg:filter><rect width='9' height='9' filter='url(#f)'/>",
      "<rect width='9' height='9' filter='blur(9) blur(9)'/>", "<rect width='9' height='9' style='filter : blur(9)'/>",
      "<style>rect { filter: blur(9px) }</style><rect width='9' height='9'/>",
      "<style><![CDATA[ rect { filter: blur(9px) } ]]></style><rect width='9' height='9'/>",
      "<style>rect { \\66 ilter: blur(9px) }</style><rect width='9' height='9'/>",
      "<filter id='f'><feFlood/></filter><g id='a'><rect width='9' height='9' filter='url(#f)'/></g><use href='#a'/>",
      "<filter id='f'><feFlood/></filter><pattern id='p'><g filter='url(#f)'/></pattern><rect width='9' height='9' fill='url(#p)'/>",
    ])
  func refusedFilters(content: String) {
    #expect(throws: ImageError.filterInDrawing) { try ComparedImage.decode(Self.drawing(content)) }
  }

  @Test("For SVG filters with many steps, the pixel limit is lower", .timeLimit(.minutes(1)))
  func filterSteps() {
    let steps = String(repeating: "<feGaussianBlur stdDeviation='9'/>", count: 2_000)
    let uses = String(repeating: "<rect width='9' height='9' filter='url(#f)'/>", count: 2_000)
    let content = "<filter id='f'>\(steps)</filter>\(uses)"
    #expect(throws: ImageError.tooLarge(width: 4000, height: 4000, limit: 1073)) {
      try ComparedImage.decode(Self.drawing(content, "width='4000' height='4000'"))
    }
  }

  @Test("The pixel limit applies to every image format", arguments: files.filter { $0.name != "pages" })
  func limits(file: File) {
    #expect(throws: ImageError.self) { try ComparedImage.decode(file.bytes, pixelLimit: 5) }
  }

  @Test("A damaged file gives an error or an image, but never crashes", arguments: files)
  func damage(file: File) {
    var random = SplitMix64(seed: 22)
    var failures = 0
    for turn in 0..<600 {
      var bytes = file.bytes
      if turn % 3 == 0 { bytes.removeLast(random.below(bytes.count)) }
      for _ in 0...random.below(4) where !bytes.isEmpty {
        bytes[random.below(bytes.count)] = UInt8(random.below(256))
      }
      do { _ = try ComparedImage.decode(bytes, pixelLimit: 1 << 20) } catch { failures += 1 }
    }
    #expect(failures > 100)
  }

  @Test("Run-length encoded BMP files may have rows, skips and end marks")
  func runs() throws {
    // 4 × 2 pixels with 8 bits and two colours: colour 1 three times, a skip to the next row, then two literal pixels.
    let colors: [UInt8] = [0, 0, 0, 0, 30, 20, 10, 0]
    let packed: [UInt8] = [3, 1, 0, 0, 0, 3, 1, 0, 1, 0, 0, 1]
    let bytes = Self.bitmapFile(width: 4, height: 2, bits: 8, method: 1, behind: colors, packed)
    let bitmap = try ComparedImage.decode(bytes)
    let marks = stride(from: 0, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0] == 10 ? "x" : "_" }
    #expect(marks.joined() == "x_x_xxx_")
    #expect(Array(bitmap.pixels[..<4]) == [10, 20, 30, 255])
  }

  @Test("The fourth byte of a BMP pixel is alpha only with an alpha mask; rows may run from the top down")
  func masks() throws {
    let pixel: [UInt8] = [1, 2, 3, 4]
    let plain = try ComparedImage.decode(Self.bitmapFile(width: 1, height: -1, bits: 32, method: 0, behind: [], pixel))
    #expect(plain.pixels == [3, 2, 1, 255])
    let words: [UInt32] = [0xFF, 0xFF00, 0xFF0000, 0xFF00_0000]
    let masks = words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
    let masked = try ComparedImage.decode(
      Self.bitmapFile(width: 1, height: 1, bits: 32, method: 6, behind: masks, pixel))
    #expect(masked.pixels == [1, 2, 3, 4])
    // With five bits per channel, 31 is converted to 255.
    let short = try ComparedImage.decode(
      Self.bitmapFile(width: 1, height: 1, bits: 16, method: 0, behind: [], [0x1F, 0x7C, 0, 0]))
    #expect(short.pixels == [255, 0, 255, 255])
  }

  private static func bitmapFile(
    width: Int, height: Int, bits: Int, method: Int, behind: [UInt8], _ pixels: [UInt8]
  ) -> [UInt8] {
    func bytes(_ number: Int, _ count: Int = 4) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    let header = bytes(40) + bytes(width) + bytes(height) + bytes(1, 2) + bytes(bits, 2) + bytes(method)
    let rest = [UInt8](repeating: 0, count: 20)
    return Array("BM".utf8) + bytes(0) + bytes(0) + bytes(54 + behind.count) + header + rest + behind + pixels
  }

  private static let svg = Data(
    """
    <?xml version="1.0"?>
    <svg xmlns="http://www.w3.org/2000/svg" width="4" height="2">
    <rect width="2" height="2" fill="#f00"/><rect x="2" width="2" height="2" fill="#00f" fill-opacity="0.502"/></svg>
    """.utf8
  ).base64EncodedString()

  private static let bmp =
    "Qk1mAAAAAAAAADYAAAAoAAAABQAAAAMAAAABABgAAAAAADAAAADEDgAAxA4AAAAAAAAAAAAA17QAr7syh8JkX8mWN9DIAOta"
    + "AMNhMptoZHNvlkt2yAD/AADXBzKvDmSHFZZfHMgA"

  private static let tiff =
    "SUkqAD4AAACAAAAP8ZAdrmQHK9LBVDsgOF8AFp1jIwsMyGhNpY3nNkHYlgBaNcZLtXmRhIdLMkvshoDeAgAKAAABAwABAAAA"
    + "BQAAAAEBAwABAAAAAwAAAAIBAwADAAAAvAAAAAMBAwABAAAABQAAAAYBAwABAAAAAgAAABEBBAABAAAACAAAABUBAwABAAAA"
    + "AwAAABYBAwABAAAAAwAAABcBBAABAAAANQAAABwBAwABAAAAAQAAAAAAAAAIAAgACAA="

  private static let tiffAlpha =
    "SUkqAAgAAAALAAABBAABAAAABQAAAAEBBAABAAAAAwAAAAIBAwAEAAAAkgAAAAMBAwABAAAAAQAAAAYBAwABAAAAAgAAABEB"
    + "BAABAAAAmgAAABUBAwABAAAABAAAABYBBAABAAAAAwAAABcBBAABAAAAPAAAABwBAwABAAAAAQAAAFIBAwABAAAAAgAAAAAA"
    + "AAAIAAgACAAIAAAA//8yB9eAZA6vKJYVh//IHF/IAFrr/zJhw4BkaJsolm9z/8h2S8gAtNf/MruvgGTChyiWyV//yNA3yA=="

  private static let tiffPages =
    "SUkqAAgAAAAKAAABBAABAAAABQAAAAEBBAABAAAAAwAAAAIBAwADAAAAhgAAAAMBAwABAAAAAQAAAAYBAwABAAAAAgAAABEB"
    + "BAABAAAAjAAAABUBAwABAAAAAwAAABYBBAABAAAAAwAAABcBBAABAAAALQAAABwBAwABAAAAAQAAAMgAAAAIAAgACAAAAP8y"
    + "B9dkDq+WFYfIHF8AWusyYcNkaJuWb3PIdksAtNcyu69kwoeWyV/I0DcAAAAAAAAASUkqAAgAAAAKAAABBAABAAAABQAAAAEB"
    + "BAABAAAAAwAAAAIBAwADAAAARgEAAAMBAwABAAAAAQAAAAYBAwABAAAAAgAAABEBBAABAAAATAEAABUBAwABAAAAAwAAABYB"
    + "BAABAAAAAwAAABcBBAABAAAALQAAABwBAwABAAAAAQAAAAAAAAAIAAgACAAAAP8yB9dkDq+WFYfIHF8AWusyYcNkaJuWb3PI"
    + "dksAtNcyu69kwoeWyV/I0DcAAAAAAAAA"

  private static let avif =
    "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAAGGbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAA"
    + "AAAAAAAAAAAOcGl0bQAAAAAAAQAAACxpbG9jAAAAAEQAAAIAAQAAAAEAAAHMAAAAUAACAAAAAQAAAa4AAAAeAAAAQmlpbmYA"
    + "AAAAAAIAAAAaaW5mZQIAAAAAAQAAYXYwMUNvbG9yAAAAABppbmZlAgAAAAACAABhdjAxQWxwaGEAAAAAGmlyZWYAAAAAAAAA"
    + "DmF1eGwAAgABAAEAAADDaXBycAAAAJ1pcGNvAAAAFGlzcGUAAAAAAAAABQAAAAMAAAAQcGl4aQAAAAADCAgIAAAADGF2MUOB"
    + "IAAAAAAAE2NvbHJuY2x4AAEADQAGgAAAAA5waXhpAAAAAAEIAAAADGF2MUOBABwAAAAAOGF1eEMAAAAAdXJuOm1wZWc6bXBl"
    + "Z0I6Y2ljcDpzeXN0ZW1zOmF1eGlsaWFyeTphbHBoYQAAAAAeaXBtYQAAAAAAAAACAAEEAQKDBAACBAEFhgcAAAB2bWRhdBIA"
    + "CgUYCGTCoDITEACG0okpG9vqvzPiP8dIpf114BIACgg4CGTCAhoNIDJCEAAA9/cePRcqb5Ek+l8/9DSTGLEAtfCjPU+DArf2"
    + "RvYHlvddeYMd1u/d52rN81sUrlfLvnp8ajWMCDim9pAr85mY"

  private static let jxl =
    "/woQULASCAgQAOgASxib7U5BwQwUT1ZF9UrwnSo9kIkvPjUH0gPwDkc4wv/r9XqdmZmZmbk+AAwJAEMCwPuvv9e7XltVVQ=="
}
