import GalleyGeometry
import GalleySnapshot
import GalleyViews

enum DiscontinuityLint {
  static func findings(on screen: LintScreen) -> [LintFinding] {
    screen.views.flatMap { seen in
      (seen.view.header?.jumps ?? []).map { jump in
        let name = seen.view.header?.name
        let shown = seen.view.children.first.flatMap { _ in headerFrame(of: seen) } ?? seen.view.frame
        return LintFinding(.discontinuity(header: name, jump), [shown], seen)
      }
    }
  }

  private static func headerFrame(of seen: SeenView) -> Rect? {
    guard let header = seen.view.header else { return nil }
    let frame = seen.view.frame
    return Rect(x: frame.minX, y: frame.minY, width: frame.width, height: max(header.height - header.hidden, 1))
      .intersection(seen.window)
  }
}
