public enum Visibility: Hashable, Sendable {
  case automatic
  case visible
  case hidden
}
