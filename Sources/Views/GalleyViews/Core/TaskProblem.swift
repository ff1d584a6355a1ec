public enum TaskProblem: Error, Hashable, Sendable {
  /// The stage has not advanced since the task left it.
  case underWay(view: String)
  /// The task did not return within the stage's timeout.
  case left(view: String, seconds: Double)
  /// The task never suspends.
  case endless(view: String)
  case changeFromOutside(view: String)
}
