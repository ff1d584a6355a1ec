public import GalleyMessages

public struct ScenePrint: Hashable, Sendable {
  /// The table to print; nil prints rows as the scene draws them.
  public var table: String?
  /// The scroll view whose drawn rows are printed; nil uses the first one.
  public var scroller: String?
  /// The scale of drawn rows (default: 0.65). With 1, a point of the scene is a point on paper.
  public var scale: Double
  public var plan: TablePlan
  /// The position in the scene file; nil if the scene has no print settings.
  public var place: SourcePlace?

  /// Creates settings that print rows as the scene draws them, with `title`, on A4 pages in portrait orientation.
  public init(title: String = "") {
    scale = 0.65
    plan = TablePlan(title: title)
    plan.paper.orientation = .portrait
  }
}
