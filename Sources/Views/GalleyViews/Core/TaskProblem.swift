/// Why a stage cannot wait for what a task of a view does.
public enum TaskProblem: Error, Hashable, Sendable {
  /// A task of `view` is under way outside of the stage, which has not been advanced since.
  case underWay(view: String)
  /// A task of `view` went on outside of the stage and did not come back in the `seconds` that the stage waits.
  case left(view: String, seconds: Double)
  /// A task of `view` goes on and on without ever waiting.
  case endless(view: String)
  /// A value of `view` was changed by a task or a thread that the stage knows nothing of.
  case changeFromOutside(view: String)
}
