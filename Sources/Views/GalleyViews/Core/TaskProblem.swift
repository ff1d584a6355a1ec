/// The reason why a stage cannot wait for the task of a view.
public enum TaskProblem: Error, Hashable, Sendable {
  /// A task of `view` is running outside the stage, and the stage has not advanced since the task left it.
  case underWay(view: String)
  /// A task of `view` continued outside the stage and did not return within `seconds`, the stage's timeout.
  case left(view: String, seconds: Double)
  /// A task of `view` runs endlessly without suspending.
  case endless(view: String)
  /// A value of `view` was changed by a task or thread that the stage does not control.
  case changeFromOutside(view: String)
}
