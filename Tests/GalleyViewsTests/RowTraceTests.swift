import GalleyGeometry
import GalleyLayout
import GalleySnapshot
import GalleyText
import GalleyViews
import Observation
import TestSupport
import Testing

@Suite("Rows measured by traces of their construction")
struct RowTraceTests {
  /// Bypasses traces, so that the view is always built to be measured.
  private struct Built<Content: View>: View {
    typealias Body = Never

    let content: Content
    func _build(into builder: inout NodeBuilder) { content._build(into: &builder) }
  }

  enum Container: CaseIterable { case stack, grid, flow, list, plainList }

  private static func show(_ row: RandomRow, _ data: [RowData], _ container: Container, isBuilt: Bool) -> Screen {
    let rows = ForEach(0..<data.count) { index in
      if isBuilt { Built(content: row.view(data[index])) } else { row.view(data[index]) }
    }
    let view: AnyView =
      switch container {
      case .stack: AnyView(ScrollView { LazyVStack(spacing: 1) { rows } }.id("list"))
      case .grid: AnyView(ScrollView { LazyVGrid(columns: [GridItem(), GridItem(.fixed(70))]) { rows } }.id("list"))
      case .flow: AnyView(ScrollView { LazyFlowStack { rows } }.id("list"))
      case .list: AnyView(List { rows }.id("list"))
      case .plainList: AnyView(List { Section("Header") { rows } }.listStyle(.plain).id("list"))
      }
    return Screen(view, width: 200, height: 150)
  }

