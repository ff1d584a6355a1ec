/// What became of the rows in sight of a list that holds as many rows as before.
public struct RowTurnover: Hashable, Sendable {
  /// How many are no longer in sight.
  public var gone: Int
  /// How many are in sight that were not.
  public var new: Int
  /// How many stand at other places.
  public var moved: Int

  /// More than this can no longer be told row by row.
  private static let mostRows = 4

  /// Whether one sentence tells more than one a row.
  var isTelling: Bool { min(gone, new) > 1 && gone + new + moved > Self.mostRows }
}
