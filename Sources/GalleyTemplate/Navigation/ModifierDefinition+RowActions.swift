import GalleyGeometry
import GalleyNavigation
import GalleyViews

extension ModifierDefinition {
  /// What rows offer behind them, and what lists do when they are pulled.
  static let rowActions: [ModifierDefinition] = [
    .inRows("swipeActions", "Buttons behind a row of a List.", SwipeActions.shape, .besides) { view, actions, rows in
      view.swipeActions(edge: actions.edge) { actions.content.views(in: rows) }
    },
    .inRows("contextMenu", "What a long press on the view offers.", .viewsBeside, .besides) {
      view, menu, rows in view.contextMenu { menu.views(in: rows) }
    },
  ]
}

/// Buttons behind a row.
private struct SwipeActions: Sendable {
  let edge: HorizontalEdge
  let content: [ViewTemplate]

  static let shape = TypedShape<SwipeActions>.record("swipeActions", "Buttons behind a row.") { fields in
    let edge = fields.optional(
      "edge",
      .words(
        "a side",
        [
          "trailing": (HorizontalEdge.trailing, "Where reading ends; the default."),
          "leading": (.leading, "Where reading starts."),
        ]), "The side on which they are.", default: .trailing)
    let content = fields.required(
      "content", TypedShape<[ViewTemplate]>.views, "The buttons, the first next to the screen's edge.")
    return { given in try SwipeActions(edge: given[edge], content: given[content]) }
  }
}
