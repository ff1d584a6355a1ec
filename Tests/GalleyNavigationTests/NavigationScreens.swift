import GalleyControls
import GalleyGeometry
import GalleyRender
import GalleySnapshot
import GalleyStage
import GalleyViews

/// A screen of a phone and what there is to know of it.
struct PhoneScreen {
  let stage: Stage

  init(size: Size = Size(width: 390, height: 700), @ViewBuilder _ root: () -> some View) {
    stage = Stage(
      size: size, safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0), root: root)
  }

  /// All views that are there, in order.
  var all: [InspectedView] { stage.layout.withDescendants }

  /// All texts that are there, in order.
  var texts: [String] { all.flatMap(\.lines) }

  /// The frame of the first text that reads `text`, and its size of font.
  func text(_ text: String) -> InspectedView? { stage.layout.withDescendants.first { $0.lines == [text] } }

  /// Taps the view `id` and waits for whatever moves then; answers whether it could be tapped.
  func tap(_ id: String) -> Bool {
    let isTapped = stage.tap(id: id)
    stage.advance(by: 3)
    return isTapped
  }
}

extension InspectedView {
  /// The view and all in it, outermost first.
  fileprivate var withDescendants: [InspectedView] { [self] + children.flatMap(\.withDescendants) }
}
