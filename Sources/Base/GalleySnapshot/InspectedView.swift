public import GalleyGeometry

/// A laid-out view as a value: what `galley inspect` prints and layout tests compare.
public struct InspectedView: Hashable, Sendable {
  public var kind: String {
    get { storage.fields.kind }
    _modify { yield &ownFields.kind }
  }
  public var id: String? {
    get { storage.fields.id }
    _modify { yield &ownFields.id }
  }
  /// The frame on the canvas in which the view is drawn now, in points, not rounded; also while it is on its way.
  public var frame: Rect {
    get { storage.fields.frame }
    _modify { yield &ownFields.frame }
  }
  /// The frame in which the view will be drawn when nothing moves any more; nil where that is ``frame``.
  public var target: Rect? {
    get { storage.fields.target }
    _modify { yield &ownFields.target }
  }
  /// The first baseline on the canvas, for text, where it is drawn now.
  public var baseline: Double? {
    get { storage.fields.baseline }
    _modify { yield &ownFields.baseline }
  }
  /// The lines of a text as they are shown.
  public var lines: [String] {
    get { storage.fields.lines }
    _modify { yield &ownFields.lines }
  }
  public var isTruncated: Bool {
    get { storage.fields.isTruncated }
    _modify { yield &ownFields.isTruncated }
  }
  /// What a text that was cut would have needed.
  public var cut: Cut? {
    get { storage.fields.cut }
    _modify { yield &ownFields.cut }
  }
  /// All that a text says, where its lines joined by spaces are not just that; nil where they are.
  public var words: String? {
    get { storage.fields.words }
    _modify { yield &ownFields.words }
  }
  /// What a text is set in and painted with, in reading order; runs that follow each other and are alike count once.
  public var styles: [TextStyle] {
    get { storage.fields.styles }
    _modify { yield &ownFields.styles }
  }
  /// Which child a `ViewThatFits` shows, from 0, and the ideal size of each it asked.
  public var fit: Fit? {
    get { storage.fields.fit }
    _modify { yield &ownFields.fit }
  }
  /// The column that the view is as wide as.
  public var syncWidth: SyncWidth? {
    get { storage.fields.syncWidth }
    _modify { yield &ownFields.syncWidth }
  }
  public var scroll: Scroll? {
    get { storage.fields.scroll }
    _modify { yield &ownFields.scroll }
  }
  public var header: Header? {
    get { storage.fields.header }
    _modify { yield &ownFields.header }
  }
  /// The number of the element of a collection that the view was built for, from 0.
  public var row: Int? {
    get { storage.fields.row }
    _modify { yield &ownFields.row }
  }
  public var rows: Rows? {
    get { storage.fields.rows }
    _modify { yield &ownFields.rows }
  }
  /// What a child of a lazy container is; nil for its rows, and for views elsewhere.
  public var role: RowRole? {
    get { storage.fields.role }
    _modify { yield &ownFields.role }
  }
  /// Why a row of a lazy container is as high as it is.
  public var height: HeightCause? {
    get { storage.fields.height }
    _modify { yield &ownFields.height }
  }
  /// The arguments of the view or modifier by their names in code, as text.
  public var attributes: [String: String] {
    get { storage.fields.attributes }
    _modify { yield &ownFields.attributes }
  }
  /// The control that the view draws, with all views inside; nil for any other view, and where that is not recorded.
  public var control: Control? {
    get { storage.fields.control }
    _modify { yield &ownFields.control }
  }
  public var isTappable: Bool {
    get { storage.fields.isTappable }
    _modify { yield &ownFields.isTappable }
  }
  /// The place in the scene file where the view is written; nil for views of Swift code.
  public var origin: ViewSource? {
    get { storage.fields.origin }
    _modify { yield &ownFields.origin }
  }
  public var children: [InspectedView] {
    get { storage.fields.children }
    _modify { yield &ownFields.children }
  }

  private var storage: Storage

  public struct Fit: Hashable, Sendable {
    public var chosen: Int
    /// The ideal sizes of the candidates that were asked, in order.
    public var ideals: [Size]
    public var offered: ProposedViewSize
    public var isUniform = false
    /// Which of the shared fits of its snapshot it is, from 0; nil where the view decides by itself, or where that is not
    /// known.
    public var decision: Int?

    public init(
      chosen: Int, ideals: [Size], offered: ProposedViewSize, isUniform: Bool = false, decision: Int? = nil
    ) {
      self.chosen = chosen
      self.ideals = ideals
      self.offered = offered
      self.isUniform = isUniform
      self.decision = decision
    }
  }

  public struct Scroll: Hashable, Sendable {
    /// The distance from rest that is shown, in points.
    public var offset: Point
    /// The distance from rest that was asked for, before clamping; nil where nothing was asked.
    public var requested: Point?
    /// The distance from rest at which the content's end meets the window's.
    public var limit: Point
    public var axes: Axis.Set
    public var contentSize: Size
    /// The window on the canvas, where it is drawn now.
    public var viewport: Rect

    /// A scroller at `offset` that shows its content in `viewport`.
    public init(
      offset: Point, requested: Point? = nil, limit: Point = .zero, axes: Axis.Set = [], contentSize: Size = .zero,
      viewport: Rect
    ) {
      self.offset = offset
      self.requested = requested
      self.limit = limit
      self.axes = axes
      self.contentSize = contentSize
      self.viewport = viewport
    }
  }

  /// A view with a frame; what else is known of it is given here, or set afterwards.
  public init(
    kind: String, id: String? = nil, row: Int? = nil, frame: Rect, lines: [String] = [], isTruncated: Bool = false,
    words: String? = nil, styles: [TextStyle] = [], attributes: [String: String] = [:], children: [InspectedView] = []
  ) {
    storage = Storage(
      Fields(
        kind: kind, id: id, frame: frame, lines: lines, isTruncated: isTruncated, words: words, styles: styles,
        row: row, attributes: attributes, children: children))
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

extension InspectedView {
  fileprivate struct Fields: Hashable, Sendable {
    var kind: String
    var id: String?
    var frame: Rect
    var target: Rect?
    var baseline: Double?
    var lines: [String] = []
    var isTruncated = false
    var cut: Cut?
    var words: String?
    var styles: [TextStyle] = []
    var fit: Fit?
    var syncWidth: SyncWidth?
    var scroll: Scroll?
    var header: Header?
    var row: Int?
    var rows: Rows?
    var role: RowRole?
    var height: HeightCause?
    var attributes: [String: String] = [:]
    var control: Control?
    var isTappable = false
    var origin: ViewSource?
    var children: [InspectedView] = []
  }

  /// Shared by the copies of a view: comparisons pass views around, and copying all fields would take as long as the
  /// comparison.
  fileprivate final class Storage: @unchecked Sendable {
    // Only a view that is the only owner changes the fields.
    @exclusivity(unchecked) var fields: Fields

    init(_ fields: Fields) { self.fields = fields }
  }

  private var ownFields: Fields {
    get { storage.fields }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
      yield &storage.fields
    }
  }

  public static func == (first: InspectedView, second: InspectedView) -> Bool {
    first.storage === second.storage || first.storage.fields == second.storage.fields
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(storage.fields) }
}
