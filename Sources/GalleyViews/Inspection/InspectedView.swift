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
  /// The frame on the canvas in which the view is drawn now, in points, not rounded; also while it is on its way.
  public var frame: Rect
  /// The frame in which the view will be drawn when nothing moves any more; nil where that is ``frame``.
  public var target: Rect?
  /// The first baseline on the canvas, for text, where it is drawn now.
  public var baseline: Double?
  /// The lines of a text as they are shown.
  public var lines: [String] = []
  /// Whether a text was cut.
  public var isTruncated = false
  /// What a text that was cut would have needed.
  public var cut: Cut?
  /// All that a text says, where its lines joined by spaces are not just that; nil where they are.
  public var words: String?
  /// What a text is set in and painted with, in reading order; runs that follow each other and are alike count once.
  public var styles: [Style] = []
  /// Which child a `ViewThatFits` shows, from 0, and the ideal size of each it asked.
  public var fit: Fit?
  /// The column that the view is as wide as.
  public var syncWidth: SyncWidth?
  /// How a scroller stands.
  public var scroll: Scroll?
  /// How a header over a scroller stands.
  public var header: Header?
  /// The number of the element of a collection that the view was built for, from 0.
  public var row: Int?
  /// What a lazy container holds.
  public var rows: Rows?
  /// What a child of a lazy container is; nil for its rows, and for views elsewhere.
  public var role: RowRole?
  /// Why a row of a lazy container is as high as it is.
  public var height: HeightCause?
  /// The arguments of the view or modifier by their names in code, as text.
  public var attributes: [String: String] = [:]
  /// Whether something happens when it is tapped.
  public var isTappable = false
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
    /// Whether many rows made the decision together.
    public var isUniform = false
  }

  /// How a scroller stands.
  public struct Scroll: Hashable, Sendable {
    /// The distance from rest that is shown, in points.
    public var offset: Point
    /// The distance from rest that was asked for, before clamping; nil where nothing was asked.
    public var requested: Point?
    /// The distance from rest at which the content's end meets the window's.
    public var limit: Point
    /// The axes that scroll.
    public var axes: Axis.Set
    /// The size of all of the content.
    public var contentSize: Size
    /// The window on the canvas, where it is drawn now.
    public var viewport: Rect
  }

  /// How far a view may be from where it comes to rest and still count as there, in points.
  private static let nearness = 1e-6

  /// What `node` shows; `outer` leads from its parent's coordinates to the canvas, where the views want it. `shown` is
  /// where it is drawn, where anything is on its way.
  init(_ node: LayoutNode, through outer: AffineTransform, shown: ShownSpace? = nil) {
    let shown = shown?.entered(by: node)
    let payload = ViewPayload.of(node)
    kind = payload?.kind ?? "view"
    id = payload?.id.map { "\($0.base)" }
    frame = outer(node.frame)
    origin = payload?.origin
    var inside = AffineTransform(translationX: node.frame.minX, y: node.frame.minY).followed(by: outer)
    if let drawn = shown?.canvasFrame(of: node), !drawn.isNear(frame, by: Self.nearness) {
      (frame, target) = (drawn, frame)
      inside = shown?.fromNode(node) ?? inside
    }
    if case .text(let rule)? = payload?.drawing { describe(rule, node, inside) }
    attributes = (node.rule as? any AttributedRule)?.attributes ?? [:]
    if let drawing = payload?.drawing { attributes.merge(drawing.attributes(of: kind)) { $1 } }
    fit = Fit(node)
    syncWidth = SyncWidth(node)
    row = payload?.row?.number
    isTappable = (payload?.attachment as? TapTarget)?.action != nil
    if let facts = payload?.scroll {
      scroll = Scroll(facts, inside)
      if target != nil, let viewport = shown?.viewport(facts, of: node) { scroll?.viewport = viewport }
    }
    header = Header(node)
    let inner = node.toParent.followed(by: outer)
    children = node.children.filter(\.isPlaced).map { InspectedView($0, through: inner, shown: shown?.inside(node)) }
    if let promised = LazyContainer(node) { describe(promised, node) }
  }

  private mutating func describe(_ rule: TextRule, _ node: LayoutNode, _ toCanvas: AffineTransform) {
    let layout = rule.layout(for: node.proposal)
    lines = layout.lines.map(\.text)
    baseline = toCanvas(Point(x: 0, y: layout.firstBaseline)).y
    isTruncated = layout.isTruncated
    cut = isTruncated ? Cut(rule, layout, offered: node.proposal) : nil
    words = lines.joined(separator: " ") == rule.words ? nil : rule.words
    styles = Style.all(of: rule)
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

extension Rect {
  /// Whether every edge lies where that of `other` does, or at most `distance` from it.
  fileprivate func isNear(_ other: Rect, by distance: Double) -> Bool {
    abs(minX - other.minX) <= distance && abs(minY - other.minY) <= distance && abs(maxX - other.maxX) <= distance
      && abs(maxY - other.maxY) <= distance
  }
}

extension InspectedView.Scroll {
  init(_ facts: ScrollFacts, _ toCanvas: AffineTransform) {
    let rest = Point(
      x: facts.geometry.minimumOffset(along: .horizontal), y: facts.geometry.minimumOffset(along: .vertical))
    offset = facts.offset - rest
    requested = facts.requested.map { $0 - rest }
    limit =
      Point(x: facts.geometry.maximumOffset(along: .horizontal), y: facts.geometry.maximumOffset(along: .vertical))
      - rest
    axes = facts.axes
    contentSize = facts.geometry.contentSize
    viewport = toCanvas(facts.viewport)
  }
}
