public import GalleyGeometry

/// A laid-out view as a value: what `galley inspect` prints and layout tests compare.
public struct InspectedView: Hashable, Sendable {
  public var kind: String
  public var id: String?
  /// The frame on the canvas in which the view is drawn now, in points, not rounded; also while it is on its way.
  public var frame: Rect
  /// The frame in which the view will be drawn when nothing moves any more; nil where that is ``frame``.
  public var target: Rect?
  /// The first baseline on the canvas, for text, where it is drawn now.
  public var baseline: Double?
  /// The lines of a text as they are shown.
  public var lines: [String] = []
  public var isTruncated = false
  /// What a text that was cut would have needed.
  public var cut: Cut?
  /// All that a text says, where its lines joined by spaces are not just that; nil where they are.
  public var words: String?
  /// What a text is set in and painted with, in reading order; runs that follow each other and are alike count once.
  public var styles: [TextStyle] = []
  /// Which child a `ViewThatFits` shows, from 0, and the ideal size of each it asked.
  public var fit: Fit?
  /// The column that the view is as wide as.
  public var syncWidth: SyncWidth?
  public var scroll: Scroll?
  public var header: Header?
  /// The number of the element of a collection that the view was built for, from 0.
  public var row: Int?
  public var rows: Rows?
  /// What a child of a lazy container is; nil for its rows, and for views elsewhere.
  public var role: RowRole?
  /// Why a row of a lazy container is as high as it is.
  public var height: HeightCause?
  /// The arguments of the view or modifier by their names in code, as text.
  public var attributes: [String: String] = [:]
  /// The control that the view draws, with all views inside; nil for any other view, and where that is not recorded.
  public var control: Control?
  public var isTappable = false
  /// The place in the scene file where the view is written; nil for views of Swift code.
  public var origin: ViewSource?
  public var children: [InspectedView] = []

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
    self.kind = kind
    self.id = id
    self.row = row
    self.frame = frame
    self.lines = lines
    self.isTruncated = isTruncated
    self.words = words
    self.styles = styles
    self.attributes = attributes
    self.children = children
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
