import Galley
import Testing

/// When the environment changes, a list must be measured again exactly once.
@Suite("Lists measured again after a change")
struct RemeasuringTests {
  private static let count = 3_000

  private struct Numbers: View {
    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(Array(0..<RemeasuringTests.count), id: \.self) { number in
            HStack {
              Text(verbatim: "Row \(number) of many").syncWidth("name")
              Text(verbatim: "\(number * 37)").syncWidth("number")
            }
          }
        }
      }
      .id("list")
    }
  }

  private static func stage() -> Stage { Stage(size: Size(width: 390, height: 844)) { Numbers() } }

  @Test("After the text size changes, a list is laid out once and looks the same as on a new stage")
  func textSize() throws {
    let (stage, fresh) = (RemeasuringTests.stage(), RemeasuringTests.stage())
    _ = stage.layout
    let first = stage.counters
    let settings = StageSettings(dynamicTypeSize: .xxLarge)
    stage.set(settings)
    _ = stage.layout
    let again = stage.counters - first
    #expect(first.measures > RemeasuringTests.count)
    #expect(Double(again.measures) < 1.1 * Double(first.measures))

    fresh.set(settings)
    #expect(stage.layout["list"]?.scroll?.contentSize == fresh.layout["list"]?.scroll?.contentSize)
    #expect(try stage.picture() == fresh.picture())
  }
}
