import GalleyLayout

public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  var rows: PinnedRows {
    var rows = PinnedRows()
    if contains(.sectionHeaders) { rows.insert(.headers) }
    if contains(.sectionFooters) { rows.insert(.footers) }
    return rows
  }
}
