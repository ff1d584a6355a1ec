import GalleyControls
import GalleyText
import GalleyViews

/// What the views of a screen say about its bars, all together.
struct BarConfiguration {
  var title: Text?
  var subtitle: Text?
  /// Whether the title does not show, though it names the screen for the one above it.
  var isTitleRemoved = false
  var displayMode: TitleDisplayMode?
  var isBackHidden = false
  var isHidden: Bool?
  var items: [BarItem] = []
  var search: SearchConfiguration?
  /// Whether bars draw their ground; nil is where content lies beneath them.
  var grounds: [ToolbarPlacement: Visibility] = [:]
  var groundStyles: [ToolbarPlacement: AnyView] = [:]
  var schemes: [ToolbarPlacement: ColorScheme] = [:]
  var visibilities: [ToolbarPlacement: Visibility] = [:]

  init(_ sayings: [BarSaying]) {
    // The first has the last word, so that an inner title wins; items keep the order of their views.
    for saying in sayings.reversed() {
      let known = items
      items = []
      saying.change(&self, saying.environment)
      items += known
    }
  }

  var showsBar: Bool {
    if isHidden == true { return false }
    return visibilities[.navigationBar] != .hidden
  }

  func items(at place: BarItem.Place) -> [BarItem] { items.filter { $0.place == place } }
}

/// How the title of a screen is shown.
enum TitleDisplayMode: Hashable, Sendable {
  case automatic, inline, large, inlineLarge
}

struct BarItem {
  enum Place: Hashable, Sendable {
    case leading, principal, trailing, bottom, status, keyboard
  }

  let place: Place
  let content: AnyView
  let isProminent: Bool

  init(_ content: AnyView, at place: Place, in environment: EnvironmentValues, isProminent: Bool = false) {
    // Bars have room for symbols; a label says its title there only in a style of its own, or in place of a title.
    let shown = place == .principal ? content : AnyView(content.labelStyle(.iconOnly))
    self.content = AnyView(KeptEnvironment(environment: environment, content: shown))
    (self.place, self.isProminent) = (place, isProminent)
  }
}
