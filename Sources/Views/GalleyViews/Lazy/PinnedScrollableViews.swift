import GalleyLayout

/// Which views of a lazy container stay in view while their section does.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt32

  /// The kinds whose bits are set in `rawValue`.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Headers stay at the start of the window, until the end of their section pushes them off.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers stay at the end of the window.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  var rows: PinnedRows {
    var rows = PinnedRows()
    if contains(.sectionHeaders) { rows.insert(.headers) }
    if contains(.sectionFooters) { rows.insert(.footers) }
    return rows
  }
}
