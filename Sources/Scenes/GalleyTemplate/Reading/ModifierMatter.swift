/// What a modifier may be about.
public enum ModifierMatter: Hashable, Sendable {
  /// A `ScrollView` or a `List`.
  case scroller
  /// A `List`.
  case list
  /// What tells the views in it apart by tags: a `List`, a `Picker` or a `TabView`.
  case tagged
  /// A `Grid`.
  case grid
  /// A `ViewThatFits`.
  case fit
  /// What builds its views when they are seen.
  case lazyContainer
  /// A scroller with a `scrollLink`.
  case link
  /// A `Table`.
  case table
  /// What lets rows be edited: a `NavigationStack`, or a view with `editMode`.
  case editing
}
