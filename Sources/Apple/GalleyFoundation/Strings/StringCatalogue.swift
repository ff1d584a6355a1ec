public import Foundation
public import GalleyViews

/// Translations from string catalogues (`.xcstrings`), and from `.strings` and `.stringsdict` files in `.lproj`
/// folders.
///
/// ```
/// ContentView()
///   .strings(StringCatalogue([URL(filePath: "App/Resources")]))
///   .environment(\.locale, Locale(identifier: "de"))
/// ```
///
/// Literals are keys: `Text("Favourites")`, `Label("Favourites", …)`, `Button("Favourites")`. The stage warns of a key
/// without a translation unless the language is the source language.
public final class StringCatalogue: Sendable {
  private let tables: StringTables
  public let developmentLanguage: String
  /// Messages about files that could not be read.
  public let problems: [String]

  /// Reads translations. All files with the same name are used; if several contain a key, the first one is used.
  ///
  /// - Parameters:
  ///   - folders: Folders to search, or files.
  ///   - developmentLanguage: The source language (default: the language in the string catalogues, or else "en").
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

  /// A loader that combines all files and ignores the bundle of a key.
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
