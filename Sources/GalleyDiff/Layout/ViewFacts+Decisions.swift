public import GalleyGeometry

extension ViewFacts {
  /// Which candidate is shown, from 0, and why.
  public struct Fit: Hashable, Sendable {
    /// The candidate.
    public var chosen: Int
    /// The ideal sizes of those that were asked.
    public var ideals: [Size]
    /// The width that was offered; nil for as wide as it likes.
    public var offeredWidth: Double?
    /// The height that was offered; nil for as high as it likes.
    public var offeredHeight: Double?
    /// What many rows found when they decided together; nil where the view decided for itself.
    public var agreement: Agreement?

    /// A decision for the candidate number `chosen`.
    public init(
      chosen: Int, ideals: [Size], offeredWidth: Double?, offeredHeight: Double?, agreement: Agreement? = nil
    ) {
      self.chosen = chosen
      self.ideals = ideals
      self.offeredWidth = offeredWidth
      self.offeredHeight = offeredHeight
      self.agreement = agreement
    }
  }

  /// One decision of many rows, with the evidence.
  public struct Agreement: Hashable, Sendable {
    /// What the container of the rows is called; nil for the whole screen.
    public var list: String?
    /// The names of the candidates' views, in order.
    public var candidates: [String]
    /// How each candidate that was tried did, in order.
    public var findings: [Finding]

    /// A decision of the rows of `list`.
    public init(list: String?, candidates: [String], findings: [Finding]) {
      self.list = list
      self.candidates = candidates
      self.findings = findings
    }
  }

  /// How a candidate did in the row that holds it worst.
  public struct Finding: Hashable, Sendable {
    /// The row, or what stands for it.
    public var cell: Cell
    /// What the candidate is offered there, in points, along the axis that decides.
    public var offered: Double

    /// A candidate that needs the cell's extent of `offered`.
    public init(_ cell: Cell, offered: Double) {
      self.cell = cell
      self.offered = offered
    }
  }

  /// A row that decides, and the points that it needs.
  public struct Cell: Hashable, Sendable {
    /// The row's number, from 0; nil outside of rows.
    public var row: Int?
    /// What it says.
    public var words: String
    /// The points that it needs.
    public var extent: Double

    /// The row number `row`, which needs `extent` points.
    public init(row: Int?, words: String, extent: Double) {
      self.row = row
      self.words = words
      self.extent = extent
    }
  }

  /// A width that several rows share.
  public struct Column: Hashable, Sendable {
    /// The column's name.
    public var key: String
    /// Its width.
    public var width: Double
    /// The widest cell, which decides; nil where that is not known.
    public var widest: Cell?

    /// The column called `key`.
    public init(key: String, width: Double, widest: Cell? = nil) {
      self.key = key
      self.width = width
      self.widest = widest
    }
  }
}

extension ViewFacts.Fit {
  /// The row that makes the rows show another candidate than `old` told of; nil where nobody knows.
  ///
  /// Where an earlier candidate is given up, it is the row that does not hold it any more; where one is taken up
  /// again, the row that is nearest to not holding it.
  public func decider(beside old: ViewFacts.Fit) -> ViewFacts.Finding? {
    guard let agreement else { return nil }
    let index = min(chosen, old.chosen)
    return agreement.findings.indices.contains(index) ? agreement.findings[index] : nil
  }
}
