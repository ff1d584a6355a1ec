public import GalleyGeometry
import GalleyLayout

/// Views that are made from the size of the room they get.
///
/// It takes all that is offered, 10 points where the ideal is asked for, and puts its views on top of each other in
/// the upper leading corner.
public struct GeometryReader<Content: View>: View {
  private let content: (GeometryProxy) -> Content

  /// Views that `content` makes from the room's geometry; it is asked again
  /// whenever the geometry changed.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public func _build(into builder: inout NodeBuilder) {
    let (outer, content) = (builder, content)
    guard let scope = builder.scope else {
      let rule = GeometryRule { proxy, _ in outer.children(along: nil) { content(proxy)._build(into: &$0) } }
      return builder.add(rule, kind: "GeometryReader")
    }
    let views = scope.next { GeometryScope<Content>(.place, in: scope) }
    views.content(content, in: builder)
    builder.add(GeometryRule(build: views.nodes), kind: "GeometryReader")
  }

  public func _trace(_ trace: RowTrace) { if !trace.isAside { trace.giveUp() } }
}

/// What a ``GeometryReader`` knows of its place.
public struct GeometryProxy: Hashable, Sendable {
  public let size: Size
  public let safeAreaInsets: EdgeInsets
  private let toCanvas: AffineTransform
  private let spaces: [PlacementContext.NamedSpace]

  /// The geometry of `node`, which is placed with `size`; `context` are in its coordinates.
  init(of node: LayoutNode, size: Size, context: PlacementContext) {
    self.size = size
    safeAreaInsets = context.unsafeInsets(around: Rect(size: size), isRightToLeft: node.isRightToLeft)
    toCanvas = context.toCanvas
    spaces = context.spaces
  }

  public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.place(from: toCanvas) }

  package func anchor(_ source: Anchor<Rect>.Source) -> Anchor<Rect> {
    source.anchor(in: Rect(size: size)).moved(by: toCanvas)
  }

  /// The reader's frame in `space`, in points: the upright rectangle around it where it is drawn turned.
  ///
  /// A name that no view around has is the canvas.
  public func frame(in space: CoordinateSpace) -> Rect {
    let frame = Rect(size: size)
    switch space {
    case .local: return frame
    case .global: return toCanvas(frame)
    case .named(let name):
      // Through a space without area nothing leads back.
      let back = spaces.last { $0.name == name }?.toCanvas.inverse
      return toCanvas.followed(by: back ?? .identity)(frame)
    }
  }

  @_disfavoredOverload
  public func frame(in space: NamedCoordinateSpace) -> Rect { frame(in: CoordinateSpace.named(space.name)) }

  public func bounds(of space: NamedCoordinateSpace) -> Rect? {
    guard let space = spaces.last(where: { $0.name == space.name }), let back = toCanvas.inverse else { return nil }
    return space.toCanvas.followed(by: back)(Rect(size: space.size))
  }
}

/// `GeometryReader`: takes what is offered and makes its children when it is placed.
struct GeometryRule: DeferredChildrenRule, UnguidedRule, MeasuredRule {
  let build: (GeometryProxy, LayoutNode) -> [LayoutNode]

  var traits: LayoutTraits { LayoutTraits(dependence: .context) }
  var sharedSizeRows: (any SharedSizeRows)? { nil }

  func size(for proposal: ProposedViewSize, of node: LayoutNode) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func place(_ node: LayoutNode, in size: Size, proposal: ProposedViewSize, context: PlacementContext) {
    node.replaceChildren(build(GeometryProxy(of: node, size: size, context: context), node))
    let placement = Placement(origin: .zero, proposal: ProposedViewSize(size))
    for child in node.children {
      child.settle(placement, in: size, mirrored: node.isRightToLeft, context: context)
    }
  }

  func isEqual(to other: any LayoutRule) -> Bool { false }
}
