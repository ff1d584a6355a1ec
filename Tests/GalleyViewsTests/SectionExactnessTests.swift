import GalleyGeometry
import GalleyLayout
import GalleyScroll
import GalleySnapshot
import GalleyViews
import TestSupport
import Testing

@Suite("Sections in lazy containers and in stacks")
struct SectionExactnessTests {
  /// Sections of rows with random heights. Some have no header, footer or rows.
  private struct Sections: View {
    let rows: [[Double]]
    let isCollected: Bool

    init(seed: UInt64, isCollected: Bool) {
      var dice = SplitMix64(seed: seed)
      rows = (0..<Int.random(in: 1...9, using: &dice)).map { _ in
        (0..<Int.random(in: 0...6, using: &dice)).map { _ in Double(Int.random(in: 1...90, using: &dice)) }
      }
      self.isCollected = isCollected
    }

    var body: some View {
      if isCollected {
        ForEach(rows.indices) { section($0) }
      } else {
        ForEach(0..<1) { _ in Text("one before") }
        if let first = rows.first { section(0, of: first) }
        if rows.count > 1 { section(1) }
        if rows.count > 2 { section(2) }
      }
    }

    private func section(_ number: Int, of heights: [Double]? = nil) -> some View {
      Section {
        ForEach((heights ?? rows[number]).indices) { row in
          Color.red.frame(height: (heights ?? rows[number])[row]).id("r\(number).\(row)")
        }
      } header: {
        if !number.isMultiple(of: 3) { Color.blue.frame(height: 33).id("h\(number)") }
      } footer: {
        if number.isMultiple(of: 2) { Color.green.frame(height: 21).id("f\(number)") }
      }
    }
  }

  private func screen(_ list: some View, at offset: Double) -> Screen {
    Screen(
      ScrollView { list }.scrollIndicators(.hidden).id("list"), width: 60, height: 170,
      scroll: ["list": .offset(Point(x: 0, y: offset))])
  }

  @Test("Sections in a lazy container have the same length and appearance as in an ordinary stack", arguments: 0..<40)
  func eager(seed: UInt64) {
    let sections = Sections(seed: seed, isCollected: seed.isMultiple(of: 2))
    for offset in [0.0, 57, 301] {
      let lazy = screen(LazyVStack(spacing: 5) { sections }, at: offset)
      let eager = screen(VStack(spacing: 5) { sections }.frame(maxWidth: .infinity), at: offset)
      #expect(lazy.scroll?.contentSize.height == eager.scroll?.contentSize.height)
      #expect(frames(lazy) == frames(eager))
    }
  }

  private func frames(_ screen: Screen) -> [String] {
    let window = Rect(x: 0, y: 0, width: 60, height: 170)
    return screen.view.all.filter { $0.id != nil && $0.id != "list" && $0.frame.intersects(window) && $0.scroll == nil }
      .filter { $0.kind == "frame" || $0.kind == "Text" }.map { "\($0.id ?? "") \($0.frame.text)" }
  }

  @Test("Pinning headers and footers changes neither the content length nor the frames of rows", arguments: 0..<20)
  func pinned(seed: UInt64) {
    let sections = Sections(seed: seed, isCollected: !seed.isMultiple(of: 2))
    let plain = screen(LazyVStack(spacing: 5) { sections }, at: 120)
    let pinned = screen(
      LazyVStack(spacing: 5, pinnedViews: [.sectionHeaders, .sectionFooters]) { sections }, at: 120)
    #expect(plain.scroll?.contentSize == pinned.scroll?.contentSize)
    let rows = { (screen: Screen) in frames(screen).filter { $0.hasPrefix("r") } }
    #expect(rows(plain) == rows(pinned))
  }

  @Test("The cost of a frame is the same with 50 and with 1,000 sections")
  func frameCost() {
    let costs = [50, 1_000].map { count in
      let screen = screen(
        LazyVStack(spacing: 2, pinnedViews: .sectionHeaders) {
          ForEach(0..<count) { number in
            Section("title \(number)") { CountedRows(count: 5, length: 40) { Text("\($0)").frame(height: 40) } }
          }
        }, at: 3_000)
      let counters = screen.tree.context.layoutCounters
      let before = (counters.measures, counters.placements)
      screen.scroll("list", to: 3_100)
      return [counters.measures - before.0, counters.placements - before.1]
    }
    #expect(costs[0] == costs[1])
  }

  @Test("Lists of 100 and of 2,000 sections look the same at the same offset", arguments: [0.0, 215, 1444, -40])
  func sameWindow(offset: Double) {
    let pictures = [100, 2_000].map { count in
      screen(
        LazyVStack(spacing: 2, pinnedViews: .sectionHeaders) {
          ForEach(0..<count) { number in
            Section("title \(number)") { CountedRows(count: 5, length: 40) { Text("\($0)").frame(height: 40) } }
          }
        }, at: offset
      ).picture
    }
    #expect(pictures[0] == pictures[1])
  }
}
