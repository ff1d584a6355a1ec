import GalleyPicture

struct BlendDrawing: NodeDrawing, Equatable {
  let mode: BlendMode

  func draw(_ node: DrawnNode, with painter: inout some NodePainter) {
    painter.drawChildren(of: node) { .group(.init($0, blendMode: mode)) }
  }

  func attributes(of kind: String) -> [String: String] { ["blendMode": "\(mode)"] }
}
