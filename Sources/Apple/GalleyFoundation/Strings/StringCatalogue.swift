public import Foundation
public import GalleyViews

/// Translations of texts: string catalogues (`.xcstrings`), and `.strings` and `.stringsdict` in `.lproj` folders.
///
///     ContentView()
///       .strings(StringCatalogue([URL(filePath: "App/Resources")]))
///       .environment(\.locale, Locale(identifier: "de"))
///
/// Literals are keys: `Text("Favourites")`, `Label("Favourites", …)`, `Button("Favourites")`. A key that is nowhere is
/// its own text. A warning of the stage tells it, unless the language is that of the source.
public final class StringCatalogue: Sendable {
  private let tables: StringTables
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
    var tables = reader.tables
    self.developmentLanguage = developmentLanguage ?? tables.developmentLanguage ?? "en"
    tables.developmentLanguage = self.developmentLanguage
    self.tables = tables
    problems = reader.problems
  }

  /// The languages of all tables, sorted.
  public var languages: [String] { tables.languages }

  /// The text that is asked for, with places for values; nil where it should be translated and no catalogue has the key.
  public func text(for request: StringRequest) -> String? { tables.text(for: request) }

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