  @Test("Rows measured by a trace have the same lengths and frames as built rows", arguments: 0..<240)
  func isExact(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed))
    let row = RandomRow(depth: 4, &generator)
    let data = (0..<80).map { _ in RowData(&generator) }
    let container = Container.allCases[seed % Container.allCases.count]
    let traced = Self.show(row, data, container, isBuilt: false)
    let built = Self.show(row, data, container, isBuilt: true)
    #expect(traced.scroll?.contentSize == built.scroll?.contentSize, "\(container) of \(row)")
    for offset in [0.0, 700, 1e6, 300] {
      traced.scroll("list", to: offset)
      built.scroll("list", to: offset)
      #expect(traced.text == built.text, "\(container) of \(row) at \(offset)")
    }
    #expect(Set(traced.problems.map { "\($0)" }) == Set(built.problems.map { "\($0)" }), "\(row)")
  }

  private struct Row: View {
    @Environment(\.lineLimit) private var limit
    let data: RowData
    var body: some View {
      HStack(alignment: .firstTextBaseline) {
        VStack(alignment: .leading) {
          Text(data.texts[0]).font(.headline)
          if data.flags[0] { Text("\(data.number) \(data.texts[1])") }
        }
        Spacer()
        Text(data.texts[2]).foregroundStyle(data.flags[1] ? .red : .blue).lineLimit(2)
      }
      .padding(8)
      .onTapGesture {}
    }
  }

  /// A statically typed row in which every part depends on its data.
  private struct ChangingRow: View {
    let data: RowData

    var body: some View {
      VStack(alignment: data.flags[0] ? .leading : .trailing, spacing: data.flags[1] ? nil : Double(data.number % 3)) {
        HStack(alignment: data.flags[2] ? .firstTextBaseline : .center, spacing: data.number % 4 == 0 ? 8 : nil) {
          Text(data.texts[0]).font(data.number % 5 == 0 ? nil : .headline)
          Spacer(minLength: data.number % 3 == 0 ? nil : Double(data.number % 2) * 8)
          Nested(text: data.number % 2 == 0 ? data.texts[1] : nil)
          Nested(text: data.number % 3 == 0 ? nil : data.texts[2])
        }
        .lineLimit(data.number % 3 == 1 ? nil : data.number % 3 + 1)
        if data.flags[0] {
          Group {
            Text(verbatim: data.texts[1]).bold()
            Text(data.texts[2] + data.texts[0]).padding(.top, data.flags[1] ? 3 : nil)
          }
          .textCase(data.flags[2] ? .uppercase : nil)
        } else {
          EmptyView()
        }
        switch data.number % 3 {
        case 0: ZStack(alignment: .topLeading) { Text(data.texts[2]).environment(\.textCase, .lowercase) }
        case 1: Text("\(data.number) of **\(data.texts[0])**")
        default: Optional<Text>.none
        }
      }
      .padding(EdgeInsets(top: Double(data.number % 2), leading: data.flags[2] ? 4 : 0, bottom: 0, trailing: 2))
    }
  }

  /// A view that has no text in some rows.
  private struct Nested: View {
    @Environment(\.lineLimit) private var limit
    let text: String?
    var body: some View {
      if let text { Plain(text: limit == nil ? text : text + "!") } else { Plain(text: nil) }
    }
  }

  /// Like `Nested`, but without dynamic properties.
  private struct Plain: View {
    let text: String?
    var body: some View {
      if let text { Text(text).padding(1) } else { Color.red.frame(width: 3, height: 3) }
    }
  }

  @Test("Statically typed rows have the same lengths as built rows", arguments: 0..<40)
  func isExactWhereCompiled(seed: Int) {
    var generator = SplitMix64(seed: UInt64(1_000 + seed))
    let data = (0..<300).map { _ in RowData(&generator) }
    func show(isBuilt: Bool) -> Screen {
      let rows =
        isBuilt
        ? AnyView(ForEach(0..<data.count) { Built(content: ChangingRow(data: data[$0])) })
        : AnyView(ForEach(0..<data.count) { ChangingRow(data: data[$0]) })
      let isList = seed % 2 == 0
      return Screen(
        isList ? AnyView(List { rows }.id("list")) : AnyView(ScrollView { LazyVStack(spacing: 1) { rows } }.id("list")),
        width: 120 + Double(seed), height: 150)
    }
    let (traced, built) = (show(isBuilt: false), show(isBuilt: true))
    #expect(traced.scroll?.contentSize == built.scroll?.contentSize)
    for offset in [0.0, 700, 1e6, 300] {
      traced.scroll("list", to: offset)
      built.scroll("list", to: offset)
      #expect(traced.text == built.text, "at \(offset)")
    }
    traced.tree.place(on: ProposedViewSize(width: 90, height: 150), safeArea: .zero)
    built.tree.place(on: ProposedViewSize(width: 90, height: 150), safeArea: .zero)
    #expect(traced.scroll?.contentSize == built.scroll?.contentSize, "narrower")
  }

  @Test("Similar rows share a trace and are not measured one by one")
  func isMeasuredOnce() {
    var generator = SplitMix64(seed: 1)
    let data = (0..<2_000).map { _ in RowData(&generator) }
    func measures(isBuilt: Bool) -> Int {
      let rows = ForEach(0..<data.count) { index in
        if isBuilt { Built(content: Row(data: data[index])) } else { Row(data: data[index]) }
      }
      let screen = Screen(ScrollView { LazyVStack { rows } }.id("list"), width: 200, height: 150)
      return screen.tree.context.layoutCounters.measures
    }
    let (traced, built) = (measures(isBuilt: false), measures(isBuilt: true))
    #expect(traced < built / 20, "\(traced) measures, \(built) of rows that are built")
  }

  @Observable
  final class Model {
    var text = "short"
  }

  private struct Following: View {
    let model: Model
    @State private var isOn = true

    var body: some View {
      ScrollView {
        LazyVStack {
          Color.red.frame(height: 5).id("switch").onTapGesture { isOn.toggle() }
          ForEach(0..<60) { number in
            if number % 20 == 19 { Text(model.text) } else if isOn || number < 40 { Text("row \(number)") }
          }
        }
      }
    }
  }

  @Test("Rows are measured again when a value that their trace read changes")
  func follows() {
    let model = Model()
    let screen = Screen(Following(model: model), width: 100, height: 50)
    func fresh() -> String? { Screen(Following(model: model), width: 100, height: 50).scroll?.contentSize.text }
    #expect(screen.scroll?.contentSize.text == fresh())
    model.text = "a text of many words that take several lines"
    screen.place()
    #expect(screen.scroll?.contentSize.text == fresh())
    let before = screen.scroll?.contentSize.height ?? 0
    screen.tap("switch")
    #expect((screen.scroll?.contentSize.height ?? 0) < before)
  }

  private struct Growing: View {
    let number: Int
    @State private var height = 10.0
    var body: some View { Text("\(number)").frame(height: height).onTapGesture { height += 30 }.id("row \(number)") }
  }

  @Test("A row whose state changed its length keeps that length after it leaves the window", arguments: [false, true])
  func remembers(isList: Bool) {
    func show() -> Screen {
      let rows = ForEach(0..<60) { Growing(number: $0) }
      return Screen(
        isList ? AnyView(List { rows }.id("list")) : AnyView(ScrollView { LazyVStack { rows } }.id("list")),
        width: 100, height: 50)
    }
    let screen = show()
    let before = screen.scroll?.contentSize.height ?? 0
    for _ in 0..<3 { screen.tap("row 0") }
    let after = screen.scroll?.contentSize.height ?? 0
    #expect(after > before)
    screen.scroll("list", to: 400)
    screen.tree.place(on: ProposedViewSize(width: 90, height: 50), safeArea: .zero)
    #expect(screen.scroll?.contentSize.height == after)
  }
}
