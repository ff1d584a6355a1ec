public import GalleyGeometry
import GalleyLayout

/// What the rows of a list, or the views of a screen, agree upon, with the evidence.
///
/// Rows count from 0, as a scroll target `row:0` does.
public struct InspectedAgreement: Hashable, Sendable {
  /// The container whose rows agree; nil for the whole screen.
  public var list: List?
  /// The columns, sorted by their keys.
  public var columns: [Column]
  /// The fits, in the order they are written.
  public var fits: [Fit]

  /// A container whose rows agree.
  public struct List: Hashable, Sendable {
    /// The view's name.
    public var kind: String
    /// The identity of the container, else of the nearest view around that has one.
    public var id: String?
    /// The place in a scene file.
    public var origin: ViewOrigin?
  }

  /// Views of one width.
  public struct Column: Hashable, Sendable {
    /// What the column is called.
    public var key: String
    /// How its width is found; nil where no view of it is shown.
    public var mode: SyncedWidth?
    /// Its width, in points.
    public var width: Double
    /// How many cells have a say in the width.
    public var cells: Int
    /// The widest cell; nil where only what is shown counts.
    public var widest: Cell?
    /// The widest cell of the others.
    public var runnerUp: Cell?
    /// How many cells are wider than the column.
    public var cut: Int
  }

  /// A view of a column.
  public struct Cell: Hashable, Sendable {
    /// The width it wants, in points.
    public var width: Double
    /// The number of its row; nil outside of rows.
    public var row: Int?
    /// What it says.
    public var words: String
  }

  /// One decision of many rows.
  public struct Fit: Hashable, Sendable {
    /// The file it is written in.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1.
    public var column: Int
    /// The names of the candidates' views, in order; empty where none is shown.
    public var candidates: [String]
    /// The candidate that all rows show, from 0.
    public var chosen: Int
    /// What was found of each candidate that was tried, in order.
    public var findings: [Finding]

    /// Whether the decision is of the same place as `other`, on whatever canvas.
    public func isSamePlace(as other: Fit) -> Bool {
      file == other.file && line == other.line && column == other.column
    }
  }

  /// How a candidate did in the row that holds it worst.
  public struct Finding: Hashable, Sendable {
    /// The axis that decides.
    public var axis: Axis
    /// What the candidate wants there, in points.
    public var needed: Double
    /// What it is offered.
    public var offered: Double
    /// The number of the row; nil outside of rows.
    public var row: Int?
    /// What the row says.
    public var words: String
    /// How many rows do not hold the candidate.
    public var overruns: Int

    /// By how much the row overruns what it is offered, in points; negative where every row holds the candidate.
    public var excess: Double { needed - offered }
  }

  /// Nil where nothing is agreed upon.
  init?(_ agreement: Agreement, in search: AgreementSearch) {
    guard agreement.isUsed else { return nil }
    list = search.owners[ObjectIdentifier(agreement)]
    columns = agreement.columns.map { Column($0.key, $0.value, search.mode(of: $0.key, in: agreement)) }
      .sorted { $0.key < $1.key }
    fits = agreement.fits.compactMap { Fit($0.key, $0.value, search.candidates(of: $0.key, in: agreement)) }
      .sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
  }
}

extension InspectedAgreement.Column {
  init(_ key: AnyHashable, _ column: SyncedColumn, _ mode: SyncMode?) {
    self.key = "\(key.base)"
    self.mode = mode.map { SyncedWidth($0) }
    width = column.width(mode ?? .exact)
    cells = column.count
    widest = column.widest.map { InspectedAgreement.Cell($0) }
    runnerUp = column.runnerUp.map { InspectedAgreement.Cell($0) }
    cut = column.count(widerThan: width)
  }
}

extension InspectedAgreement.Cell {
  init(_ cell: SyncedColumn.Cell) { self.init(width: cell.width, row: cell.row, words: cell.words) }
}

extension InspectedAgreement.Fit {
  /// Nil where nothing was found, because no row was ever asked.
  init?(_ key: AnyHashable, _ fit: UniformFit, _ candidates: [String]) {
    guard let place = key.base as? FitPlace, !fit.findings.isEmpty else { return nil }
    (file, line, column) = (place.file, place.line, place.column)
    self.candidates = candidates
    chosen = fit.choice
    findings = fit.findings.map { InspectedAgreement.Finding($0) }
  }
}

extension InspectedAgreement.Finding {
  init(_ finding: UniformFit.Finding) {
    self.init(
      axis: finding.axis, needed: finding.needed, offered: finding.offered, row: finding.row, words: finding.words,
      overruns: finding.overruns)
  }
}
