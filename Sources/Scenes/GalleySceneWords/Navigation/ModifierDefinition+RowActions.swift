import GalleyGeometry
import GalleyNavigation
import GalleyTemplate
import GalleyViews

extension ModifierDefinition {
  static let rowActions: [ModifierDefinition] = [
    .inRows("swipeActions", "Swipe buttons for a List row.", SwipeActions.shape, .besides) { view, actions, rows in
      view.swipeActions(edge: actions.edge, allowsFullSwipe: actions.allowsFullSwipe) {
        actions.content.views(in: rows)
      }
    },
    .inRows(
      "contextMenu", "Context menu of the view or of a List row, opened by a long press.", SceneMenu.shape, .besides
    ) { view, menu, rows in
      if menu.preview.isEmpty { return view.contextMenu { menu.items.views(in: rows) } }
      return view.contextMenu {
        menu.items.views(in: rows)
      } preview: {
        menu.preview.views(in: rows)
      }
    },
    .inRows(
      "refreshable", "Refreshes the scroll view inside when it is pulled down.", SceneRefresh.shape, .refreshing
    ) {
      view, refresh, rows in
      ActingView(action: refresh.action, rows: rows) { act in
        RefreshingView(content: view, duration: refresh.duration, act: act)
      }
    },
  ]
}

extension ModifierTraits {
  fileprivate static let refreshing = ModifierTraits(isInteractive: true)
}

private struct SwipeActions: Sendable {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let content: [ViewTemplate]

  static let shape = TypedShape<SwipeActions>.record("swipeActions", "Swipe buttons of a row.") { fields in
    let edge = fields.optional("edge", .sideEdge, "Side of the buttons.", default: HorizontalEdge.trailing)
    let full = fields.optional(
      "allowsFullSwipe", .boolean, "Whether a full swipe performs the first button (default: true).",
      default: true)
    let content = fields.required(
      "content", TypedShape<[ViewTemplate]>.views, "Buttons; the first one is next to the screen's edge.")
    return { given in try SwipeActions(edge: given[edge], allowsFullSwipe: given[full], content: given[content]) }
  }
}

private struct SceneMenu: Sendable {
  let items: [ViewTemplate]
  var preview: [ViewTemplate] = []

  static let shape = TypedShape<SceneMenu>.oneOf(
    TypedShape<[ViewTemplate]>.viewsBeside.map { SceneMenu(items: $0) },
    .record("contextMenu", "A context menu and its preview.") { fields in
      let items = fields.required("items", TypedShape<[ViewTemplate]>.views, "Content of the menu.")
      let preview = fields.optional(
        "preview", TypedShape<[ViewTemplate]>.views, "View above the menu, instead of the view itself.", default: [])
      return { given in try SceneMenu(items: given[items], preview: given[preview]) }
    })
}

private struct SceneRefresh: Sendable {
  let action: SceneAction?
  let duration: Double

  static let shape = TypedShape<SceneRefresh>.record("refreshable", "Refreshing by pulling down.") { fields in
    let duration = fields.optional("for", .number(.time), "Duration of the refresh (default: 1s).", default: 1)
    let action = fields.optional("action", SceneAction.shape, "Action to perform when the refresh ends.")
    return { given in try SceneRefresh(action: given[action], duration: given[duration]) }
  }
}

/// A scroll view that, when it is pulled to refresh, waits for a while and then runs the action.
private struct RefreshingView<Content: View>: View {
  @Environment(\.stageClock) private var clock
  let content: Content
  let duration: Double
  let act: () -> Void

  var body: some View {
    content.refreshable { [clock, duration, act] in
      try? await clock.sleep(for: .seconds(max(0, min(duration, 86_400))))
      act()
    }
  }
}
