import Foundation
import Galley
import GalleyFoundation
import Testing

@Suite("Translated strings")
struct StringCatalogueTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "galley-strings-\(UUID().uuidString)")

  private func catalogue(_ files: [String: String]) throws -> StringCatalogue {
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    return StringCatalogue([folder])
  }

  private func stage(_ catalogue: StringCatalogue, _ locale: String, @ViewBuilder _ view: () -> some View) -> Stage {
    var environment = EnvironmentValues()
    environment.localeIdentifier = locale
    return Stage(proposal: ProposedViewSize(width: 390, height: nil), environment: environment) {
      view().strings(catalogue)
    }
  }

  private func lines(_ view: InspectedView) -> [String] { view.lines + view.children.flatMap(lines) }

  private static let json = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "Favourites": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "Lieblings**stücke**" } } } },
      "Only here": {},
      "%lld of %@": { "localizations": {
        "de": { "stringUnit": { "state": "translated", "value": "%2$@: %1$lld" } } } },
      "%lld files": { "localizations": {
        "en": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%lld file" } }, "other": { "stringUnit": { "value": "%lld files" } } } } },
        "pl": { "variations": { "plural": {
          "one": { "stringUnit": { "value": "%lld plik" } }, "few": { "stringUnit": { "value": "%lld pliki" } },
          "many": { "stringUnit": { "value": "%lld plików" } }, "other": { "stringUnit": { "value": "%lld pliku" } } } } } } },
      "Tap": { "localizations": { "en": { "variations": { "device": {
        "iphone": { "stringUnit": { "value": "Tap here" } }, "other": { "stringUnit": { "value": "Click here" } } } } } } },
      "%lld in %lld": { "localizations": { "en": {
        "stringUnit": { "value": "%#@files@ in %#@folders@" },
        "substitutions": {
          "files": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "value": "%arg file" } }, "other": { "stringUnit": { "value": "%arg files" } } } } },
          "folders": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": {
            "one": { "stringUnit": { "value": "%arg folder" } }, "other": { "stringUnit": { "value": "%arg folders" } } } } }
        } } } }
    } }
    """

  @Test("A string literal is a key, and its translation is Markdown with the literal's values")
  func keys() throws {
    let catalogue = try catalogue(["Localizable.xcstrings": Self.json])
    #expect(catalogue.problems.isEmpty && catalogue.developmentLanguage == "en")
    let german = stage(catalogue, "de-AT") {
      Text("Favourites")
      Label("Favourites", systemImage: "star")
      Text("\(3) of \("**x**")")
      Text(verbatim: "Favourites")
    }
    let texts = lines(german.layout)
    #expect(texts.filter { $0 == "Lieblingsstücke" }.count == 2)
    #expect(texts.contains("**x**: 3") && texts.contains("Favourites"))
    #expect(german.warnings.isEmpty)
  }

  @Test("Missing translations use the development language, or else the key with a warning")
  func fallback() throws {
    let catalogue = try catalogue(["Localizable.xcstrings": Self.json])
    let french = stage(catalogue, "fr") {
      Text("\(1) files")
      Text("Only here")
      Text("Nowhere")
      Text("Nowhere")
    }
    let texts = lines(french.layout)
    #expect(texts == ["1 file", "Only here", "Nowhere", "Nowhere"])
    #expect(french.warnings.map(\.kind) == [.string(key: "Nowhere", locale: "fr")])
    #expect(stage(catalogue, "en-GB") { Text("Nowhere") }.warnings.isEmpty)
    #expect(stage(catalogue, "fr") { Text("23") }.warnings.isEmpty)
  }

  @Test(
    "Numbers select plural forms according to the rules of the language",
    arguments: [
      ("en", [0, 1, 2], ["0 files", "1 file", "2 files"]),
      ("pl", [1, 3, 5, 12, 22], ["1 plik", "3 pliki", "5 plików", "12 plików", "22 pliki"]),
    ])
  func plurals(language: String, numbers: [Int], expected: [String]) throws {
    let catalogue = try catalogue(["Localizable.xcstrings": Self.json])
    #expect(
      lines(stage(catalogue, language) { ForEach(numbers, id: \.self) { Text("\($0) files") } }.layout) == expected)
  }

  @Test("Device variations use the iPhone's form, and each substitution has its own plural forms")
  func variations() throws {
    let catalogue = try catalogue(["Localizable.xcstrings": Self.json])
    let texts = lines(
      stage(catalogue, "en") {
        Text("Tap")
        Text("\(1) in \(5)")
      }.layout)
    #expect(texts == ["Tap here", "1 file in 5 folders"])
  }

  @Test("Language folders may contain .strings files with comments and escapes, and plural dictionaries")
  func folders() throws {
    let dictionary = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@files@!</string>
      <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>eine Datei</string><key>other</key><string>%lld Dateien</string></dict></dict></dict></plist>
      """
    let catalogue = try catalogue([
      "de.lproj/Localizable.strings": #"/* a */ "Hello" = "Guten \"Tag\""; // b"# + "\n" + #""%lld files" = "nie";"#,
      "de.lproj/Localizable.stringsdict": dictionary,
      "de.lproj/Other.strings": #"Hello = "Anders";"#,
      "en.lproj/Localizable.strings": #""Only" = "Only in English";"#,
    ])
    #expect(catalogue.problems.isEmpty && catalogue.languages == ["de", "en"])
    let texts = lines(
      stage(catalogue, "de") {
        Text("Hello", comment: "a greeting")
        Text("Hello", tableName: "Other")
        Text("\(1) files")
        Text("\(7) files")
        Text("Only")
      }.layout)
    #expect(texts == ["Guten \"Tag\"", "Anders", "eine Datei!", "7 Dateien!", "Only in English"])
  }

  @Test("Invalid translation files are reported, and the valid ones are used")
  func errors() throws {
    let catalogue = try catalogue([
      "a.lproj/Localizable.strings": "\"key", "b.xcstrings": "[", "c.lproj/Localizable.stringsdict": "no",
      "en.lproj/Localizable.strings": #""a" = "b";"#,
    ])
    #expect(catalogue.problems.count == 3)
    #expect(catalogue.text(for: StringRequest(key: "a")) == "b")
  }
}
