import GalleyGeometry
import GalleyRender
import GalleySnapshot
import GalleyStage
import GalleyViews

/// A view on a phone's screen, and what there is to know of it.
struct Screen {
  let stage: Stage

  init(@ViewBuilder _ view: () -> some View) {
    stage = Stage(size: Size(width: 393, height: 852), root: view)
  }

  /// All texts in order.
  var texts: [String] { Screen.lines(stage.layout) }

  private static func lines(_ view: InspectedView) -> [String] { view.lines + view.children.flatMap(lines) }
}
