package import GalleyFiles
package import GalleyText
package import GalleyViews

/// Use it on a single thread. Each symbol is drawn only once per weight.
package final class SymbolLibrary {
  private let catalog: SymbolCatalog
  private let added: AddedSymbols
  private let engine: TextEngine
  private let glyphs: GlyphSource
  private lazy var book = RecipeBook(table: .standard)
  private var known: [SymbolRequest: Result<SymbolDrawing, SymbolFailure>] = [:]

  package init(_ catalog: SymbolCatalog, engine: TextEngine, files: FileReader) {
    self.catalog = catalog
    added = AddedSymbols(catalog.added, files: files)
    self.engine = engine
    glyphs = GlyphSource(engine)
  }

  package var loader: SymbolLoader {
    SymbolLoader(missing: catalog.missing, capHeight: { [engine] in engine.capHeight(of: $0) }) { [self] request in
      if let known = known[request] { return known }
      let answer = Result { () throws(SymbolFailure) in try draw(request) }
      known[request] = answer
      return answer
    }
  }

  private func draw(_ request: SymbolRequest) throws(SymbolFailure) -> SymbolDrawing {
    if let own = try added.drawing(request.name) { return own }
    guard catalog.usesTable, let recipe = book.recipe(request.name) else {
      throw .unknown(known: neighbours(of: request.name))
    }
    let assembler = SymbolAssembler(
      glyphs: glyphs, book: book, weight: request.weight, isRightToLeft: request.isRightToLeft)
    return try assembler.art(recipe).drawing
  }

  private func neighbours(of name: String) -> [String] {
    let stem = name.prefix { $0 != "." }
    let known = Set(added.names).union(catalog.usesTable ? Set(book.table.rows.keys) : [])
    return known.filter { $0 == stem || $0.hasPrefix("\(stem).") }.sorted().prefix(4).map { $0 }
  }
}
