import GalleyDiagnostics
import GalleyTemplate
import Testing

@Suite("Diagnostics as text")
struct DiagnosticTextTests {
  private let diagnostic = Diagnostic(
    "unknown key 'widht' in frame", at: SourcePlace(file: "list.yaml", line: 12, column: 7, length: 5),
    excerpt: "      widht: 10", help: "did you mean 'width'?")

  @Test("Message, place, line, carets and help stand below each other")
  func allParts() {
    #expect(
      diagnostic.text() == """
        error: unknown key 'widht' in frame
         --> list.yaml:12:7
        12 |       widht: 10
           |       ^^^^^
        help: did you mean 'width'?
        """)
  }
}
