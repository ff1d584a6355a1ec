import GalleyGeometry
import GalleyNavigation
import GalleyTemplate
import GalleyViews

extension ModifierDefinition {
  static let rowActions: [ModifierDefinition] = [
    .inRows("swipeActions", "Buttons behind a row of a List.", SwipeActions.shape, .besides) { view, actions, rows in
      view.swipeActions(edge: actions.edge, allowsFullSwipe: actions.allowsFullSwipe) {
        actions.content.views(in: rows)
      }
    },
    .inRows("contextMenu", "What a long press on the view, or on the row of a List, offers.", SceneMenu.shape, .besides)
    { view, menu, rows in
      if menu.preview.isEmpty { return view.contextMenu { menu.items.views(in: rows) } }
      return view.contextMenu {
        menu.items.views(in: rows)
      } preview: {
        menu.preview.views(in: rows)
      }
    },
    .inRows("refreshable", "What the scroller in the view does when it is pulled.", SceneRefresh.shape, .refreshing) {
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

  static let shape = TypedShape<SwipeActions>.record("swipeActions", "Buttons behind a row.") { fields in
    let edge = fields.optional("edge", .sideEdge, "The side on which they are.", default: HorizontalEdge.trailing)
    let full = fields.optional(
      "allowsFullSwipe", .boolean, "Whether a finger that goes all the way across runs the first; true by default.",
      default: true)
    let content = fields.required(
      "content", TypedShape<[ViewTemplate]>.views, "The buttons, the first next to the screen's edge.")
    return { given in try SwipeActions(edge: given[edge], allowsFullSwipe: given[full], content: given[content]) }
  }
}

private struct SceneMenu: Sendable {
  let items: [ViewTemplate]
  var preview: [ViewTemplate] = []

  static let shape = TypedShape<SceneMenu>.oneOf(
    TypedShape<[ViewTemplate]>.viewsBeside.map { SceneMenu(items: $0) },
    .record("contextMenu", "A menu and what is shown above it.") { fields in
      let items = fields.required("items", TypedShape<[ViewTemplate]>.views, "What can be chosen.")
      let preview = fields.optional(
        "preview", TypedShape<[ViewTemplate]>.views, "What is shown above the menu instead of the view.", default: [])
      return { given in try SceneMenu(items: given[items], preview: given[preview]) }
    })
}

private struct SceneRefresh: Sendable {
  let action: SceneAction?
  let duration: Double

  static let shape = TypedShape<SceneRefresh>.record("refreshable", "What a pulled scroller does.") { fields in
    let duration = fields.optional("for", .number(.time), "How long it takes; 1s by default.", default: 1)
    let action = fields.add(SceneAction.field)
    return { given in try SceneRefresh(action: given[action], duration: given[duration]) }
  }
}

/// The scroller waits for a while when it is pulled to refresh, and then runs the action.
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
