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
  /// What a text that was cut would have needed.
  public var cut: Cut?
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
    fit = Fit(node)
    syncWidth = SyncWidth(node)
    row = payload?.row?.number
    isTappable = (payload?.attachment as? TapTarget)?.action != nil
    if let facts = payload?.scroll { scroll = Scroll(facts, inside) }
    header = Header(node)
    let inner = node.toParent.followed(by: outer)
    children = node.children.filter(\.isPlaced).map { InspectedView($0, through: inner) }
    if let promised = PromisedRows(node) { describe(promised, node) }
  }

  private mutating func describe(_ rule: TextRule, _ node: LayoutNode, _ toCanvas: AffineTransform) {
    let layout = rule.layout(for: node.proposal)
    lines = layout.lines.map(\.text)
    baseline = toCanvas(Point(x: 0, y: layout.firstBaseline)).y
    isTruncated = layout.isTruncated
    cut = isTruncated ? Cut(rule, layout, offered: node.proposal) : nil
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
