import GalleyGeometry
import GalleyLayout
import GalleyMotion

/// The drawing of a node apart from its children, or a change to their drawing.
///
/// The defaults describe a node that only draws its children.
protocol NodeDrawing {
  func draw(_ node: DrawnNode, with painter: inout some NodePainter)

  /// Whether both drawings look the same; false if uncertain.
  func isSame(as other: any NodeDrawing) -> Bool

  // MARK: Motion

  var motionData: AnimatableVector { get }

  /// Returns this drawing with the animatable values of `data`, or unchanged if the structure differs.
  func moved(to data: AnimatableVector) -> Self

  var textRule: TextRule? { get }
  var symbol: SymbolInk? { get }

  /// The transform of the children relative to the corner of a node with `size`; nil for none.
  func transform(in size: Size) -> AffineTransform?

  /// The origin of the children's coordinate space if the node moves its children as a whole, otherwise nil. Content in
  /// this space is not animated when only the node moves.
  func spaceStart(in payload: ViewPayload) -> Point?

  // MARK: Inspection and touches

  /// The arguments by their names in code, without effects that depend on scrolling or time.
  func attributes(of kind: String) -> [String: String]

  var isTouchable: Bool { get }
  /// Whether the children are visible and touchable only inside the frame.
  var isClipping: Bool { get }

  // MARK: Printing

  var hasInk: Bool { get }
  /// Whether a node that is taller than a page is split between its children.
  var isDivisible: Bool { get }
  /// How much the drawing hides of the views behind it, from 0 to 1.
  var coverage: Double { get }
  var contentOpacity: Double { get }
  var contentName: String? { get }

  /// `outer` is the transform from the parent.
  func clip(of node: LayoutNode, through outer: AffineTransform) -> Rect?
}

extension NodeDrawing {
  func isSame(as other: any NodeDrawing) -> Bool { false }

  var motionData: AnimatableVector { AnimatableVector() }
  func moved(to data: AnimatableVector) -> Self { self }
  var textRule: TextRule? { nil }
  var symbol: SymbolInk? { nil }
  func transform(in size: Size) -> AffineTransform? { nil }
  func spaceStart(in payload: ViewPayload) -> Point? { nil }

  func attributes(of kind: String) -> [String: String] { [:] }
  var isTouchable: Bool { false }
  var isClipping: Bool { false }

  var hasInk: Bool { false }
  var isDivisible: Bool { true }
  var coverage: Double { contentName == nil ? 0 : 1 }
  var contentOpacity: Double { 1 }
  var contentName: String? { nil }
  func clip(of node: LayoutNode, through outer: AffineTransform) -> Rect? { nil }
}

extension NodeDrawing where Self: Equatable {
  func isSame(as other: any NodeDrawing) -> Bool { other as? Self == self }
}

extension Optional<any NodeDrawing> {
  func isSame(as other: (any NodeDrawing)?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isSame(as: other)
  }
}

extension ViewPayload {
  var drawing: (any NodeDrawing)? {
    get { self[DrawingKey.self] }
    set { self[DrawingKey.self] = newValue }
  }

  /// If both look the same, the node takes over the existing drawing.
  func appearsSame(as payload: ViewPayload) -> Bool {
    guard drawing.isSame(as: payload.drawing) else { return false }
    drawn = payload.drawn
    return true
  }
}

private enum DrawingKey: NodeValueKey {
  typealias Value = any NodeDrawing
}

extension NodeBuilder {
  mutating func add(
    _ rule: any LayoutRule, _ children: [LayoutNode] = [], kind: String, drawing: (any NodeDrawing)?
  ) {
    append(node(rule, children, kind: kind, drawing: drawing))
  }

  func node(
    _ rule: any LayoutRule, _ children: [LayoutNode], kind: String, drawing: (any NodeDrawing)?,
    hasZeroSpacing: Bool = false
  ) -> LayoutNode {
    let node = node(rule, children, kind: kind, hasZeroSpacing: hasZeroSpacing)
    if let drawing { ViewPayload.of(node)?.drawing = drawing }
    return node
  }
}
