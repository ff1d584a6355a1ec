import GalleyJSON
import GalleyMessages
import GalleyTemplate
import Testing

@Suite("Error messages as text and JSON")
struct DiagnosticTextTests {
  private func diagnostic(_ excerpt: String?, line: Int? = 12, column: Int? = 7, length: Int = 5) -> Diagnostic {
    Diagnostic(
      "unknown key 'widht' in frame",
      at: SourcePlace(file: "list.yaml", line: line, column: column, length: length), excerpt: excerpt,
      help: "did you mean 'width'?")
  }

  @Test("Message, location, line, carets and help of an error are printed in this order")
  func allParts() {
    #expect(
      diagnostic("      widht: 10").text() == """
        error: unknown key 'widht' in frame
         --> list.yaml:12:7
        12 |       widht: 10
           |       ^^^^^
        help: did you mean 'width'?
        """)
  }

  @Test("Unknown parts of an error are omitted")
  func fewParts() {
    #expect(diagnostic(nil, line: nil, column: nil).text(.warning).contains("warning: unknown"))
    #expect(
      diagnostic(nil, line: nil, column: nil).text().split(separator: "\n")[1] == " --> list.yaml")
    #expect(Diagnostic("nothing").text() == "error: nothing")
    #expect(diagnostic("abc", column: nil).text().split(separator: "\n").count == 4)
  }

  @Test("Carets are aligned below wide characters and after tabs, and stay within the line")
  func carets() {
    func caretLine(_ excerpt: String, column: Int, length: Int) -> String {
      let lines = diagnostic(excerpt, column: column, length: length).text().split(separator: "\n")
      return String(lines[3].dropFirst("   | ".count))
    }
    #expect(caretLine("a: 漢字x", column: 4, length: 2) == "   ^^^^")
    #expect(caretLine("a: 漢字x", column: 6, length: 1) == "       ^")
    #expect(caretLine("\ta: b", column: 5, length: 1) == "\t   ^")
    #expect(caretLine("e\u{301}a", column: 3, length: 1) == " ^")
    #expect(caretLine("abc", column: 3, length: 50) == "  ^")
    #expect(caretLine("abc", column: 9, length: 5) == "   ^")
  }

  @Test("Only the part around the error is quoted from a very long line, without control characters")
  func longLine() {
    let line = String(repeating: "x", count: 5_000) + "widht\u{1B}[31m" + String(repeating: "y", count: 5_000)
    let lines = diagnostic(line, column: 5_001).text().split(separator: "\n")
    #expect(lines[2].count < 130)
    #expect(lines[2].hasPrefix("12 | …xxx"))
    #expect(!lines[2].unicodeScalars.contains("\u{1B}"))
    #expect(lines[3].firstIndex(of: "^") == lines[3].index(lines[3].startIndex, offsetBy: 5 + 1 + 30))
  }

  @Test("Colours only add escape sequences to a message")
  func colours() {
    let colored = diagnostic("      widht: 10").text(isColored: true)
    #expect(colored.contains("\u{1B}[31merror\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == diagnostic("      widht: 10").text())
  }

  @Test("An error in JSON contains only the fields that have values")
  func json() {
    #expect(
      diagnostic(nil).json().text == """
        {
          "severity": "error",
          "message": "unknown key 'widht' in frame",
          "file": "list.yaml",
          "line": 12,
          "column": 7,
          "length": 5,
          "help": "did you mean 'width'?"
        }
        """)
    #expect(
      Diagnostic("x").json(.warning).text == """
        {
          "severity": "warning",
          "message": "x"
        }
        """)
  }

  @Test("Control and direction characters in a message are replaced by visible ones")
  func unprintableMessage() {
    let diagnostic = Diagnostic("no glyph in \"a\u{1B}[2J\n\u{202E}b\"", help: "c\u{7}")
    #expect(
      diagnostic.text() == "error: no glyph in \"a\u{FFFD}[2J\u{FFFD}<U+202E>b\"\nhelp: c\u{FFFD}")
  }
}
