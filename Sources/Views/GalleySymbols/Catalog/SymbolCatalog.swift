public import GalleyFiles
public import GalleyViews

/// The sources of symbols: custom folders and fonts first, then Galley's own table.
///
/// ```swift
/// let catalog = SymbolCatalog(adding: ["Icons"])
/// print(catalog.has("star.fill"))
/// ```
public struct SymbolCatalog: Hashable, Sendable {
  /// Folders of SVG files named after their symbols (such as "star.fill.svg"), and font files with named glyphs. The
  /// first one that contains a name is used.
  public var added: [String]
  public var usesTable: Bool
  public var missing: MissingSymbolPolicy

  /// Creates a catalogue.
  ///
  /// - Parameters:
  ///   - added: Folders of SVG files and font files; see ``added``.
  ///   - usesTable: Whether to look up other names in Galley's own table (default: `true`).
  ///   - missing: Whether an unknown name is drawn as a box (the default) or reported as an error.
  public init(adding added: [String] = [], usesTable: Bool = true, missing: MissingSymbolPolicy = .box) {
    self.added = added
    self.usesTable = usesTable
    self.missing = missing
  }

  package static let fontFamilies = SymbolFont.allCases.map(\.family)

  /// The names in the table, sorted. Galley composes names with circles, slashes, badges and fills from these names.
  public static var mappedNames: [String] { SymbolTable.standard.rows.keys.sorted() }

  public static func maps(_ name: String) -> Bool { RecipeBook(table: .standard).recipe(name) != nil }

  /// Returns whether a symbol can be drawn.
  ///
  /// - Parameters:
  ///   - name: The name of the symbol.
  ///   - files: Lists the folders (default: from disk).
  public func has(_ name: String, files: FileReader = .disk) -> Bool {
    AddedSymbols(added, files: files).has(name) || (usesTable && SymbolCatalog.maps(name))
  }
}
