import GalleyDiff
import Testing

@testable import GalleyReport

@Suite("Drawings over pictures")
struct OverlayTests {
  @Test("Bytes become letters as RFC 4648 lists them")
  func base64() {
    for (text, expected) in [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy"),
    ] {
      #expect(Base64.text(Array(text.utf8)) == expected)
    }
    #expect(Base64.text([0xFB, 0xFF, 0xFE]) == "+//+")
  }

  @Test("Outlines leave room around what differs, and stay inside the picture")
  func areas() {
    let overlay = AreaOverlay(
      [PixelRect(x: 8, y: 4, width: 2, height: 1), PixelRect(x: 0, y: 0, width: 20, height: 10)],
      on: TestReview.image())
    #expect(overlay.outlines == "M5 1h8v7h-8zM0 0h20v10h-20z")
    #expect(overlay.veil == "M0 0h20v10h-20z" + overlay.outlines)
    #expect(AreaOverlay([], on: TestReview.image()).outlines.isEmpty)
  }

  @Test("A box that both layouts have is drawn once, others in the colour of their side")
  func boxes() throws {
    var markup = Markup()
    try #require(LayoutOverlay(TestReview.layout(rows: [4]), TestReview.layout(rows: [4, 7]))).write(to: &markup)
    let svg = String(decoding: markup.bytes, as: UTF8.self)
    #expect(svg.contains("aria-label=\"3 boxes where both have them, 0 only before, 1 only now\""))
    #expect(svg.contains("class=\"common\" d=\"M0 0h20v10h-20zM1 1h9v2h-9zM0 4h20v2h-20z\""))
    #expect(svg.contains("<g class=\"new\"><path d=\"M0 7h20v2h-20z\"><title>Row 20 × 2 at (0, 7)</title></path></g>"))
    #expect(svg.contains("<g class=\"old\"></g>"))
    #expect(LayoutOverlay(nil, TestReview.layout(rows: [])) == nil)
  }

  @Test("Of two equal boxes one may be gone")
  func equalBoxes() throws {
    var markup = Markup()
    try #require(LayoutOverlay(TestReview.layout(rows: [4, 4]), TestReview.layout(rows: [4]))).write(to: &markup)
    #expect(String(decoding: markup.bytes, as: UTF8.self).contains("3 boxes where both have them, 1 only before, 0"))
  }
}
