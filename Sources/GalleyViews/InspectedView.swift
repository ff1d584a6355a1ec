public import GalleyGeometry
import GalleyLayout
import GalleyScroll
import GalleyText

/// A laid-out view as a value: what `galley inspect` prints and layout tests compare.
public struct InspectedView: Hashable, Sendable {
  /// The view's or modifier's name.
  public var kind: String
  /// The identity given with `id`, as text.
  public var id: String?
  /// The frame on the canvas, in points, not rounded.
  public var frame: Rect
  /// The first baseline on the canvas, for text.
  public var baseline: Double?
  /// The lines of a text as they are shown.
  public var lines: [String] = []
  /// Whether a text was cut.
  public var isTruncated = false
  /// Which child a `ViewThatFits` shows, from 0, and the ideal size of each it asked.
  public var fit: Fit?
  /// How a scroller stands.
  public var scroll: Scroll?
  /// The place in a scene file.
  public var origin: ViewOrigin?
  /// The views inside that are shown.
  public var children: [InspectedView] = []

  /// The decision of a `ViewThatFits`.
  public struct Fit: Hashable, Sendable {
    /// The index of the child that is shown.
    public var chosen: Int
    /// The ideal sizes of the candidates that were asked, in order.
    public var ideals: [Size]
    /// What was offered.
    public var offered: ProposedViewSize
  }

  /// How a scroller stands.
  public struct Scroll: Hashable, Sendable {
    /// The distance from rest that is shown, in points.
    public var offset: Point
    /// The distance from rest that was asked for, before clamping; nil where nothing was asked.
    public var requested: Point?
    /// The axes that scroll.
    public var axes: Axis.Set
    /// The size of all of the content.
    public var contentSize: Size
    /// The window on the canvas.
    public var viewport: Rect
  }

  /// What `node` shows; `outer` leads from its parent's coordinates to the canvas.
  init(_ node: LayoutNode, through outer: AffineTransform) {
    let payload = ViewPayload.of(node)
    kind = payload?.kind ?? "view"
    id = payload?.id.map { "\($0.base)" }
    frame = outer(node.frame)
    origin = payload?.origin
    let inside = AffineTransform(translationX: node.frame.minX, y: node.frame.minY).followed(by: outer)
    if case .text(let rule)? = payload?.drawing { describe(rule, node, inside) }
    if let rule = node.rule as? FitRule { fit = Fit(rule, node) }
    if let facts = payload?.scroll { scroll = Scroll(facts, inside) }
    let inner = node.toParent.followed(by: outer)
    children = node.children.filter(\.isPlaced).map { InspectedView($0, through: inner) }
  }

  private mutating func describe(_ rule: TextRule, _ node: LayoutNode, _ toCanvas: AffineTransform) {
    let layout = rule.layout(for: node.proposal)
    lines = layout.lines.map(\.text)
    baseline = toCanvas(Point(x: 0, y: layout.firstBaseline)).y
    isTruncated = layout.isTruncated
  }

  /// The first view with identity `id`, in drawing order.
  public subscript(id: String) -> InspectedView? {
    if self.id == id { return self }
    for child in children {
      if let found = child[id] { return found }
    }
    return nil
  }
}

extension InspectedView.Fit {
  init(_ rule: FitRule, _ node: LayoutNode) {
    chosen = rule.choice(for: node.proposal, among: node.children)
    let asked = node.children.prefix(min(chosen + 1, max(node.children.count - 1, 0)))
    ideals = asked.map { rule.ideal(of: $0, node.proposal) }
    offered = node.proposal
  }
}

extension InspectedView.Scroll {
  init(_ facts: ScrollFacts, _ toCanvas: AffineTransform) {
    let rest = Point(
      x: facts.geometry.minimumOffset(along: .horizontal), y: facts.geometry.minimumOffset(along: .vertical))
    offset = facts.offset - rest
    requested = facts.requested.map { $0 - rest }
    axes = facts.axes
    contentSize = facts.geometry.contentSize
    viewport = toCanvas(facts.viewport)
  }
}
