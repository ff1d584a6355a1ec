import GalleyControls
import GalleyGeometry
import GalleySnapshot
import GalleyStage
import GalleyViews
import Testing

@Suite("PasteButton")
struct PasteButtonTests {
  private func lines(width: Double) -> [String] {
    func all(_ view: InspectedView) -> [String] { view.lines + view.children.flatMap(all) }
    let stage = Stage(size: Size(width: 300, height: 80)) {
      PasteButton { _ in }.frame(width: width)
    }
    return all(stage.layout)
  }

  @Test("The title of a paste button is hidden if it does not fit, and the symbol remains")
  func narrow() {
    #expect(lines(width: 200) == ["Paste"])
    #expect(lines(width: 56) == [])
  }
}
