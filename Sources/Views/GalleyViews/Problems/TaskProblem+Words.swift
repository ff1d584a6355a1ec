package import GalleyMessages

extension TaskProblem {
  package var words: Words {
    switch self {
    case .underWay(let view):
      Words(
        "a task of \(Words.view(view)) is under way outside of the stage",
        help: "advance(by:) and settle() wait for it: what it does shows after that")
    case .left(let view, let seconds):
      Words(
        "a task of \(Words.view(view)) went on outside of the stage and did not come back in \(Words.number(seconds)) s",
        help: "what it does later is not waited for: let it wait on the stage's clock (@Environment(\\.stageClock)), "
          + "or set the stage's taskTimeout; a task for the main actor cannot run while the main thread waits")
    case .endless(let view):
      Words(
        "a task of \(Words.view(view)) goes on and on without waiting",
        help: "let it wait on the stage's clock (@Environment(\\.stageClock))")
    case .changeFromOutside(let view):
      Words(
        "\(Words.view(view)) was changed by a task or a thread that the stage does not know",
        help: "nobody waits for such a change: begin the task in an action or in .task, and not detached")
    }
  }
}

extension Words {
  fileprivate static func view(_ path: String) -> String { path.isEmpty ? "the views" : "'\(path)'" }
}
