import GalleyGeometry
import GalleySnapshot
import GalleyStage
import GalleyViews

struct Screen {
  let stage: Stage

  init(@ViewBuilder _ view: () -> some View) {
    stage = Stage(size: Size(width: 393, height: 852), root: view)
  }

  var texts: [String] { Screen.lines(stage.layout) }

  private static func lines(_ view: InspectedView) -> [String] { view.lines + view.children.flatMap(lines) }
}
