import GalleyMotion
import GalleyPicture

struct FilterDrawing: NodeDrawing, Equatable {
  let filter: DrawingFilter

  func draw(_ node: DrawnNode, with painter: inout some NodePainter) {
    FiltersDrawing(filters: [filter]).draw(node, with: &painter)
  }

  var motionData: AnimatableVector { AnimatableVector([filter.animatableData]) }

  func moved(to data: AnimatableVector) -> FilterDrawing { FilterDrawing(filter: filter.moved(to: data)) }

  func attributes(of kind: String) -> [String: String] { filter.attributes }
}

extension DrawingFilter {
  fileprivate var attributes: [String: String] {
    switch kind {
    case .blur: ["radius": AttributeText.number(amount)]
    case .opaqueBlur: ["radius": AttributeText.number(amount), "opaque": "true"]
    case .hueRotation: ["angle": AttributeText.number(amount * 180 / .pi) + "°"]
    case .colorMultiply: ["color": color.hexText]
    case .brightness, .contrast, .saturation, .grayscale: ["amount": AttributeText.number(amount)]
    case .colorInvert, .luminanceToAlpha: [:]
    }
  }
}
