import GalleyGeometry
import GalleyScroll
import GalleySnapshot
import GalleyStage
import GalleyText
import GalleyViews
import Testing

@Suite("Custom sheet heights and backgrounds")
struct CustomDetentTests {
  @Test("A sheet draws its custom background, and a custom detent sets its height")
  func sheets() throws {
    struct Third: CustomPresentationDetent {
      static func height(in context: Context) -> Double? { 300 }
    }
    #expect(PresentationDetent.custom(Third.self) == .custom(Third.self))
    #expect(
      PresentationDetent.custom(Third.self).height(onScreen: 800, top: 50, bottom: 30)
        == PresentationDetent.height(300).height(onScreen: 800, top: 50, bottom: 30))
    let stage = Stage(size: Size(width: 200, height: 400)) {
      Color.white.sheet(isPresented: .constant(true)) {
        Text("sheet").presentationBackground { Text("behind") }
      }
    }
    func texts(_ view: InspectedView) -> [String] { view.lines + view.children.flatMap(texts) }
    #expect(texts(stage.layout).contains("behind") && texts(stage.layout).contains("sheet"))
  }
}
