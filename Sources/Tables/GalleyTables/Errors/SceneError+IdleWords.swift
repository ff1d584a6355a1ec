package import GalleyMessages

extension ModifierMatter {
  /// - Parameter isAround: Whether the modifier needs such a view around it, instead of inside the modified view.
  package func words(of name: String, isAround: Bool) -> Words {
    isAround
      ? Words("'\(name)' does nothing here: the view is in no \(noun)", help: insideHelp)
      : Words("'\(name)' does nothing here: the view holds no \(noun)", help: aroundHelp)
  }
}

extension ModifierMatter {
  fileprivate var noun: String {
    switch self {
    case .scroller: "scroller"
    case .list: "List"
    case .tagged: "List, Picker or TabView"
    case .grid: "Grid"
    case .fit: "ViewThatFits"
    case .lazyContainer: "lazy container"
    case .link: "scroller with a scrollLink"
    case .table: "Table"
    case .editing: "NavigationStack"
    }
  }

  fileprivate var insideHelp: String {
    switch self {
    case .scroller: "it is for views inside of a ScrollView or a List"
    case .list: "it is for the rows of a List"
    case .tagged: "it is for the rows of a List, the options of a Picker and the screens of a TabView"
    case .grid: "it is for the cells of a Grid"
    case .link: "it is for the labels inside of a ScrollView with 'scrollLink'"
    case .fit, .lazyContainer: "it is for views inside of one"
    case .table: "it is for the rows of a Table"
    case .editing: "put a NavigationStack around it, or give a view around it 'editMode'"
    }
  }

  fileprivate var aroundHelp: String {
    switch self {
    case .scroller: "give it to a ScrollView or a List, or to a view around one"
    case .list, .tagged, .grid, .fit, .table, .editing: "give it to a \(noun), or to a view around one"
    case .lazyContainer: "give it to a List or a stack such as LazyVStack, or to a view around one"
    case .link: "give it to a ScrollView with 'scrollLink'"
    }
  }
}
