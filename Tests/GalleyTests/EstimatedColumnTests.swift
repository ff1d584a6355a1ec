import Galley
import GalleyStage
import Testing

@testable import GalleyCompare
@testable import GalleyExplain
@testable import GalleyRender
@testable import GalleyReport

@Suite("Columns shared by lists with estimated rows")
struct EstimatedColumnTests {
  private struct Row: View {
    let number: Int

    var body: some View {
      HStack {
        Text("row \(number)"); Spacer(); Text("end")
      }.padding(2)
    }
  }

  private struct Listed: View {
    let kind: Int
    let heights: RowHeights
    let count: Int

    var body: some View {
      switch kind {
      case 0: rows(LazyVStack { ForEach(0..<count) { Row(number: $0) } })
      case 1: List { ForEach(0..<count) { Row(number: $0) } }.rowHeights(heights).syncWidth("column")
      case 2: rows(LazyVStack { ForEach(0..<count) { Text("row \($0)") } })
      case 3: rows(LazyVStack { ForEach(0..<count) { Text("row \($0)").syncWidth("cell") } })
      default: rows(LazyVStack { ForEach(0..<count) { Row(number: $0) } }.syncWidth("inner"))
      }
    }

    private func rows(_ content: some View) -> some View {
      ScrollView { content }.rowHeights(heights).syncWidth("column")
    }
  }

  @Test("Rows with estimated heights cost no more than rows with exact heights", arguments: 0..<5)
  func cost(kind: Int) {
    func work(_ heights: RowHeights, count: Int) -> StageCounters {
      let stage = Stage(size: Size(width: 300, height: 600)) { Listed(kind: kind, heights: heights, count: count) }
      _ = stage.layout
      stage.scrollPositions = [:]
      stage.advance(by: 0.1)
      return stage.counters
    }
    let (exact, estimated) = (work(.exact, count: 400), work(.estimated, count: 400))
    #expect(estimated.bodies <= exact.bodies + 40)
    #expect(estimated.measures <= exact.measures + 400)
  }
}
