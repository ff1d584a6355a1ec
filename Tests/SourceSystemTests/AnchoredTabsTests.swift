import Galley
import Testing

private struct TabFrames: PreferenceKey {
  static var defaultValue: [String: Anchor<Rect>] { [:] }
  static func reduce(value: inout [String: Anchor<Rect>], nextValue: () -> [String: Anchor<Rect>]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct Tabs: View {
  let names = ["Soups", "Salads", "Dumplings", "Roasts", "Fish", "Puddings", "Ices", "Coffee", "Wines"]
  @State private var selected = "Soups"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ScrollViewReader { proxy in
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 20) {
            ForEach(names, id: \.self) { name in
              Button(name) { selected = name }
                .anchorPreference(key: TabFrames.self, value: .bounds) { [name: $0] }
                .id(name)
            }
          }
          .padding(12)
          .overlayPreferenceValue(TabFrames.self) { frames in
            GeometryReader { geometry in
              if let anchor = frames[selected] {
                let frame = geometry[anchor]
                Rectangle().fill(.tint).frame(width: frame.width, height: 2).id("underline")
                  .offset(x: frame.minX, y: frame.maxY + 2)
              }
            }
          }
        }
        .id("tabs")
        .onChange(of: selected) { _, name in proxy.scrollTo(name, anchor: .center) }
      }
      Text("Chosen: \(selected)").padding(.horizontal, 12)
      Button("Wines, please") { selected = "Wines" }.padding(.horizontal, 12).id("wines")
    }
  }
}

@Suite("Tabs whose underline follows an anchor preference")
struct AnchoredTabsTests {
  private func middle(_ id: String, of stage: Stage) -> Double? { stage.layout[id]?.frame.midX }

  /// Returns the frame of the underline as drawn, including its offset.
  private func underline(of stage: Stage) -> Rect? { stage.layout["underline"]?.frame }

  @Test("The underline moves below the selected tab, which is scrolled to the centre")
  func tabs() throws {
    let stage = Stage(size: Size(width: 320, height: 140), scale: 2) { Tabs() }
    #expect(underline(of: stage)?.minX == stage.layout["Soups"]?.frame.minX)
    try Frames.draw(stage, "tabs-1")
    let before = stage.counters
    stage.tap(id: "Roasts")
    #expect(abs((middle("Roasts", of: stage) ?? 0) - 160) < 0.01)
    #expect(underline(of: stage)?.minX == stage.layout["Roasts"]?.frame.minX)
    #expect(underline(of: stage)?.width == stage.layout["Roasts"]?.frame.width)
    #expect((stage.counters - before).passes == 2, "first the selection changes, then the scroller moves")
    try Frames.draw(stage, "tabs-2")
    stage.tap(id: "wines")
    #expect(abs((stage.layout["Wines"]?.frame.maxX ?? 0) - 308) < 0.01, "the last tab stops at the end of the content")
    #expect(underline(of: stage)?.minX == stage.layout["Wines"]?.frame.minX)
    #expect(stage.warnings.isEmpty)
    #expect(stage.problems.isEmpty)
    try Frames.draw(stage, "tabs-3")
  }
}
