/// The kind of view that a modifier affects.
public enum ModifierSubject: Hashable, Sendable {
  case scroller
  case list
  /// A view that distinguishes its content by tags: a `List`, a `Picker` or a `TabView`.
  case tagged
  case grid
  case fit
  case lazyContainer
  case link
  case table
  case editing
}
