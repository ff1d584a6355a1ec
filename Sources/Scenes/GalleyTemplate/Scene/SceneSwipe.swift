public import GalleyViews

public struct SceneSwipe: Hashable, Sendable {
  public let id: String
  public let edge: HorizontalEdge
  /// Whether the finger moves almost the whole width.
  public let isFull: Bool

  package static let shape = TypedShape<SceneSwipe>.oneOf(
    TypedShape<String>.text("an id").map { SceneSwipe(id: $0, edge: .trailing, isFull: false) },
    .record("swipe", "A row and how it is drawn aside.") { fields in
      let id = fields.required("id", .text("an id"), "The id of the row.")
      let edge = fields.optional(
        "edge", .sideEdge, "The side on which its buttons are.", default: HorizontalEdge.trailing)
      let isFull = fields.optional(
        "full", .boolean, "Whether the finger goes nearly all the way across; it does not by default.", default: false)
      return { given in try SceneSwipe(id: given[id], edge: given[edge], isFull: given[isFull]) }
    })
}

extension TypedShape<HorizontalEdge> {
  package static var sideEdge: Self {
    .words(
      "a side",
      [
        "trailing": (HorizontalEdge.trailing, "Where reading ends; the default."),
        "leading": (.leading, "Where reading starts."),
      ])
  }
}
