import GalleySnapshot
import GalleyViews

enum TruncationLint {
  static func findings(on screen: LintScreen) -> [LintFinding] {
    screen.views.compactMap { seen in
      guard let cut = seen.view.cut, let shown = seen.shown, screen.isDrawn(seen) else { return nil }
      return LintFinding(.truncation(cut), [shown], seen)
    }
  }
}
