package import GalleyRender
package import GalleyStage
import GalleyTemplate
import GalleyText

extension FileCache.Run {
  /// Stores the result of the run that wrote `book`. Runs with scene warnings are not cached, because warnings must be
  /// printed every time.
  ///
  /// - Parameters:
  ///   - outcome: The written files and the messages about them.
  ///   - book: The report that was written.
  ///   - renderContext: The context that laid out the report's text. Its searches for fonts are recorded as inputs.
  package func keep(_ outcome: FileCache.Outcome, of book: ProofReport, setWith renderContext: RenderContext) {
    guard book.chapters.allSatisfy({ $0.scene.warnings.isEmpty }) else { return }
    let search = book.chapters.reduce(renderContext.fontSearch) { $0 + $1.fontSearch }
    // A scene report always lists the standard fonts.
    keep(outcome, search + Fingerprint.fontSearch)
  }
}
