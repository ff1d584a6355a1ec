import GalleyLayout

/// What views decide together on a screen at one moment, without the evidence: how wide columns are, and what fits
/// show.
public struct ScreenDecisions: Hashable, Sendable {
  /// The columns: the screen's first, then each list's, sorted by their keys.
  public var columns: [Column] = []
  /// The fits in the same order, sorted by their places.
  public var fits: [Fit] = []

  /// A column.
  public struct Column: Hashable, Sendable {
    /// The identity of the list it belongs to; nil for the whole screen's.
    public var list: String?
    /// What it is called.
    public var key: String
    /// Its width, in points.
    public var width: Double
  }

  /// One decision of many rows.
  public struct Fit: Hashable, Sendable {
    /// The identity of the list it belongs to; nil for the whole screen's.
    public var list: String?
    /// The line it is written in, from 1.
    public var line: Int
    /// The column, from 1.
    public var column: Int
    /// The candidate that all rows show, from 0.
    public var chosen: Int
  }

  /// Nothing.
  public init() {}
}

extension ScreenDecisions {
  fileprivate mutating func add(_ agreement: Agreement, in search: AgreementSearch) {
    let list = search.owners[ObjectIdentifier(agreement)]?.id
    columns += agreement.columns.map { key, column in
      Column(list: list, key: "\(key.base)", width: column.width(search.mode(of: key, in: agreement) ?? .exact))
    }.sorted { $0.key < $1.key }
    fits += agreement.fits.compactMap { key, fit in
      (key.base as? FitPlace).map { Fit(list: list, line: $0.line, column: $0.column, chosen: fit.choice) }
    }.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}

extension ViewTree {
  /// What the views of the tree decide together as they were last placed.
  package var decisions: ScreenDecisions {
    var decisions = ScreenDecisions()
    guard context.agreements.contains(where: \.isUsed) else { return decisions }
    let search = AgreementSearch(in: root, screen: context.agreement)
    for agreement in [context.agreement] + search.agreements { decisions.add(agreement, in: search) }
    return decisions
  }
}
