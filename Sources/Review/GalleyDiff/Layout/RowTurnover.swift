/// What became of the rows in sight of a list that holds as many rows as before.
public struct RowTurnover: Hashable, Sendable {
  public var gone: Int
  /// How many are in sight that were not.
  public var new: Int
  public var moved: Int

  private static let mostRows = 4

  var isTelling: Bool { min(gone, new) > 1 && gone + new + moved > Self.mostRows }
}
