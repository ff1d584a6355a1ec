/// Whether something shows.
public enum Visibility: Hashable, Sendable {
  /// As what is around it has it.
  case automatic
  /// It shows.
  case visible
  /// It does not.
  case hidden
}
