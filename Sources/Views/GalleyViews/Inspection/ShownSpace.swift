import GalleyGeometry
import GalleyLayout

/// Finds the position at which ``PictureBuilder`` draws a node, which may be animated.
struct ShownSpace {
  private let presentation: Presentation
  /// The resting position of the parent's corner in the coordinate space.
  private let corner: Point
  private let toCanvas: AffineTransform

  init?(_ presentation: Presentation) {
    guard !presentation.motions.isEmpty || !presentation.entrances.isEmpty else { return nil }
    self.init(presentation, corner: .zero, toCanvas: .identity)
  }

  private init(_ presentation: Presentation, corner: Point, toCanvas: AffineTransform) {
    (self.presentation, self.corner, self.toCanvas) = (presentation, corner, toCanvas)
  }

  func entered(by node: LayoutNode) -> ShownSpace {
    guard let passage = presentation.entrance(of: ViewPayload.of(node)?.place) else { return self }
    let frame = frame(of: node)
    let scene = ShownSpace(presentation, corner: .zero, toCanvas: moved(by: frame.origin).followed(by: toCanvas))
    guard let place = scene.placeOfContent(in: passage.root) else { return self }
    return ShownSpace(presentation, corner: corner, toCanvas: moved(by: .zero - frame.origin).followed(by: place))
  }

  func canvasFrame(of node: LayoutNode) -> Rect { toCanvas(frame(of: node)) }

  func fromNode(_ node: LayoutNode) -> AffineTransform {
    moved(by: frame(of: node).origin).followed(by: toCanvas)
  }

  func viewport(_ facts: ScrollFacts, of node: LayoutNode) -> Rect {
    toCanvas(facts.viewport(of: node, shownIn: frame(of: node)))
  }

  func inside(_ node: LayoutNode) -> ShownSpace {
    let payload = ViewPayload.of(node)
    let frame = frame(of: node)
    let wanted = node.frame.offsetBy(corner)
    guard let start = payload?.spaceStart else {
      return ShownSpace(presentation, corner: wanted.origin, toCanvas: toCanvas)
    }
    var space = moved(by: frame.origin - start)
    let drawing = presentation.drawing(of: payload?.place, wanted: payload?.drawing)
    if let map = drawing?.transform(in: frame.size) { space = space.followed(by: map.around(frame.origin)) }
    return ShownSpace(presentation, corner: start, toCanvas: space.followed(by: toCanvas))
  }

  private func frame(of node: LayoutNode) -> Rect {
    presentation.frame(of: ViewPayload.of(node)?.place, wanted: node.frame.offsetBy(corner))
  }

  private func placeOfContent(in node: LayoutNode) -> AffineTransform? {
    guard node.isPlaced else { return nil }
    if ViewPayload.of(node)?.drawing is TransitionContentDrawing { return fromNode(node) }
    let inner = inside(node)
    return node.children.firstAnswer { inner.placeOfContent(in: $0) }
  }

  private func moved(by distance: Point) -> AffineTransform {
    AffineTransform(translationX: distance.x, y: distance.y)
  }
}
