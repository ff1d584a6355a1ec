public import GalleyMessages
public import GalleyPaint
public import GalleyViews

/// Why a stage cannot be drawn.
public enum StageError: Error, Sendable {
  /// What the views cannot show as asked: missing glyphs and fonts, unreadable images, unknown scroll targets.
  case problems([ViewProblem])
  case paint(PaintError)

  public var diagnostics: [Diagnostic] {
    switch self {
    case .problems(let problems): Diagnostic.grouping(problems)
    case .paint(let error): [Diagnostic(error)]
    }
  }
}
