public import GalleyMessages
public import GalleyPaint
public import GalleyViews

public enum StageError: Error, Sendable {
  case problems([ViewProblem])
  case paint(PaintError)

  public var diagnostics: [Diagnostic] {
    switch self {
    case .problems(let problems): Diagnostic.grouping(problems)
    case .paint(let error): [Diagnostic(error)]
    }
  }
}
