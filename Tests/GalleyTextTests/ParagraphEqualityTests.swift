import GalleyGeometry
import GalleyText
import TestSupport
import Testing
import TextCorpus

@Suite("Measured paragraphs and glyphs compared with Pango")
struct ParagraphEqualityTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var family: String
    var size: Double
    var tracking = 0.0
    var isSmallCaps = false
    var metrics = Font.Metrics.font
    var seed: UInt64

    var font: ResolvedFont {
      var font = ResolvedFont(family: family, size: size, smallCaps: isSmallCaps ? .lowercase : [], tracking: tracking)
      font.metrics = metrics
      return font
    }
    var testDescription: String {
      "\(family) \(size)" + (tracking == 0 ? "" : " spaced \(tracking)") + (metrics == .font ? "" : " as on iOS")
    }
  }

  static let cases = [
    Case(family: "Inter", size: 13, seed: 1), Case(family: "Inter", size: 17.3, tracking: 0.7, seed: 2),
    Case(family: "Inter", size: 34, tracking: -0.4, seed: 3), Case(family: "Noto Sans", size: 13, seed: 4),
    Case(family: "Noto Sans", size: 11.5, tracking: 1.25, seed: 5),
    Case(family: "Noto Sans", size: 15, isSmallCaps: true, seed: 6),
    Case(family: "Inter", size: 17, metrics: .system, seed: 7),
    Case(family: "Inter", size: 23.4, metrics: .system, seed: 8),
    Case(family: "Inter", size: 11, tracking: 0.5, metrics: .system, seed: 9),
  ]

  @Test(
    "Generated text, random characters and difficult strings have the same size as in Pango", arguments: cases)
  func generated(example: Case) {
    var comparison = MeasureComparison(example.font)
    var dice = SplitMix64(seed: example.seed)
    for _ in 0..<60 {
      let texts = [
        GeneratedTexts.cell(&dice), GeneratedTexts.sentence(&dice), GeneratedTexts.soup(&dice),
        GeneratedTexts.hostile(&dice), GeneratedTexts.paragraphs(&dice),
      ]
      for text in texts { comparison.add(text, &dice) }
    }
    print("\(example): \(comparison.summary)")
    #expect(comparison.differences == [])
    #expect(comparison.drawn > 300 || example.tracking != 0)
  }
}

extension ParagraphEqualityTests {
  @Test(
    "Sizes, baselines and line counts match those of a PangoLayout configured by hand",
    arguments: [
      ("Inter", "/usr/share/fonts/opentype/inter/Inter-Regular.otf"),
      ("Noto Sans", "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"),
    ], [9, 13, 17.3, 34.0])
  func extents(font: (family: String, path: String), size: Double) throws {
    let ruler = try #require(PangoRuler(PangoRuler.Style(path: font.path, family: font.family, size: size)))
    let engine = TextEngine()
    let resolved = ResolvedFont(family: font.family, size: size)
    for _ in 0..<600 { _ = engine.measure(text("x", font: resolved)) }
    var dice = SplitMix64(seed: 21)
    var lineCounts: Set<Int> = []
    for _ in 0..<200 {
      let string = GeneratedTexts.note(&dice)
      let width = size * Double(dice.number(7...40))
      let prepared = engine.prepare(text(string, font: resolved))
      let measure = prepared.measure(width: width)
      if prepared.path == .set { continue }
      let extents = ruler.extents(of: string, width: width)
      lineCounts.insert(measure.lineCount)
      #expect(measure.lineCount == extents.lineCount, "\(string) at \(width)")
      #expect(Int32(measure.size.width * 1024) == extents.width, "\(string) at \(width)")
      #expect(Int32(measure.size.height * 1024) == extents.height, "\(string) at \(width)")
      #expect(Int32(measure.firstBaseline * 1024) == extents.baseline, "\(string) at \(width)")
    }
    #expect(lineCounts.isSuperset(of: 1...4))
  }
}

/// Compares measured paragraphs with layouts and keeps the first differences.
struct MeasureComparison {
  private var paths: [PreparedText.Path: Int] = [:]
  private(set) var differences: [String] = []
  /// The number of layouts that were drawn from width tables.
  private(set) var drawn = 0
  private let font: ResolvedFont
  private let language: String
  private let engine = TextEngine()
  private let layouts = TextEngine()

  init(_ font: ResolvedFont, language: String = "en") {
    (self.font, self.language) = (font, language)
    // Width tables are built only after several hundred strings.
    for _ in 0..<600 { _ = engine.measure(text("x", font: font, language: language)) }
  }

  func count(_ path: PreparedText.Path) -> Int { paths[path, default: 0] }

  var summary: String {
    PreparedText.Path.allCases.map { "\(paths[$0, default: 0]) \($0)" }.joined(separator: ", ")
      + "; \(drawn) drawn"
  }

  /// Compares the measures of `string` at several widths, and measures it again at the first.
  mutating func add(_ string: String, _ dice: inout SplitMix64) {
    let limit = dice.pick([nil, nil, nil, 1, 1, 2, 2, 3])
    let mode = dice.pick([TruncationMode.tail, .tail, .tail, .tail, .middle, .head])
    let request = text(
      string, font: font, lineLimit: limit, mode: mode, language: language, lineSpacing: dice.pick([0, 0, 2.3]))
    let prepared = engine.prepare(request)
    let natural = layouts.layout(request).size.width
    let widths = [
      Double(dice.number(0...300)), natural * Double(dice.number(20...100)) / 100, natural - 1.0 / 1024,
      natural / 2 + Double(dice.number(0...20)), font.size * Double(dice.number(1...6)),
    ]
    for width in [nil] + widths { compare(prepared, width: width) }
    let first = engine.measure(request, width: widths[0])
    if prepared.measure(width: widths[0]) != first { differences.append("\(string) differs when asked again") }
  }

  private mutating func compareDrawn(_ request: TextRequest, width: Double?, _ layout: TextLayout) {
    if engine.tableLayout(of: request, limit: width.map { Int32(($0 * 1024).rounded(.up)) }) != nil { drawn += 1 }
    let own = engine.layout(request, width: width)
    if own == layout || differences.count == 10 { return }
    differences.append(
      """
      \(request.text.debugDescription) at \(width ?? -1) is drawn otherwise: \
      \(zip(own.lines, layout.lines).first { $0 != $1 }.map { "\($0)" } ?? "other lines")
      """)
  }

  private mutating func compare(_ prepared: PreparedText, width: Double?) {
    let measure = prepared.measure(width: width)
    let layout = layouts.layout(prepared.request, width: width)
    paths[prepared.path, default: 0] += 1
    compareDrawn(prepared.request, width: width, layout)
    if measure == TextMeasure(layout) || differences.count == 10 { return }
    differences.append(
      """
      \(prepared.request.text.debugDescription) at \(width ?? -1), limit \(prepared.request.lineLimit ?? 0) \
      \(prepared.request.truncationMode) \(prepared.path): \
      \(measure.size) \(measure.lineCount) \(measure.isTruncated) \(measure.lastBaseline), not \(layout.size) \
      \(layout.lines.map { "\($0.text.debugDescription) \($0.width)" }) \(layout.isTruncated)
      """)
  }
}
