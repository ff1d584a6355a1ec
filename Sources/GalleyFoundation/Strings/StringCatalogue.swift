public import Foundation
public import GalleyViews

/// Translations of texts: string catalogues (`.xcstrings`), and `.strings` and `.stringsdict` in `.lproj` folders.
///
///     ContentView()
///       .strings(StringCatalogue([URL(filePath: "App/Resources")]))
///       .environment(\.locale, Locale(identifier: "de"))
///
/// Literals are keys: `Text("Favourites")`, `Label("Favourites", …)`, `Button("Favourites")`. A key that is nowhere is
/// its own text, and a warning of the stage tells it.
public final class StringCatalogue: Sendable {
  /// What a table has in a language.
  typealias Texts = [String: StringVariation]

  private let tables: [String: [String: Texts]]
  /// The language in which the source is written, as a BCP 47 tag: where a language has no text, its is taken.
  public let developmentLanguage: String
  /// What could not be read, in sentences.
  public let problems: [String]

  /// The translations in `folders`, which are searched, or are files themselves; of files with one name, all count, and of
  /// texts with one key, the first.
  ///
  /// The development language is what string catalogues say, or `developmentLanguage`; "en" where neither does.
  public init(_ folders: [URL], developmentLanguage: String? = nil) {
    var reader = StringReader()
    for folder in folders { reader.read(folder) }
    tables = reader.tables
    self.developmentLanguage = developmentLanguage ?? reader.sourceLanguage ?? "en"
    problems = reader.problems
  }

  /// The languages of all tables, sorted.
  public var languages: [String] { Set(tables.values.flatMap(\.keys)).subtracting([""]).sorted() }

  /// The text that is asked for, with places for values; nil where no catalogue has the key.
  public func text(for request: StringRequest) -> String? {
    guard let table = tables[request.table ?? "Localizable"] else { return nil }
    for language in candidates(for: request.locale) + [developmentLanguage, "Base"] {
      if let text = table[language]?[request.key]?.text(request.numbers, language) { return text }
    }
    // A catalogue of strings lists keys of the source that are their own text.
    return table[""]?[request.key] == nil ? nil : request.key
  }

  /// The names that a language may have as a folder or in a catalogue, the most exact first.
  private func candidates(for locale: String) -> [String] {
    let parts = locale.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    let names = parts.indices.reversed().map { parts[...$0] }
    return names.flatMap { [$0.joined(separator: "-"), $0.joined(separator: "_")] }
  }

  /// The door that views ask. The catalogues are one: the bundle of a key is not asked for.
  public var loader: StringLoader {
    StringLoader(identity: ObjectIdentifier(self)) { [self] in text(for: $0) }
  }
}

extension View {
  /// Lets the view and everything below it find the translations of literals in `catalogue`.
  public func strings(_ catalogue: StringCatalogue) -> some View { environment(\.strings, catalogue.loader) }
}

extension Text {
  /// The text of a literal, found in the table `tableName` of the catalogues around; the `comment` is for translators.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { self.init(key, table: tableName, bundle: bundle?.bundlePath) }
}
