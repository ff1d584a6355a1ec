import Galley
import GalleyJSON
import GalleySnapshot
import Testing

@Suite("Layout documents that cannot be read")
struct UnreadableLayoutTests {
  private func fault(_ text: String) -> LayoutDocument.Fault? {
    do throws(LayoutDocument.Fault) {
      _ = try LayoutDocument(Array(text.utf8))
      return nil
    } catch { return error }
  }

  @Test("The error for an unsupported version of a layout document names the version")
  func version() {
    #expect(fault(#"{"schema":"galley-layout/3","pictures":[]}"#) == .version("3"))
    #expect(fault(#"{"schema":"galley-layout/","pictures":[]}"#) == .version(""))
    #expect(fault(#"{"schema":"galley-layout/2","pictures":[]}"#) == nil)
  }

  @Test("Damage in a layout document is reported with its position")
  func damaged() {
    #expect(fault("{") == .json(offset: 1))
    #expect(fault(#"{"schema":"galley-check/1","pictures":[]}"#) == .format)
    #expect(fault(#"{"pictures":[]}"#) == .format)
    #expect(fault(#"{"schema":"galley-layout/2"}"#) == .pictures)
    let picture = #"{"size":[1,1],"view":{"kind":"Text","frame":[0,0,1,1]}}"#
    #expect(fault(#"{"schema":"galley-layout/2","pictures":[\#(picture),{}]}"#) == .picture(1))
    let nameless = #"{"size":[1,1],"view":{"kind":"Text","frame":[0,0,1,1],"children":[{"frame":[0,0,1,1]}]}}"#
    #expect(fault(#"{"schema":"galley-layout/1","pictures":[\#(nameless)]}"#) == .picture(0))
  }

  @Test("When comparing, an unreadable layout is reported in one sentence")
  func sentence() {
    let text = Array(#"{"schema":"galley-layout/7","pictures":[]}"#.utf8)
    let report = DiffRun(files: .memory(["a.json": text, "b.json": text + [10]])).compare("a.json", "b.json")
    #expect(report.failures.count == 1)
    #expect(
      report.failures.map(\.message) == [
        "the layout 'a.json' has version '7', and this galley reads versions 1 and 2"
      ])
  }
}
