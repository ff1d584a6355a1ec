import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyText

struct BorderDrawing: InkDrawing, Equatable {
  let style: ResolvedStyle
  let width: Double

  func draw(_ node: DrawnNode, with painter: inout some NodePainter) {
    painter.drawChildren(of: node)
    painter.drawInk(of: node, self)
  }

  func items(in frame: Rect, _ layout: TextLayout?) -> [Picture.Item] {
    StrokeDrawing(Rectangle(), style, StrokeStyle(lineWidth: width), isInside: true).items(in: frame, layout)
  }

  var motionData: AnimatableVector { AnimatableVector([width] + style.motionParts) }

  func moved(to data: AnimatableVector) -> BorderDrawing {
    BorderDrawing(style: style.moved(to: data, from: 1), width: max(0, data.part(0) ?? width))
  }

  func attributes(of kind: String) -> [String: String] {
    ["color": style.text, "width": AttributeText.number(width)]
  }

  var isTouchable: Bool { false }
  var isDivisible: Bool { true }
}
