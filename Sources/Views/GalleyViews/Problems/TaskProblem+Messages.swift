package import GalleyMessages

extension TaskProblem {
  package var words: Words {
    switch self {
    case .underWay(let view):
      Words(
        "a task of \(Words.view(view)) still runs outside the stage",
        help: "advance(by:) and settle() wait for it: its result is visible afterwards")
    case .left(let view, let seconds):
      Words(
        """
        a task of \(Words.view(view)) continued outside the stage and did not return within \(Words.number(seconds)) s
        """,
        help:
          "the stage does not wait any longer: let the task wait on the stage's clock (@Environment(\\.stageClock)), "
          + "or set the stage's taskTimeout; a task for the main actor cannot run while the main thread waits")
    case .endless(let view):
      Words(
        "a task of \(Words.view(view)) repeats endlessly without waiting",
        help: "let it wait on the stage's clock (@Environment(\\.stageClock))")
    case .changeFromOutside(let view):
      Words(
        "a task or thread unknown to the stage changed \(Words.view(view))",
        help: "the stage does not wait for such a change: start the task in an action or in .task, not detached")
    }
  }
}

extension Words {
  fileprivate static func view(_ path: String) -> String { path.isEmpty ? "the views" : "'\(path)'" }
}
