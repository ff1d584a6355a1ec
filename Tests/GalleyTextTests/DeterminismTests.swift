import Foundation
import GalleyText
import Testing

@Suite("Text layout gives the same result every time")
struct DeterminismTests {
  private static let sample = TextRequest(
    runs: [TextRequest.Run("Hello fi 漢字 مرحبا 👩‍💻 Überlänge ☎", font: ResolvedFont(family: "Inter", size: 17))],
    language: "en")

  @Test("An engine that has laid out other strings returns the same layout as a new engine")
  func warmEqualsCold() {
    let warm = TextEngine()
    for string in ["नमस्ते", "bold", "ภาษาไทย"] {
      _ = warm.layout(text(string, font: ResolvedFont(family: "Inter", size: 9)))
    }
    #expect(warm.layout(Self.sample) == TextEngine().layout(Self.sample))
    #expect(warm.layout(Self.sample) == warm.layout(Self.sample))
  }

  /// Letters with tracking, of which the last before the margin fits only because of its kerning with the next letter.
  /// Pango finds this line break only with correct font metrics.
  private static let tight = text(
    "Total “quoted”/return", font: ResolvedFont(family: "Inter", size: 17.3, tracking: 0.7))

  @Test(
    "After a string that needs the metrics of two fonts, other strings break at the same positions",
    arguments: [20.0, 30, 40])
  func metrics(width: Double) {
    let warm = TextEngine()
    let font = ResolvedFont(family: "Inter", size: 17.3)
    _ = warm.layout(text("Wab ❤️", font: font), width: width)
    #expect(warm.layout(Self.tight, width: 17.3) == TextEngine().layout(Self.tight, width: 17.3))
    #expect(warm.layout(Self.tight, width: 17.3).texts.contains("”/"))
  }

  @Test("Engines on several threads break lines at the same positions")
  func threadsBreakingLines() async {
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<40 { group.addTask { TextEngine().layout(Self.tight, width: 17.3).texts } }
      for await texts in group { #expect(texts.contains("”/"), "\(texts)") }
    }
  }

  @Test("Engines on several threads return identical layouts")
  func threads() async {
    let reference = TextEngine().layout(Self.sample, width: 90)
    await withTaskGroup(of: TextLayout.self) { group in
      for _ in 0..<8 { group.addTask { TextEngine().layout(Self.sample, width: 90) } }
      for await layout in group { #expect(layout == reference) }
    }
  }

  @Test("Preparing the process removes environment variables that influence libraries")
  func environment() {
    TextEngine.prepareProcess()
    for variable in ["FREETYPE_PROPERTIES", "FONTCONFIG_FILE", "PANGO_LANGUAGE", "FC_LANG", "HB_OPTIONS"] {
      #expect(ProcessInfo.processInfo.environment[variable] == nil, "\(variable)")
    }
  }

  @Test("An engine's measurer returns the same layout as the engine")
  func measurer() {
    let engine = TextEngine()
    #expect(engine.measurer.layout(Self.sample, 60) == engine.layout(Self.sample, width: 60))
  }

  @Test("The fingerprint contains the version of every library")
  func fingerprint() {
    let print = TextFingerprint.current()
    for version in [print.pango, print.harfbuzz, print.freetype, print.fontconfig, print.cairo] {
      #expect(version.split(separator: ".").count == 3, "\(version)")
    }
  }
}
