import Galley
import GalleyStage
import Testing

@testable import GalleyCompare
@testable import GalleyExplain
@testable import GalleyRender
@testable import GalleyReport

@Suite("ScrollViewReader inside a scroll view")
struct ScrollReaderTests {
  private static let rows = 40

  /// Rows of 50 pt with buttons that use the proxy of a reader, in several arrangements.
  private struct Form: View {
    let kind: Int

    static let kinds = 9

    var body: some View {
      switch kind {
      case 0: ScrollView { ScrollViewReader { proxy in VStack(spacing: 0) { content(proxy) } } }.id("main")
      case 1: ScrollView { ScrollViewReader { proxy in LazyVStack(spacing: 0) { content(proxy) } } }.id("main")
      case 2: ScrollViewReader { proxy in ScrollView { VStack(spacing: 0) { content(proxy) } }.id("main") }
      case 3: List { ScrollViewReader { proxy in content(proxy) } }.id("main")
      case 4: List { Section("rows") { ScrollViewReader { proxy in content(proxy) } } }.id("main")
      case 5: List { ScrollViewReader { proxy in Section("rows") { content(proxy) } } }.listStyle(.plain).id("main")
      case 6:
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<ScrollReaderTests.rows) { Text("row \($0)").frame(height: 50).id("r\($0)") }
            ScrollViewReader { proxy in buttons(proxy) }
          }
        }
        .id("main")
      case 7:
        // The proxy of the outer reader is not used.
        ScrollViewReader { _ in
          ScrollView { ScrollViewReader { proxy in VStack(spacing: 0) { content(proxy) } } }.padding(1).id("main")
        }
      default:
        ScrollView {
          VStack(spacing: 0) {
            ScrollViewReader { proxy in
              ScrollView(.horizontal) { Text("across").frame(width: 900, height: 50).id("across") }.id("inner")
              content(proxy)
            }
          }
        }
        .id("main")
      }
    }

    @ViewBuilder private func content(_ proxy: ScrollViewProxy) -> some View {
      ForEach(0..<ScrollReaderTests.rows) { Text("row \($0)").frame(height: 50).id("r\($0)") }
      buttons(proxy)
    }

    private func buttons(_ proxy: ScrollViewProxy) -> some View {
      HStack {
        Button("top") { proxy.scrollTo("r0", anchor: .top) }.id("top")
        Button("moving") { withAnimation(.linear(duration: 1)) { proxy.scrollTo("r0", anchor: .top) } }.id("moving")
        Button("nowhere") { proxy.scrollTo("nobody", anchor: .top) }.id("nowhere")
      }
    }
  }

  private func stage(_ view: some View) -> Stage { Stage(size: Size(width: 200, height: 400)) { view } }

  @Test("A proxy inside a scroll view scrolls it, at once or with an animation", arguments: 0..<Form.kinds)
  func forms(kind: Int) {
    let stage = stage(Form(kind: kind))
    stage.scroll("main").scroll(to: .bottom)
    let end = stage.scroll("main").offset
    #expect(end > 1000)
    #expect(stage.tap(id: "nowhere"))
    #expect(stage.scroll("main").offset == end)
    #expect(stage.tap(id: "moving"))
    stage.advance(by: 0.5)
    let middle = stage.scroll("main").offset
    stage.settle()
    let top = stage.scroll("main").offset
    #expect(top < 100)
    #expect(abs(middle - (top + end) / 2) < 1)
    stage.scroll("main").scroll(to: .bottom)
    stage.scrollPositions["main"] = .offset(Point(x: 0, y: end))
    #expect(stage.tap(id: "top"))
    #expect(stage.scroll("main").offset == top)
    #expect(stage.warnings.isEmpty)
    #expect(stage.problems.isEmpty)
  }

  /// A horizontal scroll view in a vertical one, with the reader in the inner one.
  private struct Nested: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            ScrollViewReader { proxy in
              HStack(spacing: 0) {
                Button("chip") { proxy.scrollTo("chip 9", anchor: .leading) }.id("toChip").frame(width: 90)
                Button("row") { proxy.scrollTo("row 30", anchor: .top) }.id("toRow").frame(width: 90)
                ForEach(0..<20) { Text("chip \($0)").frame(width: 100, height: 50).id("chip \($0)") }
              }
            }
          }
          .id("chips")
          ForEach(0..<40) { Text("row \($0)").frame(height: 50).id("row \($0)") }
        }
      }
      .id("main")
    }
  }

  @Test("A proxy scrolls only the innermost scroll view that contains the view")
  func nested() {
    let stage = stage(Nested())
    stage.scroll("main").offset = 20
    #expect(stage.tap(id: "toChip"))
    #expect(stage.scroll("chips").offset == 1080)
    #expect(stage.scroll("main").offset == 20)
    #expect(stage.tap(id: "toRow"))
    #expect(stage.scroll("chips").offset == 1080)
    #expect(stage.scroll("main").offset == 1550)
    #expect(stage.warnings.isEmpty)
  }

  /// A reader whose proxy is used in onAppear, onChange and a task, also in rows that are added later.
  private struct Acting: View {
    let kind: Int
    @State private var count = 3

    var body: some View {
      ScrollView {
        ScrollViewReader { proxy in
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { row in Text("row \(row)").frame(height: 50).id("row \(row)") }
            Button("more") { count = 30 }.id("more")
          }
          .onAppear { if kind == 0 { count = 30; proxy.scrollTo("row 20", anchor: .top) } }
          .onChange(of: count) { if kind == 1 { proxy.scrollTo("row 20", anchor: .top) } }
          .task(id: count) { if kind == 2, count > 3 { proxy.scrollTo("row 20", anchor: .top) } }
        }
      }
      .onAppear {}
      .id("main")
    }
  }

  @Test("onAppear, onChange and tasks can use the proxy, even for rows added at the same time", arguments: 0..<3)
  func actions(kind: Int) {
    let stage = stage(Acting(kind: kind))
    if kind > 0 { #expect(stage.tap(id: "more")) }
    stage.settle()
    #expect(stage.scroll("main").offset == 1000)
    stage.scroll("main").drag(by: Point(x: 0, y: 100), over: 0.2, hold: 0.3)
    stage.settle()
    #expect(abs(stage.scroll("main").offset - 900) < 1e-6)
  }

  /// A row that contains a reader.
  private struct ReadingRow: View {
    let number: Int

    var body: some View {
      ScrollViewReader { proxy in
        Button("row \(number)") { proxy.scrollTo(35 - number, anchor: .top) }.id("go \(number)").frame(height: 50)
      }
    }
  }

  @Test("A proxy in a lazy row can scroll to rows that are not built")
  func rows() {
    let stage = stage(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<40, id: \.self) { ReadingRow(number: $0) } } }.id("main"))
    #expect(stage.tap(id: "go 3"))
    #expect(stage.scroll("main").offset == 1600)
    #expect(stage.tap(id: "go 33"))
    #expect(stage.scroll("main").offset == 100)
  }

  @Test("A proxy scrolls all synchronised rows, even if only one of them contains the view")
  func shared() {
    let stage = stage(
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { proxy.scrollTo("end 3", anchor: .trailing) }.id("go")
          ForEach(0..<5) { row in
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                Color.red.frame(width: 600, height: 20)
                Color.blue.frame(width: 10, height: 20).id("end \(row)")
              }
            }
            .id("s\(row)").scrollSync("cells")
          }
        }
      })
    stage.scrollPositions["s1"] = .offset(Point(x: 30, y: 0))
    #expect((0..<5).map { stage.scroll("s\($0)").offset } == Array(repeating: 30, count: 5))
    #expect(stage.tap(id: "go"))
    #expect((0..<5).map { stage.scroll("s\($0)").offset } == Array(repeating: 410, count: 5))
  }
}
