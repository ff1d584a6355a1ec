import GalleyFiles
import Testing

@Suite("Embedded texts")
struct EmbeddedTextTests {
  @Test("Empty lines separate blocks, and blocks that start with # are comments")
  func blocks() {
    let text = EmbeddedText("# A remark\n# one\n\none\na # b\nc\n\ntwo\n")
    #expect(text.names.sorted() == ["one", "two"])
    #expect(text["one"] == ["a # b", "c"] && text["two"] == [] && text["three"] == nil)
    #expect(EmbeddedText("").names.isEmpty)
  }
}
