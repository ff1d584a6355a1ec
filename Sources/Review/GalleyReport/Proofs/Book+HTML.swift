import GalleyCompare
import GalleyExplain
import GalleyPaint
public import GalleyRender
public import GalleyStage

extension Book {
  /// The book as one HTML file, whose pictures are SVG: they are sharp at any size, and share what is the same.
  ///
  /// The fonts come from `renderContext`; equal books give equal bytes.
  ///
  /// - Throws: `ProofError.paint(_:)` when a picture cannot be drawn.
  public func html(renderContext: RenderContext = RenderContext()) throws(ProofError) -> [UInt8] {
    do throws(PaintError) {
      return BookPage(self, drawings: try BookDrawings(of: self, painter: renderContext.painter())).html
    } catch { throw .paint(error) }
  }
}
