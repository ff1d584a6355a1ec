/// Changes of the visible rows in a list whose row count is unchanged.
public struct RowChanges: Hashable, Sendable {
  public var gone: Int
  public var new: Int
  public var moved: Int

  private static let maximumRows = 4

  var isTelling: Bool { min(gone, new) > 1 && gone + new + moved > Self.maximumRows }
}
