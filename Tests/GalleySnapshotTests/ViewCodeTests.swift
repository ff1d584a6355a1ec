import GalleySnapshot
import Testing

@Suite("Code addresses of views")
struct ViewCodeTests {
  @Test(
    "A view's code addresses are preserved when they are written and read back",
    arguments: [
      ViewCode<UInt>(), ViewCode(origin: 0x401A2C), ViewCode(styles: [.font: 1]),
      ViewCode(origin: .max, styles: [.font: 0x10, .color: 0x20, .lines: 0x30]),
    ])
  func addresses(code: ViewCode<UInt>) { #expect(ViewCode(code.text) == code) }

  @Test("Parts that are not code addresses are left out", arguments: ["", "0", "x", "size:12", "color:", "color:y"])
  func others(text: String) { #expect(ViewCode<UInt>(text) == ViewCode()) }

  @Test("A style without a known line is left out")
  func unknown() {
    let code = ViewCode<UInt>(origin: 1, styles: [.font: 2, .color: 3])
    #expect(code.map { $0 == 2 ? nil : "line \($0)" } == ViewCode(origin: "line 1", styles: [.color: "line 3"]))
  }
}
