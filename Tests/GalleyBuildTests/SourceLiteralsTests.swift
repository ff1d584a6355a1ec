import GalleyBuild
import GalleyFiles
import Testing

@Suite("String literals in a package")
struct SourceLiteralsTests {
  private func literals(_ text: String) -> SourceLiterals {
    SourceLiterals(
      in: ["/app"],
      files: FileReader(
        read: { path, _ throws(FileProblem) in
          guard path == "/app/Views/Row.swift" else { throw .notFound }
          return Array(text.utf8)
        },
        list: { ["/app": ["Views", ".build"], "/app/Views": ["Row.swift", "data.json"]][$0] ?? [] },
        resolve: { $0 }))
  }

  @Test("If only one string literal contains the given text, its line and column are found")
  func place() {
    let found = literals("import SwiftUI\n\nlet row = Row(title: \"Heron Lake\")\n").place(of: "Heron Lake")
    #expect(found?.file == "/app/Views/Row.swift")
    #expect(found?.line == 3)
    #expect(found?.column == 22)
  }

  @Test("If two string literals contain the given text, no position is returned")
  func twice() { #expect(literals("let a = \"Pay\"\nlet b = \"Pay\"").place(of: "Pay") == nil) }

  @Test(
    "Comments, interpolations, raw and multi-line literals are ignored",
    arguments: [
      "// \"Pay\"", "/* \"Pay\" */", "let a = \"Pay\\(b)\"", "let a = #\"Pay\"#", "let a = \"\"\"\n  Pay\n  \"\"\"",
      "\"Pay",
    ])
  func others(text: String) { #expect(literals(text).place(of: "Pay") == nil) }

  @Test(
    "Escapes are decoded",
    arguments: [("\\\"Pay\\\"", "\"Pay\""), ("a\\nb", "a\nb"), ("a\\\\b", "a\\b")])
  func escapes(written: String, words: String) { #expect(literals("let a = \"\(written)\"").place(of: words) != nil) }
}
