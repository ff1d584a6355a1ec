import GalleyMessages
import GalleyTemplate
import Testing

@Suite("Text printed to terminals and logs")
struct PrintedTextTests {
  /// Characters that a terminal or log could interpret, and characters around them that matter.
  private static let scalars: [Unicode.Scalar] =
    (0...0x9F).compactMap { Unicode.Scalar($0) }
    + [0xAD, 0x5D0, 0x627, 0x915, 0x94D, 0x61C, 0x180E, 0x1F3F4, 0x1F468, 0xFEFF, 0xFFFE, 0xFFF9, 0xE0067, 0xE007F]
    .compactMap { Unicode.Scalar(UInt32($0)) }
    + (0x200B...0x206F).compactMap { Unicode.Scalar(UInt32($0)) }

  /// Random strings of these characters, the same in every run.
  private static let texts: [String] = {
    var state: UInt64 = 7
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let words = ["::error::x", "##[group]", "##vso[task]", "\u{1B}[31m", "\r\n", "ab", "שלום", "👩\u{200D}👩"]
    return (0..<3000).map { _ in
      var text = ""
      for _ in 0..<next(12) {
        if next(4) == 0 {
          text += words[next(words.count)]
        } else {
          text.unicodeScalars.append(scalars[next(scalars.count)])
        }
      }
      return text
    }
  }()

  /// Whether the line is free of control characters, overrides, unterminated isolates and log commands.
  static func isHarmless(_ line: Substring.UnicodeScalarView) -> Bool {
    var depth = 0
    for scalar in line {
      switch scalar.value {
      case 9: continue
      case 0..<0x20, 0x7F..<0xA0, 0x200B, 0x2028...0x202E, 0x2060...0x2067, 0x206A...0x206F, 0xFEFF: return false
      case 0x2068: depth += 1
      case 0x2069: depth -= 1
      default: continue
      }
      if depth < 0 { return false }
    }
    let text = String(line)
    return depth == 0 && !text.drop(while: \.isWhitespace).hasPrefix("::") && !text.contains(/##[a-zA-Z]*\[/)
  }

  @Test("Text prepared for printing is harmless, and preparing it again changes no character")
  func property() {
    for text in Self.texts {
      let block = PrintedText.block(text)
      let lines = block.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.allSatisfy(Self.isHarmless), "\(text.debugDescription) as \(block.debugDescription)")
      #expect(PrintedText.block(block) == block)
      #expect(!PrintedText.line(text).unicodeScalars.contains("\n"))
      #expect(PrintedText.lines([text, text]).unicodeScalars.filter { $0 == "\n" }.count == 1)
    }
  }

  @Test("Ordinary text is printed unchanged")
  func words() {
    let texts = [
      "plain text: a::b, #1, a # b ## c", "tabs\tstay", "naïve café", "नमस्ते", "क्\u{200D}ष",
      "👩\u{200D}👩\u{200D}👧 ☂\u{FE0F}", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "e\u{301}",
      "'\u{2068}שלום\u{2069}' is gone",
    ]
    for text in texts { #expect(PrintedText.line(text) == text) }
  }

  @Test("Right-to-left text is isolated with its joiners, and a name cannot end the isolate early")
  func isolation() {
    #expect(PrintedText.line("שלום world") == "\u{2068}שלום\u{2069} world")
    #expect(PrintedText.line("می\u{200C}خواهم!") == "\u{2068}می\u{200C}خواهم\u{2069}!")
    #expect(PrintedText.text("العربية\nx") == "\u{2068}العربية\u{2069}\nx")
    #expect(PrintedText.line("x \u{2068}a y") == "x <U+2068>a y")
    #expect(PrintedText.line("x a\u{2069} y") == "x a<U+2069> y")
  }

  @Test("Data is printed without isolates and with each control character replaced by a visible one")
  func data() {
    #expect(PrintedText.data(["שלום world", "a\u{202A}b\u{1B}c"]) == "שלום world\na\u{FFFD}b\u{FFFD}c")
    #expect(PrintedText.data(["::error::x", "a\r\nb"]) == ": :error::x\na\u{FFFD}b")
    for text in Self.texts {
      let line = PrintedText.data([text])
      #expect(Self.isHarmless(line.unicodeScalars[...]), "\(text.debugDescription) as \(line.debugDescription)")
      #expect(PrintedText.data([line]) == line)
    }
  }

  @Test("Invisible characters in messages are printed as code points")
  func unseen() {
    #expect(PrintedText.line("row 3 \"\u{202A}012\u{202C}\"") == "row 3 \"<U+202A>012<U+202C>\"")
    #expect(PrintedText.line("wid\u{200B}th\u{FEFF}") == "wid<U+200B>th<U+FEFF>")
    #expect(PrintedText.line("a\u{1B}b") == "a\u{FFFD}b")
  }

  @Test("A quoted line of source is not isolated, so that its carets stay aligned")
  func excerpt() {
    let place = SourcePlace(file: "a.yaml", line: 1, column: 7, length: 3)
    let text = Diagnostic("no", at: place, excerpt: "text: שלו \u{202B}a").text()
    #expect(text == "error: no\n --> a.yaml:1:7\n1 | text: שלו \u{FFFD}a\n  |       ^^^")
  }

  @Test("Log commands are defused wherever a CI service would execute them")
  func commands() {
    #expect(PrintedText.lines(["::error::x"]) == ": :error::x")
    #expect(PrintedText.block("a\n  ::error::x\nb ::c") == "a\n  : :error::x\nb ::c")
    #expect(
      PrintedText.line("see ##[command]x and ##vso[a]b and ##teamcity[c]")
        == "see # #[command]x and # #vso[a]b and # #teamcity[c]")
    #expect(PrintedText.line("a\r\n::b") == "a\u{FFFD}::b")
  }
}
