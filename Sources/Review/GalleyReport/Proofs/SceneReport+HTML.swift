import GalleyCompare
import GalleyExplain
import GalleyPaint
public import GalleyRender
public import GalleyStage

extension SceneReport {
  /// Returns the scene report as an HTML file.
  ///
  /// ```swift
  /// let chapter = try ProofReport.Chapter(scene)
  /// let bytes = try ProofReport([chapter]).book().html()
  /// ```
  public func html(renderContext: RenderContext = RenderContext()) throws(ProofError) -> [UInt8] {
    do throws(PaintError) {
      return SceneReportPage(self, drawings: try SceneReportDrawings(of: self, painter: renderContext.painter())).html
    } catch { throw .paint(error) }
  }
}
