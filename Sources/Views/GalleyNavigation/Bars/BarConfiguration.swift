import GalleyControls
import GalleyText
import GalleyViews

struct BarConfiguration {
  var title: Text?
  var subtitle: Text?
  /// The title still appears in the back button of the next screen.
  var isTitleRemoved = false
  var displayMode: TitleDisplayMode?
  var isBackHidden = false
  var isHidden: Bool?
  var items: [BarItem] = []
  var search: SearchConfiguration?
  /// Bars without an entry draw their background when content is below them.
  var backgroundVisibilities: [ToolbarPlacement: Visibility] = [:]
  var backgroundStyles: [ToolbarPlacement: AnyView] = [:]
  var schemes: [ToolbarPlacement: ColorScheme] = [:]
  var visibilities: [ToolbarPlacement: Visibility] = [:]

  init(_ contributions: [BarContribution]) {
    // Contributions are applied in reverse, so that the title of an inner view wins. Items keep the order of their
    // views.
    for contribution in contributions.reversed() {
      let known = items
      items = []
      contribution.change(&self, contribution.environment)
      items += known
    }
  }

  var showsBar: Bool {
    if isHidden == true { return false }
    return visibilities[.navigationBar] != .hidden
  }

  func items(at place: BarItem.Place) -> [BarItem] { items.filter { $0.place == place } }
}

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
    // Labels in bars show only their icon, except in place of the title or with an explicit label style.
    let shown = place == .principal ? content : AnyView(content.labelStyle(.iconOnly))
    self.content = AnyView(KeptEnvironment(environment: environment, content: shown))
    (self.place, self.isProminent) = (place, isProminent)
  }
}
