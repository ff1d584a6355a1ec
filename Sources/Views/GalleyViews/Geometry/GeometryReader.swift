public import GalleyGeometry
import GalleyLayout

/// Takes the whole proposed size (10 pt on an axis without a proposal) and places its content in the upper leading
/// corner.
public struct GeometryReader<Content: View>: View {
  private let content: (GeometryProxy) -> Content

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

  public func _trace(_ trace: RowTrace) { if !trace.isProbing { trace.giveUp() } }
}

public struct GeometryProxy: Hashable, Sendable {
  public let size: Size
  public let safeAreaInsets: EdgeInsets
  private let toCanvas: AffineTransform
  private let spaces: [PlacementContext.NamedSpace]

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

  /// The frame of the view in this coordinate space, in points. For a rotated view, this is its bounding box. An
  /// unknown space name refers to the canvas.
  public func frame(in space: CoordinateSpace) -> Rect {
    let frame = Rect(size: size)
    switch space {
    case .local: return frame
    case .global: return toCanvas(frame)
    case .named(let name):
      // A coordinate space without area has no inverse.
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
