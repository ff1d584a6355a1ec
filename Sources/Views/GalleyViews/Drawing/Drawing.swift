import GalleyGeometry
package import GalleyLayout
package import GalleyPicture

/// The drawing of a node apart from its children.
package enum Drawing {
  case none
  case fill(any Shape, ResolvedStyle)
  case stroke(any Shape, ResolvedStyle, StrokeStyle, isInside: Bool)
  case text(TextRule)
  case image(PictureImage, ImageStretch)
  case stencil(PictureImage, ImageStretch, ResolvedStyle)
  case symbol(SymbolInk)
  case canvas(CanvasDrawing)
  case contained(any ContainedShape, ResolvedStyle)
  case container(any Shape)
  case clip(any Shape)
  case opacity(Double)
  case shadow(Picture.Shadow)
  case transform(DrawingTransform)
  /// The children in a perspective projection, which does not affect layout.
  case projection(any GeometryEffect)
  case blend(BlendMode)
  case filter(DrawingFilter)
  /// The children with several filters, each applied to the result of the previous one.
  case filters([DrawingFilter])
  case mask
  case border(ResolvedStyle, width: Double)
  /// A viewport onto the children, with scroll indicators and an optional background.
  case scroll(ScrollIndicatorStyle, ground: ResolvedStyle? = nil)
  case content
}

extension ViewPayload {
  package internal(set) var drawing: Drawing {
    get { self[DrawingKey.self] ?? .none }
    set { self[DrawingKey.self] = newValue }
  }

  /// Whether a node looks the same as with `payload`. If so, it takes over the existing drawing.
  func appearsSame(as payload: ViewPayload) -> Bool {
    guard drawing.isSame(as: payload.drawing) else { return false }
    drawn = payload.drawn
    return true
  }
}

private enum DrawingKey: NodeValueKey {
  typealias Value = Drawing
}

extension NodeBuilder {
  package mutating func add(
    _ rule: any LayoutRule, _ children: [LayoutNode] = [], kind: String, drawing: Drawing
  ) {
    append(node(rule, children, kind: kind, drawing: drawing))
  }

  func node(
    _ rule: any LayoutRule, _ children: [LayoutNode], kind: String, drawing: Drawing, hasZeroSpacing: Bool = false
  ) -> LayoutNode {
    let node = node(rule, children, kind: kind, hasZeroSpacing: hasZeroSpacing)
    if case .none = drawing { return node }
    ViewPayload.of(node)?.drawing = drawing
    return node
  }
}
