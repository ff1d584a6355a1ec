import GalleyControls
import GalleyGeometry
import GalleySnapshot
import GalleyStage
import GalleyViews

struct PhoneScreen {
  let stage: Stage

  init(size: Size = Size(width: 390, height: 700), @ViewBuilder _ root: () -> some View) {
    stage = Stage(
      size: size, safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0), root: root)
  }

  var all: [InspectedView] { stage.layout.withDescendants }

  var texts: [String] { all.flatMap(\.lines) }

  /// Returns the first view whose only line is `text`.
  func text(_ text: String) -> InspectedView? { stage.layout.withDescendants.first { $0.lines == [text] } }

  /// Taps the view `id`, waits three seconds, and returns whether it could be tapped.
  func tap(_ id: String) -> Bool {
    let isTapped = stage.tap(id: id)
    stage.advance(by: 3)
    return isTapped
  }
}

extension InspectedView {
  fileprivate var withDescendants: [InspectedView] { [self] + children.flatMap(\.withDescendants) }
}
