import Galley
import Testing

private struct ContentStart: PreferenceKey {
  static var defaultValue: Double { 0 }
  static func reduce(value: inout Double, nextValue: () -> Double) { value = nextValue() }
}

/// A custom list that builds only the rows in the window of its scroll view.
private struct Timetable: View {
  let count = 5000
  let height = 32.0
  let window = 200.0
  @State private var start = 0.0

  private var rows: Range<Int> {
    let first = min(max(Int(-start / height), 0), count)
    return first..<min(max(first, Int((window - start) / height) + 1), count)
  }

  var body: some View {
    ScrollView {
      ZStack(alignment: .topLeading) {
        Color.clear.frame(height: Double(count) * height)
          .background {
            GeometryReader { proxy in
              Color.clear.preference(key: ContentStart.self, value: proxy.frame(in: .global).minY)
            }
          }
        ForEach(rows, id: \.self) { row in
          HStack {
            Text("Stop \(row)").id("row \(row)")
            Spacer()
            Text("\(row / 60 % 24):\(row % 60 / 10)\(row % 10)").monospacedDigit().foregroundStyle(.secondary)
          }
          .padding(.horizontal, 12)
          .frame(height: height)
          .overlay(alignment: .bottom) { Divider() }
          .offset(y: Double(row) * height)
        }
      }
    }
    .id("list")
    .onPreferenceChange(ContentStart.self) { start = $0 }
  }
}

@Suite("A custom list that builds rows for the visible window")
struct VisibleRowsTests {
  private func rows(_ stage: Stage) -> [String] {
    stage.layout.all.compactMap(\.id).filter { $0.hasPrefix("row") }
  }

  @Test("The custom list builds only the rows in the window", arguments: [0.0, 31, 32, 80_000, 159_800, -50])
  func window(offset: Double) throws {
    let stage = Stage(size: Size(width: 240, height: 200), scale: 2) { Timetable() }
    #expect(rows(stage).first == "row 0")
    let before = stage.counters
    stage.scroll("list").offset = offset
    let first = max(Int(offset / 32), 0)
    let last = min(Int((200 + offset) / 32), 4999)
    #expect(rows(stage) == (first...last).map { "row \($0)" })
    #expect((stage.counters - before).passes <= 2)
    #expect(stage.warnings.isEmpty)
    try Frames.draw(stage, "rows-\(Int(offset))")
  }
}
