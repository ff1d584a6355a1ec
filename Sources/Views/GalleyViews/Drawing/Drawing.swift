import GalleyGeometry
package import GalleyLayout
package import GalleyPicture

/// What a node draws besides its children.
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
  /// The children as they are seen from the side, while layout knows nothing of it.
  case projection(any GeometryEffect)
  case blend(BlendMode)
  case filter(DrawingFilter)
  /// The children as each of several filters shows what the one before it did.
  case filters([DrawingFilter])
  case mask
  case border(ResolvedStyle, width: Double)
  /// A window on the children, with indicators, on a ground where there is one.
  case scroll(ScrollIndicatorStyle, ground: ResolvedStyle? = nil)
  case content
}

extension ViewPayload {
  package internal(set) var drawing: Drawing {
    get { self[DrawingKey.self] ?? .none }
    set { self[DrawingKey.self] = newValue }
  }

  /// Whether a node with this payload looks as it did with `payload`; what was drawn then is taken over.
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

  /// A node of kind `kind` that draws `drawing` and belongs to the views built now.
  func node(
    _ rule: any LayoutRule, _ children: [LayoutNode], kind: String, drawing: Drawing, hasZeroSpacing: Bool = false
  ) -> LayoutNode {
    let node = node(rule, children, kind: kind, hasZeroSpacing: hasZeroSpacing)
    if case .none = drawing { return node }
    ViewPayload.of(node)?.drawing = drawing
    return node
  }
}
