import GalleyGeometry
import GalleySnapshot
import GalleyViews
import Observation
import Testing

@Suite("State read only by an alignment guide")
struct GuideStateTests {
  @Observable
  final class Model {
    var shift = 0.0
  }

  private struct Shifted: View {
    let model: Model
    @State private var shift = 0.0

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 10, height: 10).id("state").alignmentGuide(.leading) { _ in -shift }
        Color.blue.frame(width: 10, height: 10).id("model").alignmentGuide(.top) { _ in -model.shift }
        Color.clear.frame(width: 50, height: 50).id("go").contentShape(Rectangle()).onTapGesture { shift += 7 }
      }
    }
  }

  @Test("Every change of the state that the guide reads moves the view")
  func moves() {
    let model = Model()
    let screen = Screen(Shifted(model: model), width: 100, height: 100)
    func corners() -> [String?] { ["state", "model"].map { screen.view[$0]?.frame.origin.text } }
    #expect(corners() == ["25,25", "25,25"])
    screen.tap("go")
    #expect(corners() == ["32,25", "25,25"])
    screen.tap("go")
    #expect(corners() == ["39,25", "25,25"])
    model.shift = 3
    screen.place()
    #expect(corners() == ["39,25", "25,28"])
    model.shift = 4
    screen.place()
    #expect(corners() == ["39,25", "25,29"])
  }
}
