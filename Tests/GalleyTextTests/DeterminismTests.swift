import Foundation
import GalleyText
import Testing

@Suite("The same text everywhere")
struct DeterminismTests {
  private static let sample = TextRequest(
    runs: [TextRequest.Run("Hello fi 漢字 مرحبا 👩‍💻 Überlänge ☎", font: ResolvedFont(family: "Inter", size: 17))],
    language: "en")

  @Test("An engine that is warm answers as a cold one, whatever it was asked before")
  func warmEqualsCold() {
    let warm = TextEngine()
    for string in ["नमस्ते", "bold", "ภาษาไทย"] {
      _ = warm.layout(text(string, font: ResolvedFont(family: "Inter", size: 9)))
    }
    #expect(warm.layout(Self.sample) == TextEngine().layout(Self.sample))
    #expect(warm.layout(Self.sample) == warm.layout(Self.sample))
  }

  @Test("Engines on several threads answer alike")
  func threads() async {
    let reference = TextEngine().layout(Self.sample, width: 90)
    await withTaskGroup(of: TextLayout.self) { group in
      for _ in 0..<8 { group.addTask { TextEngine().layout(Self.sample, width: 90) } }
      for await layout in group { #expect(layout == reference) }
    }
  }

  @Test("Preparing takes the variables that libraries obey out of the environment")
  func environment() {
    TextEngine.prepareProcess()
    for variable in ["FREETYPE_PROPERTIES", "FONTCONFIG_FILE", "PANGO_LANGUAGE", "FC_LANG", "HB_OPTIONS"] {
      #expect(ProcessInfo.processInfo.environment[variable] == nil, "\(variable)")
    }
  }

  @Test("The measurer is the engine")
  func measurer() {
    let engine = TextEngine()
    #expect(engine.measurer.layout(Self.sample, 60) == engine.layout(Self.sample, width: 60))
  }

  @Test("The fingerprint names a version for each library")
  func fingerprint() {
    let print = TextFingerprint.current()
    for version in [print.pango, print.harfbuzz, print.freetype, print.fontconfig, print.cairo] {
      #expect(version.split(separator: ".").count == 3, "\(version)")
    }
  }
}
