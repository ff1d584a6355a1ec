public import GalleyMessages
public import GalleyPaint
public import GalleyViews

/// The reason why a stage cannot be drawn.
public enum StageError: Error, Sendable {
  /// Missing glyphs and fonts, unreadable images, unknown scroll targets, and other problems of the views.
  case problems([ViewProblem])
  case paint(PaintError)

  public var diagnostics: [Diagnostic] {
    switch self {
    case .problems(let problems): Diagnostic.grouping(problems)
    case .paint(let error): [Diagnostic(error)]
    }
  }
}
