import GalleyGeometry
import GalleyMotion
import GalleyPicture

struct OpacityDrawing: NodeDrawing, Equatable {
  let opacity: Double

  func draw(_ node: DrawnNode, with painter: inout some NodePainter) {
    if opacity > 0 { painter.drawChildren(of: node) { .group(.init($0, opacity: opacity)) } }
  }

  var motionData: AnimatableVector { AnimatableVector([opacity * unitScale]) }

  func moved(to data: AnimatableVector) -> OpacityDrawing {
    OpacityDrawing(opacity: data.part(0, as: Double.self).map { min(max($0 / unitScale, 0), 1) } ?? opacity)
  }

  func attributes(of kind: String) -> [String: String] {
    kind == "opacity" ? ["opacity": AttributeText.percent(opacity)] : [:]
  }

  var contentOpacity: Double { opacity }
}
