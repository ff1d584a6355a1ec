import GalleyCompare
import GalleyExplain
import GalleyPaint
package import GalleyRender
package import GalleyStage

extension SceneReport {
  /// Returns the scene report as an HTML file. Its figures are SVG, which is sharp at any size, and they share their
  /// definitions.
  ///
  /// ```swift
  /// let chapter = try ProofReport.Chapter(scene)
  /// let bytes = try ProofReport([chapter]).book().html()
  /// ```
  ///
  /// - Parameter renderContext: Provides the fonts.
  /// - Returns: The bytes of the file. Identical reports produce identical bytes.
  /// - Throws: `ProofError.paint(_:)` if a figure cannot be drawn.
  package func html(renderContext: RenderContext = RenderContext()) throws(ProofError) -> [UInt8] {
    do throws(PaintError) {
      return SceneReportPage(self, drawings: try SceneReportDrawings(of: self, painter: renderContext.painter())).html
    } catch { throw .paint(error) }
  }
}
