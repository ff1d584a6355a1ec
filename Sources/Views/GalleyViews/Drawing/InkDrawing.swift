import GalleyGeometry
import GalleyPicture
import GalleyText

/// A drawing of its own in the node's frame, which is kept as ``Ink``.
protocol InkDrawing: NodeDrawing {
  /// Returns the picture in `frame`. `layout` is the layout of ``textRule``.
  func items(in frame: Rect, _ layout: TextLayout?) -> [Picture.Item]
}

extension InkDrawing {
  func draw(_ node: DrawnNode, with painter: inout some NodePainter) { painter.drawInk(of: node, self) }

  var isTouchable: Bool { true }
  var hasInk: Bool { true }
  var isDivisible: Bool { false }
}
