import GalleyGeometry
import GalleyRender
import GalleySnapshot
import GalleyViews

/// Views that can be tapped and are smaller than a finger.
enum TargetLint {
  /// The least width and height, in points.
  private static let least = 44.0

  static func findings(on screen: LintScreen) -> [LintFinding] {
    screen.views.enumerated().compactMap { number, seen in
      guard seen.view.isTappable, let shown = seen.shown else { return nil }
      let size = seen.view.frame.size
      guard min(size.width, size.height) < least - 0.01 else { return nil }
      let words = seen.view.lines.joined(separator: " ")
      return LintFinding(.smallTarget(words: words.isEmpty ? screen.words(inside: number) : words, size), [shown], seen)
    }
  }
}
