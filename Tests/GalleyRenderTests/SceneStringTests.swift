import GalleyFiles
import GalleyRender
import GalleySceneWords
import GalleySnapshot
import GalleyStage
import GalleyTables
import GalleyTemplate
import GalleyViews
import Testing

@Suite("Translated strings in scenes")
struct SceneStringTests {
  private static let catalogue = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "Favourites": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Favoriten" } } } },
      "%lld plums": { "localizations": {
        "en": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld plum" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld plums" } } } } },
        "de": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld Pflaume" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld Pflaumen" } } } } } } },
      "Tap": { "localizations": { "de": { "variations": { "device": {
        "iphone": { "stringUnit": { "state": "translated", "value": "Tippen" } },
        "mac": { "stringUnit": { "state": "translated", "value": "Klicken" } } } } } } } } }
    """

  private func stage(_ yaml: String, files: [String: String]) throws -> Stage {
    let scene = try Scene(
      yaml: "scene: 1\n" + yaml, file: "test.yaml",
      options: Scene.Options(files: .memory(files.mapValues { Array($0.utf8) })))
    return Stage(scene, on: scene.canvas, renderContext: RenderContext())
  }

  private func read(_ yaml: String) throws -> Scene {
    try Scene(
      yaml: "scene: 1\n" + yaml, file: "test.yaml",
      options: Scene.Options(files: .memory(["Localizable.xcstrings": Array(Self.catalogue.utf8)])))
  }

  private func lines(_ view: InspectedView) -> [String] { view.lines + view.children.flatMap(lines) }

  private func scene(_ locale: String) -> String {
    """
    canvas: { device: phone, locale: \(locale) }
    strings: Localizable.xcstrings
    data: { counts: { rows: [ { n: 1 }, { n: 4 } ] } }
    view:
      NavigationStack:
        VStack:
          - Button: Tap
          - { VStack: { ForEach: counts, row: { Text: "{n} plums" } } }
        navigationTitle: Favourites
    """
  }

  @Test("Text, titles and plurals are shown in the language of the canvas")
  func translations() throws {
    let files = ["Localizable.xcstrings": Self.catalogue]
    let german = try lines(stage(scene("de"), files: files).layout)
    #expect(
      Set(["Favoriten", "Tippen", "1 Pflaume", "4 Pflaumen"]).isSubset(of: Set(german)), "\(german)")
    let english = try lines(stage(scene("en"), files: files).layout)
    #expect(Set(["Favourites", "Tap", "1 plum", "4 plums"]).isSubset(of: Set(english)), "\(english)")
  }

  @Test(".strings and .stringsdict files are found in the folders of their languages")
  func folders() throws {
    let dictionary = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld plums</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@plums@</string>
      <key>plums</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld prune</string><key>other</key><string>%lld prunes</string></dict>
      </dict></dict></plist>
      """
    let yaml = scene("fr").replacing(
      "strings: Localizable.xcstrings",
      with: "strings: [ fr.lproj/Localizable.strings, fr.lproj/Localizable.stringsdict ]")
    let shown = try lines(
      stage(
        yaml,
        files: [
          "fr.lproj/Localizable.strings": "/* A list */ \"Favourites\" = \"Favoris\";",
          "fr.lproj/Localizable.stringsdict": dictionary,
        ]
      ).layout)
    #expect(Set(["Favoris", "1 prune", "4 prunes"]).isSubset(of: Set(shown)), "\(shown)")
  }

  @Test("A key without a translation is shown unchanged and reported once at its first use")
  func missing() throws {
    let yaml = """
      canvas: { device: phone, locale: de }
      strings: Localizable.xcstrings
      view: { VStack: [ { Text: Kumquats }, { Text: Kumquats }, { Text: Favourites } ] }
      """
    let stage = try stage(yaml, files: ["Localizable.xcstrings": Self.catalogue])
    #expect(lines(stage.layout) == ["Kumquats", "Kumquats", "Favoriten"])
    #expect(stage.warnings.map { $0.origin?.column } == [21], "\(stage.warnings)")
    let told = try read(yaml).warnings
    #expect(told.map(\.kind) == [.name(.untranslated("Kumquats", language: "de"))], "\(told)")
  }

  @Test("The text of printed scenes is translated, and missing keys are reported once")
  func printed() throws {
    let yaml = """
      canvas: { device: phone, locale: de }
      strings: Localizable.xcstrings
      title: Favourites
      data: { fruit: { rows: [ { name: Fig, n: 3 } ] } }
      view: { Text: Favourites }
      print:
        table: fruit
        columns: [ { field: name, title: Tap }, n ]
        header: { leading: Kumquats, trailing: Kumquats }
      """
    let scene = try read(yaml)
    #expect(scene.print.plan.title == "Favoriten")
    #expect(scene.print.plan.columns.map(\.title) == ["Tippen", "n"])
    #expect(scene.print.plan.footer.trailing == "Seite {page} von {pages}")
    let told = scene.warnings
    #expect(told.map(\.kind) == [.name(.untranslated("Kumquats", language: "de"))], "\(told)")
  }

  @Test("Titles, prompts and headers are translated, even if they contain quotes and ampersands")
  func titles() throws {
    let yaml = """
      canvas: { device: phone, locale: de }
      strings: Localizable.xcstrings
      variables: { asks: true, text: "" }
      view:
        NavigationStack:
          List: [ { Section: [ { Text: Favourites } ], header: { Text: Tap }, footer: { Text: "“Why” & how?" } } ]
          navigationTitle: Favourites
          searchable: { text: $text, prompt: Tap }
          alert: { title: Favourites, message: Tap, isPresented: $asks }
      """
    let told = try read(yaml).warnings
    #expect(told.map(\.kind) == [.name(.untranslated("“Why” & how?", language: "de"))], "\(told)")
    let texts = try lines(stage(yaml, files: ["Localizable.xcstrings": Self.catalogue]).layout)
    #expect(!texts.contains("Favourites") && !texts.contains("Tap"), "\(texts)")
  }

  @Test("An invalid string catalogue is reported at its location in the scene")
  func broken() {
    #expect(throws: SceneErrors.self) {
      try stage(scene("de"), files: ["Localizable.xcstrings": "{ \"strings\": [] }"])
    }
    #expect(throws: SceneErrors.self) {
      try stage(scene("de").replacing(".xcstrings", with: ".txt"), files: ["Localizable.txt": ""])
    }
  }

  @Test("A scene without translations shows its strings unchanged")
  func plain() throws {
    let yaml = "canvas: { locale: de }\nview: { VStack: [ { Text: \"*Tap* 100%\" } ] }"
    #expect(try lines(stage(yaml, files: [:]).layout) == ["*Tap* 100%"])
  }
}
