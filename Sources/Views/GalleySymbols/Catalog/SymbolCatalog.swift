public import GalleyFiles
public import GalleyViews

/// Where symbols come from: folders and fonts of one's own first, then the table of this package.
public struct SymbolCatalog: Hashable, Sendable {
  /// Folders of SVG files, each named after its symbol ("star.fill.svg"), and font files whose glyphs are; the first
  /// that has a name wins.
  public var added: [String]
  /// Whether names that nothing added has are looked up in the table of this package.
  public var usesTable: Bool
  public var missing: MissingSymbolPolicy

  public init(adding added: [String] = [], usesTable: Bool = true, missing: MissingSymbolPolicy = .box) {
    self.added = added
    self.usesTable = usesTable
    self.missing = missing
  }

  package static let fontFamilies = SymbolFont.allCases.map(\.family)

  /// The names of the table, sorted; circles, slashes, badges and fills of them are composed besides.
  public static var mappedNames: [String] { SymbolTable.standard.rows.keys.sorted() }

  public static func maps(_ name: String) -> Bool { RecipeBook(table: .standard).recipe(name) != nil }

  /// Whether a symbol called `name` is drawn; `files` lists the folders.
  public func has(_ name: String, files: FileReader = .disk) -> Bool {
    AddedSymbols(added, files: files).has(name) || (usesTable && SymbolCatalog.maps(name))
  }
}
