public import GalleyGeometry

/// The sizes that rows or views share, and the views that determine them.
///
/// Rows are numbered from 0, as in the scroll target `row:0`.
public struct InspectedSharedSize: Hashable, Sendable {
  /// The container whose rows share the sizes; nil for the whole screen.
  public var list: List?
  public var columns: [Column]
  /// The shared `ViewThatFits` decisions, in source order.
  public var fits: [Fit]

  public struct List: Hashable, Sendable {
    public var kind: String
    /// The identity of the container or of its nearest ancestor that has one.
    public var id: String?
    public var origin: ViewSource?

    /// Creates a description of a container.
    ///
    /// - Parameters:
    ///   - kind: The type of the container, such as "List".
    ///   - id: The identity of the container or of its nearest ancestor that has one; nil if none has.
    ///   - origin: The position in the scene file; nil for views from Swift code.
    public init(kind: String, id: String?, origin: ViewSource? = nil) {
      self.kind = kind
      self.id = id
      self.origin = origin
    }

    public var name: String { id ?? kind }
  }

  public struct Column: Hashable, Sendable {
    public var key: String
    /// The rule for the width; nil if no view of the column is visible.
    public var mode: SharedWidthMode?
    public var width: Double
    /// The number of cells that affect the width.
    public var cells: Int
    /// The widest cell; nil if only visible cells count.
    public var widest: Cell?
    public var runnerUp: Cell?
    public var cut: Int

    /// Creates a description of a column.
    ///
    /// - Parameters:
    ///   - key: The key of the column, as text.
    ///   - mode: The rule for the width; nil if no view of the column is visible.
    ///   - width: The common width, in points.
    ///   - cells: The number of cells that affect the width.
    ///   - widest: The widest cell; nil if only visible cells count.
    ///   - runnerUp: The second widest cell. The difference to `widest` shows how much space a single long text takes.
    ///   - cut: The number of cells that are wider than `width`.
    public init(
      key: String, mode: SharedWidthMode? = nil, width: Double, cells: Int = 0, widest: Cell? = nil,
      runnerUp: Cell? = nil, cut: Int = 0
    ) {
      self.key = key
      self.mode = mode
      self.width = width
      self.cells = cells
      self.widest = widest
      self.runnerUp = runnerUp
      self.cut = cut
    }
  }

  public struct Cell: Hashable, Sendable {
    /// The ideal width, in points.
    public var width: Double
    /// The index of its row; nil outside of rows.
    public var row: Int?
    public var words: String

    /// Creates a description of a cell.
    ///
    /// - Parameters:
    ///   - width: The ideal width, in points.
    ///   - row: The index of its row, from 0; nil outside of rows.
    ///   - words: The text in the cell.
    public init(width: Double, row: Int?, words: String) {
      self.width = width
      self.row = row
      self.words = words
    }
  }

  public struct Fit: Hashable, Sendable {
    public var file: String
    public var line: Int
    public var column: Int
    /// Descriptions of the candidates, in order. Empty if none is visible.
    public var candidates: [String]
    public var chosen: Int
    /// The result for each candidate that was tried, in order.
    public var findings: [Finding]

    /// Creates the result of a shared `ViewThatFits`.
    ///
    /// - Parameters:
    ///   - file: The scene file that contains the view.
    ///   - line: The line of the view, from 1.
    ///   - column: The column of the view, from 1.
    ///   - candidates: Descriptions of the candidates, in order; empty if none is visible.
    ///   - chosen: The index of the shown candidate, from 0.
    ///   - findings: The result for each candidate that was tried, in order.
    public init(
      file: String, line: Int, column: Int, candidates: [String] = [], chosen: Int, findings: [Finding] = []
    ) {
      self.file = file
      self.line = line
      self.column = column
      self.candidates = candidates
      self.chosen = chosen
      self.findings = findings
    }

    public var origin: ViewSource { ViewSource(file: file, line: line, column: column) }

    public func isSamePlace(as other: Fit) -> Bool {
      file == other.file && line == other.line && column == other.column
    }
  }

  /// The result of a candidate in the row where it fits worst.
  public struct Finding: Hashable, Sendable {
    public var axis: Axis
    /// The ideal length of the candidate, in points.
    public var needed: Double
    public var offered: Double
    public var row: Int?
    public var words: String
    /// The number of rows in which the candidate does not fit.
    public var overruns: Int

    /// Creates the result of a candidate in the row where it fits worst.
    ///
    /// - Parameters:
    ///   - axis: The axis on which the length was compared (default: horizontal).
    ///   - needed: The ideal length of the candidate, in points.
    ///   - offered: The available length, in points. The candidate fits if `needed` is not greater.
    ///   - row: The index of the row, from 0; nil outside of rows.
    ///   - words: The text in the candidate.
    ///   - overruns: The number of rows in which the candidate does not fit (default: 0).
    public init(
      axis: Axis = .horizontal, needed: Double, offered: Double, row: Int?, words: String, overruns: Int = 0
    ) {
      self.axis = axis
      self.needed = needed
      self.offered = offered
      self.row = row
      self.words = words
      self.overruns = overruns
    }

    /// The length by which the candidate is too long, in points. Negative if it fits in every row.
    public var excess: Double { needed - offered }
  }

  /// Creates a description of shared sizes.
  ///
  /// - Parameters:
  ///   - list: The container whose rows share the sizes; nil for the whole screen.
  ///   - columns: The columns, sorted by key.
  ///   - fits: The shared `ViewThatFits` decisions, in source order.
  public init(list: List?, columns: [Column] = [], fits: [Fit] = []) {
    self.list = list
    self.columns = columns
    self.fits = fits
  }
}
