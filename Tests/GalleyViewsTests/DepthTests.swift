import GalleyGeometry
import GalleyPicture
import GalleySnapshot
import GalleyViews
import Testing

@Suite("Deeply nested views")
struct DepthTests {
  /// Tests trees much deeper than a scene can describe, because every level needs stack space in each phase.
  @Test("Very deep trees of views can be laid out and drawn", arguments: [32, 120])
  func deep(levels: Int) {
    var view = AnyView(Text("deep").id("deep"))
    for level in 0..<levels {
      view =
        switch level % 4 {
        case 0: AnyView(HStack { view })
        case 1: AnyView(view.padding(EdgeInsets(leading: 1)))
        case 2: AnyView(VStack { view })
        default: AnyView(view.frame(maxWidth: .infinity, alignment: .leading))
        }
    }
    let screen = Screen(view, width: 5000, height: 100)
    #expect(screen.view["deep"]?.frame.minX == Double(levels / 4))
    #expect(screen.picture.items.count == 2)
  }
}
