/// Whether scrollers show where they stand.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// They do, where content is larger than the window.
  case automatic, visible
  /// They do not.
  case hidden, never
}
