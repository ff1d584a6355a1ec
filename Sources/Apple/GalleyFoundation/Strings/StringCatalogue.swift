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

  public var languages: [String] { tables.languages }

  public func text(for request: StringRequest) -> String? { tables.text(for: request) }

  /// The door that views ask. The catalogues are one: the bundle of a key is not asked for.
  public var loader: StringLoader {
    StringLoader(identity: ObjectIdentifier(self)) { [self] in text(for: $0) }
  }
}

extension View {
  public func strings(_ catalogue: StringCatalogue) -> some View { environment(\.strings, catalogue.loader) }
}

extension Text {
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) { self.init(key, table: tableName, bundle: bundle?.bundlePath) }
}
