import CPangoCairo
import CPangoFT2
import Dispatch
import GalleyPicture
import Synchronization
import TestSupport
import Testing
import TextCorpus

@testable import GalleyText

@Suite("Pango font metrics across threads")
struct FontMetricsTests {
  @Test("Line breaks are the same while other threads query metrics from Pango")
  func threads() throws {
    // Narrow lines with tracking. Their breaks depend on metrics because widths do not simply add up.
    var dice = SplitMix64(seed: 1)
    let string = (0..<40).map { _ in GeneratedTexts.note(&dice) }.joined(separator: " ")
    let fonts = ["Inter", "Noto Sans", "Noto Serif"].map { ResolvedFont(family: $0, size: 15, tracking: 0.7) }
    let isDone = Mutex(false)
    let others = DispatchGroup()
    for _ in 0..<3 {
      DispatchQueue.global().async(group: others) {
        while !isDone.withLock({ $0 }) { askPango() }
      }
    }
    var seen: Set<[String]> = []
    for _ in 0..<60 {
      let engine = TextEngine()
      engine.longestPangoParagraph = .max
      seen.insert(fonts.flatMap { engine.layout(text(string, font: $0), width: 40).texts })
    }
    isDone.withLock { $0 = true }
    others.wait()
    #expect(seen.count == 1)
  }

  @Test(
    "The average character width matches the one that Pango computes",
    arguments: ["en", "de", "he", "ja", "th", "ar"])
  func averageWidth(language: String) throws {
    let language = try #require(pango_language_from_string(language))
    for number in 0..<MachineFonts.families.count {
      // Pango returns no width while it computes the metrics for another thread.
      let isAnswered = (0..<1000).contains { _ in
        let fonts = MachineFonts()
        guard let font = fonts.load(number, size: 15) else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(font)) }
        let metrics = pango_font_get_metrics(font, language)
        defer { pango_font_metrics_unref(metrics) }
        let width = pango_font_metrics_get_approximate_char_width(metrics)
        if width > 0 { #expect(FontMetrics(fonts.map).averageWidth(of: font, in: language) == width) }
        return width > 0
      }
      #expect(isAnswered)
    }
  }

  /// Makes Pango compute the metrics of some fonts in a separate font map.
  private func askPango() {
    let fonts = MachineFonts()
    for size in 8..<40 {
      guard let font = fonts.load(0, size: Double(size)) else { return }
      pango_font_metrics_unref(pango_font_get_metrics(font, pango_language_from_string("en")))
      g_object_unref(UnsafeMutableRawPointer(font))
    }
  }
}

/// Fonts in a separate font map.
private struct MachineFonts {
  static let families = ["Inter", "Noto Sans", "Noto Sans Hebrew"]
  let map = FontMap()
  private let faceCache = FaceCache(library: FontLibrary())

  init() {
    TextEngine.prepareProcess()
    for family in MachineFonts.families {
      if let face = try? faceCache.face(for: ResolvedFont(family: family, size: 13)).get() { faceCache.use(face) }
    }
    let configuration = faceCache.makeConfiguration()
    map.use(configuration)
    FcConfigDestroy(configuration)
  }

  /// Loads a font of one of the ``families``. The caller must release it.
  func load(_ number: Int, size: Double) -> UnsafeMutablePointer<PangoFont>? {
    guard faceCache.used.indices.contains(number) else { return nil }
    let description = pango_font_description_new()
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, faceCache.used[number].alias)
    pango_font_description_set_absolute_size(description, size * 1024)
    return pango_context_load_font(map.context, description)
  }
}
