package import GalleySymbols
package import GalleyTemplate
import GalleyText
import GalleyViews

extension SymbolCatalog {
  /// Creates the catalogue for a scene. Unknown symbols are errors, unless the canvas draws boxes for missing glyphs.
  package init(of scene: Scene) {
    self.init(adding: scene.symbols, missing: scene.canvas.missingGlyph == .box ? .box : .error)
  }
}
