package import GalleyMessages

extension ModifierSubject {
  /// Returns the message for a modifier without effect. `isAround` means that the modifier needs the subject around it,
  /// not inside the modified view.
  package func words(of name: String, isAround: Bool) -> Words {
    isAround
      ? Words("'\(name)' has no effect here: the view is not inside a \(noun)", help: insideHelp)
      : Words("'\(name)' has no effect here: the view contains no \(noun)", help: aroundHelp)
  }
}

extension ModifierSubject {
  fileprivate var noun: String {
    switch self {
    case .scroller: "scroller"
    case .list: "List"
    case .tagged: "List, Picker or TabView"
    case .grid: "Grid"
    case .fit: "ViewThatFits"
    case .lazyContainer: "lazy container"
    case .link: "scroll view with a scrollLink"
    case .table: "Table"
    case .editing: "NavigationStack"
    }
  }

  fileprivate var insideHelp: String {
    switch self {
    case .scroller: "use it for views inside a ScrollView or a List"
    case .list: "use it for the rows of a List"
    case .tagged: "use it for the rows of a List, the options of a Picker and the screens of a TabView"
    case .grid: "use it for the cells of a Grid"
    case .link: "use it for the labels inside a ScrollView with 'scrollLink'"
    case .fit, .lazyContainer: "use it for views inside one"
    case .table: "use it for the rows of a Table"
    case .editing: "put it into a NavigationStack, or set 'editMode' on a surrounding view"
    }
  }

  fileprivate var aroundHelp: String {
    switch self {
    case .scroller: "use it for a ScrollView or a List, or for a surrounding view"
    case .list, .tagged, .grid, .fit, .table, .editing: "use it for a \(noun), or for a surrounding view"
    case .lazyContainer: "use it for a List or a stack such as LazyVStack, or for a surrounding view"
    case .link: "use it for a ScrollView with 'scrollLink'"
    }
  }
}
