public import GalleyGeometry

/// What the rows of a list, or the views of a screen, agree upon, with the evidence.
///
/// Rows count from 0, as a scroll target `row:0` does.
public struct InspectedSharedSize: Hashable, Sendable {
  /// The container whose rows agree; nil for the whole screen.
  public var list: List?
  /// The columns, sorted by their keys.
  public var columns: [Column]
  /// The fits, in the order they are written.
  public var fits: [Fit]

  public struct List: Hashable, Sendable {
    public var kind: String
    /// The identity of the container, else of the nearest view around that has one.
    public var id: String?
    public var origin: ViewSource?

    public init(kind: String, id: String?, origin: ViewSource? = nil) {
      self.kind = kind
      self.id = id
      self.origin = origin
    }

    public var name: String { id ?? kind }
  }

  public struct Column: Hashable, Sendable {
    public var key: String
    /// How its width is found; nil where no view of it is shown.
    public var mode: SharedWidthMode?
    /// Its width, in points.
    public var width: Double
    /// How many cells have a say in the width.
    public var cells: Int
    /// The widest cell; nil where only what is shown counts.
    public var widest: Cell?
    public var runnerUp: Cell?
    public var cut: Int

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
    /// The width it wants, in points.
    public var width: Double
    /// The number of its row; nil outside of rows.
    public var row: Int?
    public var words: String

    /// A view that wants `width` points.
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
    /// The names of the candidates' views, in order; empty where none is shown.
    public var candidates: [String]
    /// The candidate that all rows show, from 0.
    public var chosen: Int
    /// What was found of each candidate that was tried, in order.
    public var findings: [Finding]

    /// A decision of the views that are written at a place.
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

  /// How a candidate did in the row that holds it worst.
  public struct Finding: Hashable, Sendable {
    public var axis: Axis
    /// What the candidate wants there, in points.
    public var needed: Double
    public var offered: Double
    /// The number of the row; nil outside of rows.
    public var row: Int?
    public var words: String
    /// How many rows do not hold the candidate.
    public var overruns: Int

    /// A candidate that needs so much of what it is offered.
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

    /// By how much the row overruns what it is offered, in points; negative where every row holds the candidate.
    public var excess: Double { needed - offered }
  }

  public init(list: List?, columns: [Column] = [], fits: [Fit] = []) {
    self.list = list
    self.columns = columns
    self.fits = fits
  }
}

/// The former name of ``InspectedSharedSize``.
@available(*, deprecated, renamed: "InspectedSharedSize")
public typealias InspectedAgreement = InspectedSharedSize
