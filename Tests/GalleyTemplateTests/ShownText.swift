import GalleyFiles
import GalleyGeometry
import GalleyPicture
import GalleyScroll
import GalleySnapshot
import GalleyTemplate
import GalleyText
import GalleyViews

/// The content of a scene, laid out without fonts or drawing: each character is 8 pt wide and 16 pt high.
enum ShownText {
  /// Returns the views of a scene, laid out on a canvas of 400 × 300 pt.
  static func layout(_ scene: Scene, scroll: [String: ScrollDestination] = [:]) -> InspectedView {
    tree(scene, scroll: scroll).inspection
  }

  /// Returns the picture of a scene on that canvas.
  static func picture(_ scene: Scene) -> Picture { tree(scene).picture(background: .white) }

  private static func tree(_ scene: Scene, scroll: [String: ScrollDestination] = [:]) -> ViewTree {
    let measurer = TextMeasurer { request, _ in
      let width = Double(request.text.count) * 8
      let line = TextLayout.Line(text: request.text, x: 0, y: 0, width: width, height: 16, baseline: 12, runs: [])
      return TextLayout(size: Size(width: width, height: 16), lines: [line])
    }
    let positions = ScrollPositions()
    for (id, position) in scroll { positions[AnyHashable(id)] = position }
    let images = ImageLoader { _ in throw FileProblem.notFound }
    let context = BuildContext(measurer: measurer, images: images, scrollPositions: positions)
    let tree = ViewTree(SceneView(scene), environment: scene.canvas.environment, context: context)
    tree.place(on: ProposedViewSize(width: 400, height: 300), safeArea: .zero)
    return tree
  }

  /// Returns the strings that a scene shows, in the order of its views.
  static func texts(_ scene: Scene, scroll: [String: ScrollDestination] = [:]) -> [String] {
    texts(in: layout(scene, scroll: scroll))
  }

  private static func texts(in view: InspectedView) -> [String] { view.lines + view.children.flatMap(texts) }

  /// Returns the frame of the first view whose only text is `text`.
  static func frame(of text: String, in view: InspectedView) -> Rect? {
    view.lines == [text] ? view.frame : view.children.lazy.compactMap { frame(of: text, in: $0) }.first
  }

  static func first(_ kind: String, in view: InspectedView) -> InspectedView? {
    view.kind == kind ? view : view.children.lazy.compactMap { first(kind, in: $0) }.first
  }
}
