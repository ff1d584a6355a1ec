/// What a modifier may be about.
public enum ModifierMatter: Hashable, Sendable {
  case scroller
  case list
  /// What tells the views in it apart by tags: a `List`, a `Picker` or a `TabView`.
  case tagged
  case grid
  case fit
  case lazyContainer
  case link
  case table
  case editing
}
