public import GalleyMessages

/// How a scene is printed: which of its rows, and on which pages.
public struct ScenePrint: Hashable, Sendable {
  /// The table whose columns are printed; nil prints rows as the scene draws them.
  public var table: String?
  /// The scroller whose rows are printed as they are drawn; nil is the first one.
  public var scroller: String?
  /// How large rows are that are printed as they are drawn: 1 is a point for a point; 0.65 by default.
  public var scale: Double
  /// The pages, and the columns where a table is printed.
  public var plan: TablePlan
  /// The place in the scene file; nil for a scene that says nothing of printing.
  public var place: SourcePlace?

  /// Rows as they are drawn, on A4, under `title`.
  public init(title: String = "") {
    scale = 0.65
    plan = TablePlan(title: title)
    plan.paper.orientation = .portrait
  }
}
