public import GalleyMessages

public struct ScenePrint: Hashable, Sendable {
  /// The table to print; nil prints rows as the scene draws them.
  public var table: String?
  /// The scroller whose drawn rows are printed; nil uses the first one.
  public var scroller: String?
  /// The scale of drawn rows, where 1 prints a point as a point (default: 0.65).
  public var scale: Double
  public var plan: TablePlan
  /// The position in the scene file; nil if the scene has no print settings.
  public var place: SourcePlace?

  /// Creates settings for drawn rows on portrait A4 pages with `title`.
  public init(title: String = "") {
    scale = 0.65
    plan = TablePlan(title: title)
    plan.paper.orientation = .portrait
  }
}
