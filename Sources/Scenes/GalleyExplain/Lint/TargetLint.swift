import GalleyGeometry
import GalleySnapshot
import GalleyViews

enum TargetLint {
  /// The minimum width and height, in points (Apple's Human Interface Guidelines).
  private static let minimum = 44.0

  static func findings(on screen: LintScreen) -> [LintFinding] {
    screen.views.enumerated().compactMap { number, seen in
      guard seen.view.isTappable, let shown = seen.shown else { return nil }
      let size = seen.view.frame.size
      guard min(size.width, size.height) < minimum - 0.01 else { return nil }
      let words = seen.view.lines.joined(separator: " ")
      return LintFinding(.smallTarget(words: words.isEmpty ? screen.words(inside: number) : words, size), [shown], seen)
    }
  }
}
