import Foundation
import GalleyFiles
import GalleyText
import TestSupport
import Testing

@testable import GalleyRender

@Suite("Font files recorded with cached images")
struct FontSearchRecordTests {
  private static func font(_ style: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: "/usr/share/fonts/opentype/inter/Inter-\(style).otf")))
  }

  /// Returns the record for a machine whose font file at `path` contains `bytes`, for a search that used one of its
  /// faces (`isTaken`) or only listed them.
  private static func answer(_ bytes: [UInt8], at path: String, isTaken: Bool) throws -> String? {
    try Data(bytes).write(to: URL(filePath: path))
    let search = FontSearch(lookups: [], opened: isTaken ? [path] : [], listed: [path])
    return InputRecord.Question.fonts(search).answer(from: .disk)
  }

  @Test("The cache depends on the bytes of used font files, but only on the face list of other candidates")
  func changes() throws {
    let regular = try Self.font("Regular")
    // The last byte of a font file belongs to a glyph or is not used at all.
    let changed = regular.dropLast() + [regular[regular.count - 1] ^ 1]
    let (bold, none) = (try Self.font("Bold"), [UInt8]("no font".utf8))
    let path = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString).otf").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    for isTaken in [true, false] {
      let first = try #require(try Self.answer(regular, at: path, isTaken: isTaken))
      #expect(try Self.answer(regular, at: path, isTaken: isTaken) == first)
      #expect(try (Self.answer(Array(changed), at: path, isTaken: isTaken) == first) == !isTaken)
      #expect(try Self.answer(bold, at: path, isTaken: isTaken) != first)
      #expect(try Self.answer(none, at: path, isTaken: isTaken) != first)
    }
  }

  @Test("If the bold face of a family is used, the file of its regular face counts as a candidate")
  func fallback() throws {
    let engine = TextEngine()
    let font = ResolvedFont(family: "Inter", size: 12, weight: .semibold)
    _ = engine.layout(TextRequest(runs: [TextRequest.Run("漢", font: font)]))
    let search = engine.fontSearch
    #expect(search.opened.contains { $0.hasSuffix("NotoSansCJK-Bold.ttc") })
    #expect(!search.opened.contains { $0.hasSuffix("NotoSansCJK-Regular.ttc") })
    #expect(search.listed.contains { $0.hasSuffix("NotoSansCJK-Regular.ttc") })
  }
}
