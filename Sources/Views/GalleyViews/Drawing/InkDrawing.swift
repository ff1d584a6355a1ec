import GalleyGeometry
import GalleyPicture
import GalleyText

/// A drawing that is cached as ``Ink``.
protocol InkDrawing: NodeDrawing {
  /// `layout` is the layout of ``textRule``.
  func items(in frame: Rect, _ layout: TextLayout?) -> [Picture.Item]
}

extension InkDrawing {
  func draw(_ node: DrawnNode, with painter: inout some NodePainter) { painter.drawInk(of: node, self) }

  var isTouchable: Bool { true }
  var hasInk: Bool { true }
  var isDivisible: Bool { false }
}
