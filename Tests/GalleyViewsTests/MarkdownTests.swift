import TestSupport
import Testing

@testable import GalleyViews

@Suite("Markdown inside a line")
struct MarkdownTests {
  /// Returns the runs of `text`, each with letters for its styles: `b`, `i`, `s`, `c`, and `l` for a link.
  private func stretches(_ text: String) -> [String] {
    MarkdownSpan.spans(of: text).map { span in
      let marks = [
        span.isStrong ? "b" : "", span.isEmphasized ? "i" : "", span.isStruckThrough ? "s" : "", span.isCode ? "c" : "",
        span.address.map { "l<\($0)>" } ?? "",
      ]
      return marks.joined() + ":" + span.text
    }
  }

  @Test("A closing Markdown mark pairs with a matching mark before it, even if several are open")
  func repeated() {
    #expect(stretches("**a** b **c**") == ["b:a", ": b ", "b:c"])
    #expect(stretches("[a [b](x) [c](y)") == ["l<x>:a [b", ": ", "l<y>:c"])
    #expect(stretches("[a](x [b](y)") == ["l<x [b](y>:a"])
    #expect(stretches("*a _b_* ~~c~~ `d` `e") == ["i:a ", "i:b", ": ", "s:c", ": ", "c:d", ": `e"])
  }

  @Test("An escaped Markdown mark never ends a style")
  func escaped() {
    #expect(stretches("*a \\* b* *c") == ["i:a * b", ": *c"])
    #expect(stretches("[a \\](x) [b](y)") == ["l<y>:a ](x) [b"])
    #expect(stretches("`a \\` b` `c") == ["c:a \\` b", ": `c"])
  }

  @Test(
    "The time to parse Markdown grows linearly with the number of unmatched marks",
    arguments: ["[", "[a](", "`", "*a ", "~~b "])
  func manyMarks(mark: String) {
    func seconds(_ count: Int) -> Double {
      let text = String(repeating: mark, count: count)
      return ProcessorTime.measure { #expect(!MarkdownSpan.spans(of: text).isEmpty) } / .seconds(1)
    }
    let few = seconds(1000)
    #expect(seconds(16_000) < few * 64 + 1)
  }
}
