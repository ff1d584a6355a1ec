public import GalleyGeometry

/// What is known of a laid-out view when two layouts are compared: the facts that layout JSON holds.
public struct ViewFacts: Hashable, Sendable {
  /// The view's or modifier's name.
  public var kind: String
  /// The identity given with `id`.
  public var id: String?
  /// The number of the element of a collection that the view was built for, from 0.
  public var row: Int?
  /// The frame on the canvas, in points.
  public var frame: Rect
  /// The lines of a text as they are shown.
  public var lines: [String]
  /// Whether a text was cut.
  public var isTruncated: Bool
  /// All that a text says which was cut; nil where all of it is shown, and where nobody knows.
  public var words: String?
  /// What a text is set in, in reading order; empty where nobody knows.
  public var styles: [TextStyle]
  /// The arguments of the view or modifier by their names in code, as text.
  public var attributes: [String: String]
  /// The decision of a `ViewThatFits`.
  public var fit: Fit?
  /// The column that the view is as wide as, and its width.
  public var column: Column?
  /// How a scroller stands.
  public var scroll: Scroll?
  /// How many rows a lazy container holds, shown or not.
  public var rowCount: Int?
  /// The numbers of the rows of a lazy container that ``children`` are, from 0; empty where nobody knows.
  public var builtRows: [Int]
  /// The views inside that are shown.
  public var children: [ViewFacts]

  /// How a scroller stands.
  public struct Scroll: Hashable, Sendable {
    /// The distance from rest.
    public var offset: Point
    /// The window on the canvas.
    public var window: Rect

    /// A scroller at `offset` that shows its content in `window`.
    public init(offset: Point, window: Rect) {
      self.offset = offset
      self.window = window
    }
  }

  /// A view with a frame; the other facts are those that it has.
  public init(
    kind: String, id: String? = nil, row: Int? = nil, frame: Rect, lines: [String] = [], isTruncated: Bool = false,
    words: String? = nil, styles: [TextStyle] = [], attributes: [String: String] = [:], fit: Fit? = nil,
    column: Column? = nil, scroll: Scroll? = nil, rowCount: Int? = nil, builtRows: [Int] = [],
    children: [ViewFacts] = []
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
    self.fit = fit
    self.column = column
    self.scroll = scroll
    self.rowCount = rowCount
    self.builtRows = builtRows
    self.children = children
  }

  /// What the text says, as it would stand on one line: all of it where that is known; nil where there is none.
  var text: String? { lines.isEmpty ? nil : words ?? shown }

  /// What is shown of the text, as it would stand on one line; nil where there is none.
  var shown: String? {
    lines.isEmpty ? nil : lines.dropFirst().reduce(lines[0]) { $0 + ($0.hasSuffix("-") ? "" : " ") + $1 }
  }

  /// The texts of the view and those inside, in drawing order.
  var texts: [String] { [text].compactMap(\.self) + children.flatMap(\.texts) }

  /// Whether nobody could say what it shows: no text, no name and no element of a collection.
  var isDecoration: Bool { id == nil && row == nil && text == nil && children.allSatisfy(\.isDecoration) }
}

/// A layout of a whole picture.
public struct LayoutFacts: Hashable, Sendable {
  /// The canvas in points.
  public var size: Size
  /// Pixels a point.
  public var scale: Double
  /// What the screen is shown on and under, by names; nil where the layout tells of no attributes, its views' neither.
  public var attributes: [String: String]?
  /// All views.
  public var view: ViewFacts

  /// The layout of `view` on a canvas of `size`.
  public init(size: Size, scale: Double, attributes: [String: String]? = nil, view: ViewFacts) {
    self.size = size
    self.scale = scale
    self.attributes = attributes
    self.view = view
  }

  /// The frames of the views that have an id, in pixels, in drawing order.
  public var namedFrames: [(id: String, frame: PixelRect)] { view.namedFrames(scale: scale) }
}

extension ViewFacts {
  fileprivate func namedFrames(scale: Double) -> [(id: String, frame: PixelRect)] {
    let own = id.map { [(id: $0, frame: PixelRect(around: frame, scale: scale))] } ?? []
    return own + children.flatMap { $0.namedFrames(scale: scale) }
  }
}

extension PixelRect {
  /// The pixels that `rect`, in points, touches.
  init(around rect: Rect, scale: Double) {
    func whole(_ value: Double) -> Int { Int(min(max(value, -1e9), 1e9)) }
    let (left, top) = (
      whole((rect.minX * scale + 1e-6).rounded(.down)), whole((rect.minY * scale + 1e-6).rounded(.down))
    )
    self.init(
      x: left, y: top, width: whole((rect.maxX * scale - 1e-6).rounded(.up)) - left,
      height: whole((rect.maxY * scale - 1e-6).rounded(.up)) - top)
  }
}
