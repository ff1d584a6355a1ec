import GalleyControls
import GalleyGeometry
import GalleyPicture
import GalleyStage
import GalleyViews
import Testing

@Suite("Views that follow a matched geometry")
struct MatchedGeometryTests {
  /// Three tabs with a line under the selected one.
  private struct Tabs: View {
    @Namespace private var names
    @State var chosen = 0

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { tab in
          Color.clear.frame(width: Double(20 + 10 * tab), height: 30)
            .matchedGeometryEffect(id: tab, in: names).contentShape(Rectangle())
            .onTapGesture { chosen = tab }.id("\(tab)")
        }
      }
      .background(Color.red.matchedGeometryEffect(id: chosen, in: names, isSource: false))
    }
  }

  private func red(_ stage: Stage) throws -> [Rect] {
    func fills(_ items: [Picture.Item], at offset: Point) -> [Rect] {
      items.flatMap { item -> [Rect] in
        switch item {
        case .fill(let fill): [fill.path.bounds.offsetBy(offset)]
        case .group(let group): fills(group.items, at: offset)
        default: []
        }
      }
    }
    return fills(try stage.picture().items, at: .zero)
  }

  @Test("A view with isSource false takes the frame of the view that is currently the source")
  func following() throws {
    let stage = ControlScreen(width: 90, height: 30) { Tabs() }.stage
    #expect(try red(stage).last?.width == 20)
    stage.tap(id: "2")
    #expect(try red(stage).last?.width == 40)
  }
}
