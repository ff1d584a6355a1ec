public enum ModifierSubject: Hashable, Sendable {
  case scroller
  case list
  /// A `List`, a `Picker` or a `TabView`.
  case tagged
  case grid
  case fit
  case lazyContainer
  case link
  case table
  case editing
}
