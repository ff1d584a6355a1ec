/// A view that scenes can name, by SwiftUI's name.
public enum ViewKind: String, Hashable, Sendable, CaseIterable {
  /// Words.
  case text = "Text"
  /// A bitmap from a file.
  case image = "Image"
  /// A colour that fills its room.
  case color = "Color"
  /// A rectangle.
  case rectangle = "Rectangle"
  /// A rectangle with rounded corners.
  case roundedRectangle = "RoundedRectangle"
  /// A circle.
  case circle = "Circle"
  /// A rectangle with half circles for its shorter sides.
  case capsule = "Capsule"
  /// An ellipse.
  case ellipse = "Ellipse"
  /// Colours that change along a line.
  case linearGradient = "LinearGradient"
  /// Views side by side.
  case hStack = "HStack"
  /// Views below each other.
  case vStack = "VStack"
  /// Views on top of each other.
  case zStack = "ZStack"
  /// Views below each other, built when they are seen.
  case lazyVStack = "LazyVStack"
  /// Views side by side, built when they are seen.
  case lazyHStack = "LazyHStack"
  /// Cells in columns, built when they are seen.
  case lazyVGrid = "LazyVGrid"
  /// Cells in rows, built when they are seen.
  case lazyHGrid = "LazyHGrid"
  /// Cells in columns and rows that are as large as their largest cells.
  case grid = "Grid"
  /// The cells of a row of a grid.
  case gridRow = "GridRow"
  /// Views side by side, on as many lines as they need.
  case flowLayout = "FlowLayout"
  /// Views side by side, on as many lines as they need, built when they are seen.
  case lazyFlowStack = "LazyFlowStack"
  /// Rows in sections that scroll.
  case list = "List"
  /// Rows that belong together.
  case section = "Section"
  /// Room that pushes its neighbours apart.
  case spacer = "Spacer"
  /// A line.
  case divider = "Divider"
  /// Views that share modifiers.
  case group = "Group"
  /// A scroller.
  case scrollView = "ScrollView"
  /// The first view that fits.
  case viewThatFits = "ViewThatFits"
  /// A view for each row of a table.
  case forEach = "ForEach"

  /// Whether it scrolls.
  var isScroller: Bool { self == .scrollView || self == .list }

  /// Whether it builds its views when they are seen.
  var isLazy: Bool {
    switch self {
    case .forEach, .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .lazyFlowStack, .list: true
    default: false
    }
  }

  /// Whether it is an outline that can clip another view.
  var isShape: Bool {
    switch self {
    case .rectangle, .roundedRectangle, .circle, .capsule, .ellipse: true
    default: false
    }
  }
}
