import GalleyGeometry
package import GalleyLayout
package import GalleyPicture

/// What a node draws besides its children.
package enum Drawing {
  /// Nothing.
  case none
  /// A shape, filled.
  case fill(any Shape, ResolvedStyle)
  /// A shape's outline, inside its edge or on it.
  case stroke(any Shape, ResolvedStyle, StrokeStyle, isInside: Bool)
  /// Text.
  case text(TextRule)
  /// A bitmap over the node's frame.
  case image(PictureImage, ImageStretch)
  /// What a bitmap over the node's frame covers, in a style.
  case stencil(PictureImage, ImageStretch, ResolvedStyle)
  /// A symbol.
  case symbol(SymbolInk)
  /// What a closure draws, with pictures of the children.
  case canvas(CanvasDrawing)
  /// A shape that follows that of the container around, filled.
  case contained(any ContainedShape, ResolvedStyle)
  /// The children, inside a shape that shapes in them follow.
  case container(any Shape)
  case clip(any Shape)
  /// The children faded as one.
  case opacity(Double)
  /// A shadow beneath the children.
  case shadow(Picture.Shadow)
  /// The children moved, turned or larger, while layout knows nothing of it.
  case transform(DrawingTransform)
  /// The children as they are seen from the side, while layout knows nothing of it.
  case projection(any GeometryEffect)
  /// The children mixed with what is beneath them.
  case blend(BlendMode)
  /// The children in other colours, or softened.
  case filter(DrawingFilter)
  /// The children as each of several filters shows what the one before it did.
  case filters([DrawingFilter])
  /// The first child, where the second shows something.
  case mask
  /// A line inside the node's edge, over the children.
  case border(ResolvedStyle, width: Double)
  /// A window on the children, with indicators, on a ground where there is one.
  case scroll(ScrollIndicatorStyle, ground: ResolvedStyle? = nil)
  /// The view that the transition is around.
  case content
}

extension ViewPayload {
  /// What the node draws besides its children.
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
  /// Adds a node of kind `kind` that draws `drawing`.
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
