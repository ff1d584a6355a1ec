public enum TaskProblem: Error, Hashable, Sendable {
  /// The task is still working outside the stage, and the stage has not advanced since.
  case underWay(view: String)
  /// The task did not return within the stage's timeout.
  case left(view: String, seconds: Double)
  /// The task never suspends.
  case endless(view: String)
  case changeFromOutside(view: String)
}
