import Testing

@testable import GalleyDocument

@Suite("Markdown parsing")
struct MarkdownParserTests {
  private func kinds(_ text: String) -> [MarkdownBlock.Kind] { MarkdownParser.read(text).blocks.map(\.kind) }

  @Test("Blocks are parsed as in CommonMark and record the number of their first line")
  func blocks() {
    let text = MarkdownParser.read("# A *b*\n\ntext\nmore\n\n---\n")
    #expect(
      text.blocks == [
        MarkdownBlock(kind: .heading(level: 1, [.text("A "), .emphasis([.text("b")])]), line: 1),
        MarkdownBlock(kind: .paragraph([.text("text"), .text(" "), .text("more")]), line: 3),
        MarkdownBlock(kind: .rule, line: 6),
      ])
  }

  @Test("Lists keep their numbers, task checkboxes and nested content")
  func lists() {
    #expect(
      kinds("4. a\n5. b") == [
        .list(
          start: 4, isTight: true,
          [
            .init(blocks: [.init(kind: .paragraph([.text("a")]), line: 1)]),
            .init(blocks: [.init(kind: .paragraph([.text("b")]), line: 2)]),
          ])
      ])
    guard case .list(nil, true, let items)? = kinds("- [x] done\n- [ ] open\n- none").first else {
      Issue.record("no list")
      return
    }
    #expect(items.map(\.isDone) == [true, false, nil])
  }

  @Test("Tables have column alignments")
  func tables() {
    #expect(
      kinds("| a | b |\n|:-:|--:|\n| 1 | **2** |") == [
        .table([.center, .trailing], [[[.text("a")], [.text("b")]], [[.text("1")], [.strong([.text("2")])]]])
      ])
  }

  @Test("A definition list consists of terms, each followed by lines that begin with a colon")
  func definitions() {
    #expect(
      kinds("Apple\n: A *fruit*.\n:   A company\nin Cupertino.\nPear\n: Another fruit.") == [
        .definitions([
          .init(
            term: [.text("Apple")],
            texts: [
              [.text("A "), .emphasis([.text("fruit")]), .text(".")],
              [.text("A company"), .text(" "), .text("in Cupertino.")],
            ]),
          .init(term: [.text("Pear")], texts: [[.text("Another fruit.")]]),
        ])
      ])
    #expect(
      kinds("A line\n:not a definition") == [.paragraph([.text("A line"), .text(" "), .text(":not a definition")])])
  }

  @Test("Footnotes are numbered in the order of their first reference")
  func notes() {
    let text = MarkdownParser.read("A[^x] and b[^y].\n\n[^y]: Two.\n\n[^x]: One.\n")
    #expect(text.blocks.first?.kind == .paragraph([.text("A"), .note(1), .text(" and b"), .note(2), .text(".")]))
    let first = text.notes.compactMap(\.first).map(\.kind)
    #expect(first == [.paragraph([.text("One.")]), .paragraph([.text("Two.")])])
  }

  @Test("Code is kept unchanged, with the name of its language")
  func code() { #expect(kinds("```swift\nlet a = 1\n  b\n```") == [.code("let a = 1\n  b\n", language: "swift")]) }

  @Test("HTML is left out and reported with its line; <br> becomes a line break")
  func html() {
    let text = MarkdownParser.read("a<br/>b <i>c</i>\n\n<div>\nd\n</div>\n")
    #expect(text.blocks.map(\.kind) == [.paragraph([.text("a"), .lineBreak, .text("b "), .text("c")])])
    #expect(text.htmlLines.count == 3)
  }

  @Test("Extremely deep nesting does not crash the Markdown parser")
  func depth() {
    _ = MarkdownParser.read(String(repeating: "> ", count: 10_000) + "a")
    _ = MarkdownParser.read(String(repeating: "*a _b ", count: 5_000))
    _ = MarkdownParser.read(String(repeating: "[", count: 50_000))
  }
}
