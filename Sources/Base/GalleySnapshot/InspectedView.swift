public import GalleyGeometry

/// A laid-out view as a value. `galley inspect` prints these values, and layout tests compare them.
///
/// Frames are in points from the top left corner of the screen.
///
/// ```swift
/// if let title = stage.layout["title"] { print(title.frame, title.lines, title.isTruncated) }
/// ```
public struct InspectedView: Hashable, Sendable {
  public var kind: String {
    get { storage.fields.kind }
    _modify { yield &ownFields.kind }
  }
  public var id: String? {
    get { storage.fields.id }
    _modify { yield &ownFields.id }
  }
  /// The current frame on the canvas, in points and not rounded. During an animation, it is the frame at that moment.
  public var frame: Rect {
    get { storage.fields.frame }
    _modify { yield &ownFields.frame }
  }
  /// The frame after all animations have ended, or nil if it is the same as ``frame``.
  public var target: Rect? {
    get { storage.fields.target }
    _modify { yield &ownFields.target }
  }
  /// The current position of the first text baseline, on the canvas.
  public var baseline: Double? {
    get { storage.fields.baseline }
    _modify { yield &ownFields.baseline }
  }
  public var lines: [String] {
    get { storage.fields.lines }
    _modify { yield &ownFields.lines }
  }
  public var isTruncated: Bool {
    get { storage.fields.isTruncated }
    _modify { yield &ownFields.isTruncated }
  }
  public var cut: Cut? {
    get { storage.fields.cut }
    _modify { yield &ownFields.cut }
  }
  /// The full text, if it differs from ``lines`` joined by spaces.
  public var words: String? {
    get { storage.fields.words }
    _modify { yield &ownFields.words }
  }
  /// The styles of the text. Adjacent runs with the same style count once.
  public var styles: [TextStyle] {
    get { storage.fields.styles }
    _modify { yield &ownFields.styles }
  }
  public var fit: Fit? {
    get { storage.fields.fit }
    _modify { yield &ownFields.fit }
  }
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
  /// The index of the collection element for which the view was built.
  public var row: Int? {
    get { storage.fields.row }
    _modify { yield &ownFields.row }
  }
  public var rows: Rows? {
    get { storage.fields.rows }
    _modify { yield &ownFields.rows }
  }
  public var role: RowRole? {
    get { storage.fields.role }
    _modify { yield &ownFields.role }
  }
  public var height: HeightCause? {
    get { storage.fields.height }
    _modify { yield &ownFields.height }
  }
  /// The arguments of the view or modifier as text, by their names in code.
  public var attributes: [String: String] {
    get { storage.fields.attributes }
    _modify { yield &ownFields.attributes }
  }
  /// The control that the view and its descendants draw. Nil if there is none or if it is not recorded.
  public var control: Control? {
    get { storage.fields.control }
    _modify { yield &ownFields.control }
  }
  public var isTappable: Bool {
    get { storage.fields.isTappable }
    _modify { yield &ownFields.isTappable }
  }
  /// The position in the scene file; nil for views from Swift code.
  public var origin: ViewSource? {
    get { storage.fields.origin }
    _modify { yield &ownFields.origin }
  }
  /// The address of the code that created the view. It is 0 if it is unknown or if the view was read from a file.
  package var site: UInt {
    get { storage.fields.site }
    _modify { yield &ownFields.site }
  }
  /// The addresses of the modifiers that set the styles of the view.
  package var styleSites: [StyleAspect: UInt] {
    get { storage.fields.styleSites }
    _modify { yield &ownFields.styleSites }
  }
  /// The modifiers that set the styles of the view, and the string literal that it shows, as positions in the source
  /// files.
  package var styleOrigins: [StyleAspect: ViewSource] {
    get { storage.fields.styleOrigins }
    _modify { yield &ownFields.styleOrigins }
  }
  public var children: [InspectedView] {
    get { storage.fields.children }
    _modify { yield &ownFields.children }
  }

  private var storage: Storage

  public struct Fit: Hashable, Sendable {
    public var chosen: Int
    public var ideals: [Size]
    public var offered: ProposedViewSize
    public var isUniform = false
    /// The index of the shared fit in the snapshot. Nil if the view decides on its own or if the index is unknown.
    public var decision: Int?

    /// Creates a description of a `ViewThatFits`.
    ///
    /// - Parameters:
    ///   - chosen: The index of the shown candidate, from 0.
    ///   - ideals: The ideal sizes of the candidates that were measured, in points.
    ///   - offered: The proposed size, in points.
    ///   - isUniform: Whether all rows of the container show the same candidate (default: `false`).
    ///   - decision: The index of the shared fit in ``LayoutSnapshot/sharedFits``; nil if the view decides on its own
    ///     or if the index is unknown.
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
    /// The current distance from rest, in points.
    public var offset: Point
    /// The requested distance from rest before clamping, in points, or nil if there is no request.
    public var requested: Point?
    /// The distance from rest to the end of the content, in points.
    public var limit: Point
    public var axes: Axis.Set
    public var contentSize: Size
    public var viewport: Rect

    /// Creates a description of a scroll view, in points.
    ///
    /// - Parameters:
    ///   - offset: The current distance from rest.
    ///   - requested: The requested distance from rest before clamping; nil if there is no request.
    ///   - limit: The distance from rest at which the end of the content reaches the end of the viewport.
    ///   - axes: The axes on which the view scrolls.
    ///   - contentSize: The size of the content.
    ///   - viewport: The visible rectangle on the canvas.
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

  /// Creates a view for comparisons and tests. Set other properties, such as the fit or the scroll position,
  /// afterwards.
  ///
  /// - Parameters:
  ///   - kind: The type of the view, such as "Text".
  ///   - id: The identity, as set with `id(_:)`; nil for views without one.
  ///   - row: The index of the collection element for which the view was built, from 0.
  ///   - frame: The current frame on the canvas, in points.
  ///   - lines: The visible lines of text.
  ///   - isTruncated: Whether text is truncated (default: `false`).
  ///   - words: The full text, if it differs from `lines` joined by spaces.
  ///   - styles: The text styles, in reading order.
  ///   - attributes: The arguments of the view or modifier as text, by their names in code.
  ///   - children: The views inside, in drawing order.
  public init(
    kind: String, id: String? = nil, row: Int? = nil, frame: Rect, lines: [String] = [], isTruncated: Bool = false,
    words: String? = nil, styles: [TextStyle] = [], attributes: [String: String] = [:], children: [InspectedView] = []
  ) {
    storage = Storage(
      Fields(
        kind: kind, id: id, frame: frame, lines: lines, isTruncated: isTruncated, words: words, styles: styles,
        row: row, attributes: attributes, children: children))
  }

  /// Returns the first view with the identity `id` in drawing order: this view or a descendant.
  ///
  /// - Parameter id: The identity, as set with `id(_:)`.
  /// - Returns: The view, or nil if no view has this identity.
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
    var site: UInt = 0
    var styleSites: [StyleAspect: UInt] = [:]
    var styleOrigins: [StyleAspect: ViewSource] = [:]
    var children: [InspectedView] = []
  }

  /// The fields are stored by reference, because copying all of them would take as long as comparing them.
  fileprivate final class Storage: @unchecked Sendable {
    // The fields change only while there is a single reference to them.
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
