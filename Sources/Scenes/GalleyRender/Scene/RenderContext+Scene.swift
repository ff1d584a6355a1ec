package import GalleyFiles
import GalleySymbols
package import GalleyTemplate
import GalleyText

extension RenderContext {
  /// A render context with the fonts and symbols of `scene`, whose files `files` read.
  package convenience init(of scene: Scene, files: FileReader = .disk) {
    self.init(library: FontLibrary(adding: scene.fonts), files: files, symbols: SymbolCatalog(of: scene))
  }
}
