import GalleyGeometry
import GalleyPicture
import GalleyText
import Testing

@testable import GalleyDocument

@Suite("Justified and ragged lines")
struct LineSetterTests {
  private let style = DocumentStyle()
  private let setter = LineSetter(engine: TextEngine(), language: "en")
  private let words = String(repeating: "the quick brown fox jumps over lazy dogs and ", count: 12)

  private func run(_ text: String) -> InlineRun {
    InlineRun(text: text, font: style.text, style: .init(color: style.ink))
  }

  /// Returns the right end of the visible content of a line.
  private func end(of line: FlowLine) -> Double {
    line.items.compactMap { item -> Double? in
      guard case .glyphs(let glyphs) = item else { return nil }
      let hasSpace = glyphs.run.text.last == " " && glyphs.run.clusters.last?.glyphs ?? 0 > 0
      let trimmed = hasSpace ? 1 : 0
      return (glyphs.run.glyphs.dropLast(trimmed).last?.x ?? 0) + glyphs.origin.x
    }.max() ?? 0
  }

  @Test("Justified lines reach both edges of the column, except the last line of a paragraph")
  func justified() throws {
    let form = LineSetter.Form(width: 220, leading: 14, isJustified: true)
    let ragged = LineSetter.Form(width: 220, leading: 14)
    let lines = setter.lines([run(words)], form)
    let others = setter.lines([run(words)], ragged)
    #expect(lines.count == others.count && lines.count > 5)
    for (line, other) in zip(lines, others).dropLast() {
      // The last letter begins less than the width of a letter before the edge.
      #expect(end(of: line) > 220 - style.size && end(of: line) < 220)
      #expect(end(of: line) >= end(of: other))
    }
    let (last, plain) = (try #require(lines.last), try #require(others.last))
    #expect(end(of: last) == end(of: plain))
  }

  /// Returns the end of the last letter of a ragged line.
  private func width(of line: FlowLine) -> Double {
    guard case .glyphs(let glyphs)? = line.items.last else { return 0 }
    let run = glyphs.run
    let hasSpace = run.text.last == " " && run.clusters.last?.glyphs ?? 0 > 0
    return glyphs.origin.x + (hasSpace ? run.glyphs.last?.x ?? run.width : run.width)
  }

  @Test("Justified lines end exactly at the edge of the column", arguments: [180.0, 220, 301.5])
  func edges(width: Double) throws {
    let lines = setter.lines([run(words)], LineSetter.Form(width: width, leading: 14, isJustified: true))
    let ragged = setter.lines([run(words)], LineSetter.Form(width: width, leading: 14))
    for (line, other) in zip(lines, ragged).dropLast() {
      #expect(abs(end(of: line) - end(of: other) - (width - self.width(of: other))) < 0.05)
    }
  }

  /// Returns the right end of the last visible letter, hyphen or image.
  private func visibleEnd(of line: FlowLine) -> Double {
    line.items.compactMap { item -> Double? in
      guard case .glyphs(let glyphs) = item else { return nil }
      let run = glyphs.run
      let hasSpace = run.text.last == " " && run.clusters.last?.glyphs ?? 0 > 0
      if run.text == " " { return nil }
      return glyphs.origin.x + (hasSpace ? run.glyphs.last?.x ?? run.width : run.width)
    }.max() ?? 0
  }

  @Test(
    "Justified lines with hyphens, bold words, code and links end at the edge of the column",
    arguments: [180.0, 240, 451.3])
  func mixedEdges(width: Double) throws {
    let hyphenator = try #require(Hyphenator(language: "en"))
    let text = hyphenator.hyphenated(
      "Internationalisation considerations require particularly extraordinary documentation, to\u{2014}gether with “counterrevolutionaries” and miscommunication. "
    )
    var bold = style.text
    bold.weight = .bold
    let runs = (0..<4).flatMap { _ in
      [
        run(text), InlineRun(text: "emphasised expressions ", font: bold, style: .init(color: style.ink)),
        InlineRun(text: "configuration.file", font: style.code, style: .init(color: style.ink)), run(" and "),
        InlineRun(text: "hyperlinked references", font: style.text, style: .init(color: style.link, target: "#a")),
        run(", "),
      ]
    }
    let lines = setter.lines(runs, LineSetter.Form(width: width, leading: 14, isJustified: true))
    #expect(lines.count > 5)
    let ends = lines.dropLast().map { visibleEnd(of: $0) }
    #expect(ends.allSatisfy { $0 < width + 0.05 })
    // A line that would have very wide gaps is left ragged.
    #expect(ends.count { abs($0 - width) < 0.05 } >= ends.count * 4 / 5)
  }

  @Test("Right-to-left lines start at the right edge and can be justified")
  func rightToLeft() throws {
    let setter = LineSetter(engine: TextEngine(), language: "ar")
    let text = String(repeating: "السلام عليكم ورحمة الله وبركاته ", count: 8)
    let form = LineSetter.Form(width: 300, leading: 14)
    let line = try #require(setter.lines([run("نص")], form).first)
    #expect(starts(of: line).allSatisfy { $0 > 250 })
    for line in setter.lines([run(text)], LineSetter.Form(width: 300, leading: 14, isJustified: true)).dropLast() {
      #expect(starts(of: line).min().map { $0 < 12 } == true)
    }
    #expect(LineSetter.direction(of: "az-Arab") == .rightToLeft && LineSetter.direction(of: "de") == .leftToRight)
  }

  /// Returns the positions at which the runs of a line begin.
  private func starts(of line: FlowLine) -> [Double] {
    line.items.compactMap { if case .glyphs(let glyphs) = $0 { glyphs.origin.x } else { nil } }
  }

  @Test("A word broken at a line end has a hyphen there, and soft hyphens elsewhere are invisible")
  func hyphens() throws {
    let hyphenator = try #require(Hyphenator(language: "en"))
    let text = hyphenator.hyphenated("internationalisation considerations")
    let lines = setter.lines([run(text)], LineSetter.Form(width: 60, leading: 14))
    let texts = lines.map { line in
      line.items.compactMap { if case .glyphs(let glyphs) = $0 { glyphs.run.text } else { nil } }.joined()
    }
    #expect(texts.count > 2)
    for text in texts { #expect(!text.dropLast().unicodeScalars.contains("\u{AD}")) }
    #expect(texts.dropLast().contains { $0.hasSuffix("\u{AD}") })
    #expect(
      texts.joined().replacing("\u{AD}", with: "").replacing(" ", with: "")
        == "internationalisationconsiderations")
  }

  @Test("The last word of a paragraph is not hyphenated")
  func lastWord() {
    let runs = [run("hy\u{AD}phen"), run("ated wo\u{AD}rds "), run("doc\u{AD}u"), run("men\u{AD}ta\u{AD}tion.")]
    #expect(runs.keepingLastWord.map(\.text) == ["hy\u{AD}phen", "ated wo\u{AD}rds ", "docu", "mentation."])
  }
}
