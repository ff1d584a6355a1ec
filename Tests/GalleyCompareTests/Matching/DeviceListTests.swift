import Galley
import Testing

@Suite("Scrolled lists in device screenshots")
struct DeviceListTests {
  private func list(padding: Double) -> DeviceScene {
    let names = ["Apples", "Bread rolls", "Cheese", "Dates", "Eggs", "Figs", "Grapes", "Honey", "Ice", "Jam"]
    let rows = (0..<40).map { "{ name: \(names[$0 % 10]) item \($0), time: \(10 + $0 % 7) }" }
    return DeviceScene(
      yaml: """
        scene: 1
        canvas: { size: 390x600, scale: 3 }
        data: { rows: { rows: [\(rows.joined(separator: ", "))] } }
        view:
          ScrollView:
            LazyVStack:
              ForEach: rows
              row: { HStack: [ { Text: "{name}" }, { Spacer: {} }, { Text: "{time} min", foregroundStyle: secondary } ], padding: { horizontal: 16, vertical: \(padding) } }
            spacing: 0
          id: list
        states:
          - { name: top }
          - { name: middle, scroll: { list: { offset: 333 } } }
        output:
          - png: "{scene}-{state}.png"

        """)
  }

  @Test("A screenshot of an unchanged list matches the scene in every state", arguments: [0, 1])
  func unchanged(state: Int) throws {
    let list = list(padding: 10)
    let match = try list.match(list.bitmap(state: state))
    #expect(match.title == ["top", "middle"][state] && match.isAlike && match.findings == [], "\(match.lines)")
  }

  @Test("Taller rows in a screenshot are reported in one sentence about the state that is shown", arguments: [0, 1])
  func higherRows(state: Int) throws {
    let match = try list(padding: 10).match(list(padding: 10.5).bitmap(state: state))
    #expect(match.title == ["top", "middle"][state])
    let sentences = match.findings.filter { !$0.contains("outside the image") }
    #expect(sentences.count == 1 && sentences[0].hasSuffix(" pt lower"), "\(match.lines)")
  }
}
