public enum ModifierSubject: Hashable, Sendable {
  case scroller
  case list
  /// A view whose choices have tags: a `List`, a `Picker` or a `TabView`.
  case tagged
  case grid
  case fit
  case lazyContainer
  case link
  case table
  case editing
}
