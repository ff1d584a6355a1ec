import GalleyGeometry
import GalleyText
import Testing

@Suite("Extreme numbers in text requests")
struct TextBoundsTests {
  static let numbers: [Double] = [
    0, -0.0, 1e-300, 0.5, -3_000_000, 2_100_000, 3e6, 1e9, -1e9, 1e300, -1e300, .infinity, -.infinity, .nan,
  ]

  @Test("Extreme sizes, spacings and offsets are limited to the range that Pango supports", arguments: numbers)
  func bounds(number: Double) {
    let engine = TextEngine()
    for change in changes(number) {
      var request = text("Hxg one two\nthree")
      change(&request)
      // Measures the string often enough that the engine builds width tables.
      for _ in 0..<600 { _ = engine.measure(request, width: 77) }
      for width in [nil, 100, number] {
        let layout = engine.layout(request, width: width)
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        #expect(engine.measure(request, width: width).size == layout.size, "\(request)")
      }
      _ = engine.width(of: "Hxg", font: request.runs[0].font)
    }
  }

  private func changes(_ number: Double) -> [(inout TextRequest) -> Void] {
    [
      { $0.runs[0].font.size = number }, { $0.runs[0].font.tracking = number }, { $0.runs[0].baselineOffset = number },
      { $0.lineSpacing = number }, { $0.leading = number },
    ]
  }

  @Test("With an extreme line limit, the text is still laid out", arguments: [Int.max, Int.min, 1 << 53])
  func limits(limit: Int) {
    #expect(TextEngine().layout(text("a b c\nd", lineLimit: limit), width: 20).lines.isEmpty == false)
  }
}
