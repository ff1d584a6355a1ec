public import GalleyViews

public struct SceneSwipe: Hashable, Sendable {
  public let id: String
  public let edge: HorizontalEdge
  /// Whether the finger moves across almost the whole width.
  public let isFull: Bool

  package static let shape = TypedShape<SceneSwipe>.oneOf(
    TypedShape<String>.text("an id").map { SceneSwipe(id: $0, edge: .trailing, isFull: false) },
    .record("swipe", "A row that is swiped open.") { fields in
      let id = fields.required("id", .text("an id"), "The row's id.")
      let edge = fields.optional(
        "edge", .sideEdge, "Side of the swipe buttons.", default: HorizontalEdge.trailing)
      let isFull = fields.optional(
        "full", .boolean, "Whether the swipe is a full swipe (default: false).", default: false)
      return { given in try SceneSwipe(id: given[id], edge: given[edge], isFull: given[isFull]) }
    })
}

extension TypedShape<HorizontalEdge> {
  package static var sideEdge: Self {
    .words(
      "a side",
      [
        "trailing": (HorizontalEdge.trailing, "The trailing side (default)."),
        "leading": (.leading, "The leading side."),
      ])
  }
}
