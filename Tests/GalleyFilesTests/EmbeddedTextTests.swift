import GalleyFiles
import Testing

@Suite("Parsing of embedded text blocks")
struct EmbeddedTextTests {
  @Test("Empty lines separate blocks, and a block that starts with # is a comment")
  func blocks() {
    let text = EmbeddedText("# A remark\n# one\n\none\na # b\nc\n\ntwo\n")
    #expect(text.names.sorted() == ["one", "two"])
    #expect(text["one"] == ["a # b", "c"] && text["two"] == [] && text["three"] == nil)
    #expect(EmbeddedText("").names.isEmpty)
  }
}
