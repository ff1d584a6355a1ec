import Foundation
import Galley
import GalleyDiff
import GalleyImage
import Testing

@Suite("Comparing unusual PNG and JPEG variants")
struct UnusualPictureTests {
  /// A way to store an image with sixteen greys as PNG.
  struct Kind: CustomTestStringConvertible {
    let testDescription: String
    let depth: UInt8
    let colorType: UInt8
    var isInterlaced = false
    /// Encodes a row of greys with values from 0 to 15.
    let row: @Sendable ([UInt8]) -> [UInt8]
    var palette: [UInt8] = []

    func file(_ greys: [[UInt8]]) -> [UInt8] {
      let size = TestFiles.number(greys[0].count) + TestFiles.number(greys.count)
      var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      file += TestFiles.chunk("IHDR", size + [depth, colorType, 0, 0, isInterlaced ? 1 : 0])
      if !palette.isEmpty { file += TestFiles.chunk("PLTE", palette) }
      let rows = isInterlaced ? Self.passes(greys) : greys
      return file + TestFiles.chunk("IDAT", TestFiles.zlib(rows.flatMap { [0] + row($0) }))
        + TestFiles.chunk("IEND", [])
    }

    /// The rows of the non-empty Adam7 passes.
    private static func passes(_ greys: [[UInt8]]) -> [[UInt8]] {
      let grids = [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
      ]
      return grids.flatMap { x, y, dx, dy in
        stride(from: y, to: greys.count, by: dy).map { line in
          stride(from: x, to: greys[line].count, by: dx).map { greys[line][$0] }
        }
      }.filter { !$0.isEmpty }
    }
  }

  static let kinds = [
    Kind(testDescription: "grey", depth: 8, colorType: 0) { $0.map { $0 * 17 } },
    Kind(testDescription: "grey of 4 bits", depth: 4, colorType: 0) { row in
      stride(from: 0, to: row.count, by: 2).map { row[$0] << 4 | row[$0 + 1] }
    },
    Kind(testDescription: "grey of 16 bits", depth: 16, colorType: 0) { $0.flatMap { [$0 * 17, $0 * 17] } },
    Kind(testDescription: "grey with alpha", depth: 8, colorType: 4) { $0.flatMap { [$0 * 17, 255] } },
    Kind(testDescription: "colours of 16 bits", depth: 16, colorType: 2) {
      $0.flatMap { Array(repeating: $0 * 17, count: 6) }
    },
    Kind(
      testDescription: "palette of 4 bits", depth: 4, colorType: 3,
      row: { row in
        stride(from: 0, to: row.count, by: 2).map { row[$0] << 4 | row[$0 + 1] }
      }, palette: (0..<16).flatMap { Array(repeating: UInt8($0 * 17), count: 3) }),
    Kind(testDescription: "interlaced grey", depth: 8, colorType: 0, isInterlaced: true) { $0.map { $0 * 17 } },
    Kind(testDescription: "interlaced colours", depth: 8, colorType: 2, isInterlaced: true) {
      $0.flatMap { Array(repeating: $0 * 17, count: 3) }
    },
    Kind(testDescription: "interlaced grey of 16 bits", depth: 16, colorType: 0, isInterlaced: true) {
      $0.flatMap { [$0 * 17, $0 * 17] }
    },
    Kind(testDescription: "interlaced colours of 16 bits", depth: 16, colorType: 2, isInterlaced: true) {
      $0.flatMap { Array(repeating: $0 * 17, count: 6) }
    },
    Kind(testDescription: "interlaced colours with alpha of 16 bits", depth: 16, colorType: 6, isInterlaced: true) {
      $0.flatMap { Array(repeating: $0 * 17, count: 6) + [255, 255] }
    },
  ]

  private static let greys = (0..<4).map { y in (0..<4).map { x in UInt8(x + 4 * y) } }

  @Test(
    "An image stored as any kind of PNG is reported as the same, and changed pixels are found", arguments: kinds)
  func everyKind(kind: Kind) {
    let plain = PNG.encode(
      TestFiles.bitmap(4, 4) { x, y in
        let grey = Self.greys[y][x] * 17
        return [grey, grey, grey, 255]
      })
    let same = DiffRun.compare(plain, kind.file(Self.greys))
    #expect(same.text == "no pixel of 16 differs (exact)", "\(same.failures)")
    var changed = Self.greys
    changed[2][1] = 0
    #expect(DiffRun.compare(plain, kind.file(changed)).text.hasPrefix("1 of 16 pixels differs"))
  }

  @Test("Invalid values in the PNG header are refused with a one-sentence error", arguments: kinds)
  func broken(kind: Kind) {
    let whole = kind.file(Self.greys)
    for (offset, value) in [(16, 0x7F), (20, 0x7F), (24, 3), (25, 5), (26, 1), (27, 1), (28, 7)] as [(Int, UInt8)] {
      var file = whole
      file[offset] = value
      let header = TestFiles.chunk("IHDR", Array(file[16..<29]))
      file.replaceSubrange(8..<33, with: header)
      let report = DiffRun.compare(whole, file)
      #expect(report.outcome == .failed)
      #expect(report.failures.count == 1)
    }
  }

  /// A CMYK JPEG of 8 × 8 pixels with full magenta and yellow.
  private static let printed = """
    /9j/7gAOQWRvYmUAZAAAAAAA/9sAQwACAQEBAQECAQEBAgICAgIEAwICAgIFBAQDBAYFBgYGBQYGBgcJCAYHCQcGBggLCAkKCgoK \
    CgYICwwLCgwJCgoK/8AAFAgACAAIBEMRAE0RAFkRAEsRAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//EALUQAAIB \
    AwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZH \
    SElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV \
    1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/aAA4EQwBNAFkASwAAPwD9/K/n/r+f+v38r//Z
    """

  @Test("A CMYK JPEG is recognised by its contents, with any file extension")
  func renamed() throws {
    let inks = [UInt8](try #require(Data(base64Encoded: Self.printed, options: .ignoreUnknownCharacters)))
    let red = PNG.encode(TestFiles.bitmap(8, 8) { _, _ in [255, 0, 0, 255] })
    let blue = PNG.encode(TestFiles.bitmap(8, 8) { _, _ in [0, 0, 255, 255] })
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, bytes) in [
      ("inks.png", inks), ("red.png", red), ("blue.png", blue), ("cut.png", Array(inks.prefix(150))),
    ] {
      try Data(bytes).write(to: folder.appending(path: name))
    }
    func compare(_ first: String, _ second: String) -> DiffReport {
      DiffRun(DiffOptions(comparison: PixelComparison(metric: .perceptual, threshold: 3))).compare(
        "\(folder.path)/\(first)", "\(folder.path)/\(second)")
    }
    #expect(compare("inks.png", "inks.png").outcome == .same)
    #expect(compare("inks.png", "red.png").outcome == .same, "\(compare("inks.png", "red.png").text)")
    #expect(compare("inks.png", "blue.png").text.contains("64 of 64 pixels differ"))
    let cut = compare("cut.png", "red.png")
    #expect(cut.failures.count == 1 && cut.failures.first?.message.contains("cut.png") == true, "\(cut.failures)")
  }

  @Test("Identical files are reported as the same without decoding, unless a checksum is wrong")
  func equalFiles() {
    for file in [TestFiles.palette, TestFiles.colors, Self.kinds[2].file(Self.greys)] {
      #expect(DiffRun.compare(file, file).outcome == .same)
      var broken = file
      broken[file.count - 20] ^= 1
      #expect(DiffRun.compare(broken, broken).outcome == .failed)
    }
  }
}
