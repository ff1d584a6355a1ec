import GalleyGeometry
import GalleyLayout
import GalleySnapshot
import GalleyViews
import Observation
import Testing

@Suite("Rows that are measured but not shown")
struct MeasuredRowTests {
  @Observable
  final class Observed {
    var height = 10.0
  }

  final class Published: ObservableObject {
    @GalleyViews.Published var height = 10.0
  }

  enum Source: CaseIterable {
    case observable, object, binding, reader, ownReader
  }

  enum Container: CaseIterable {
    case stack, grid, flow, list, sections, nested
  }

  private struct Row: View {
    let model: Observed
    var body: some View { Color.red.frame(height: model.height) }
  }

  private struct ObjectRow: View {
    @ObservedObject var model: Published
    var body: some View { Color.red.frame(height: model.height) }
  }

  private struct BindingRow: View {
    @Binding var height: Double
    var body: some View { Color.red.frame(height: height) }
  }

  /// A row whose colour differs for each number.
  private struct Numbered: View {
    let model: Observed
    let number: Int
    var body: some View { Color(white: Double(number) / 100).frame(height: model.height) }
  }

  /// Passes a binding on to its rows without reading it.
  private struct Rows: View {
    let observed: Observed
    let published: Published
    let source: Source
    let container: Container
    @State private var height: Double

    init(_ observed: Observed, _ published: Published, _ source: Source, _ container: Container) {
      (self.observed, self.published, self.source, self.container) = (observed, published, source, container)
      _height = State(initialValue: published.height)
    }

    var body: some View {
      content.onReceive(published.$height) { height = $0 }
    }

    @ViewBuilder private var content: some View {
      switch container {
      case .stack: ScrollView { LazyVStack(spacing: 0) { rows } }.id("list")
      case .grid: ScrollView { LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) { rows } }.id("list")
      case .flow: ScrollView { LazyFlowStack { rows } }.id("list")
      case .list: List { rows }.id("list")
      case .sections: List { ForEach(0..<3) { number in Section("\(number)") { rows } } }.id("list")
      case .nested:
        ScrollView { LazyVStack { ForEach(0..<9) { _ in ScrollView(.horizontal) { LazyHStack { rows } } } } }.id("list")
      }
    }

    private var rows: some View {
      ForEach(0..<40) { number in
        switch source {
        case .observable: Row(model: observed)
        case .object: ObjectRow(model: published)
        case .binding: BindingRow(height: $height)
        case .reader: Color.red.frame(height: observed.height)
        case .ownReader: Numbered(model: observed, number: number)
        }
      }
    }
  }

  private static func size(_ screen: Screen) -> String? { screen.scroll?.contentSize.text }

  @Test("A row that is not visible is measured again when a value that it read changes", arguments: Container.allCases)
  func changes(container: Container) {
    for source in Source.allCases {
      let (observed, published) = (Observed(), Published())
      func rows() -> Rows { Rows(observed, published, source, container) }
      let screen = Screen(rows(), width: 100, height: 60)
      for height in [30.0, 5] {
        (observed.height, published.height) = (height, height)
        screen.place()
        let fresh = Screen(rows(), width: 100, height: 60)
        fresh.place()
        #expect(Self.size(screen) == Self.size(fresh), "\(source) \(height)")
        // Scrolls rows into and out of view before the next change.
        for offset in [100.0, 20, 0] { screen.scroll("list", to: offset) }
      }
    }
  }

  @Observable
  final class Item: Identifiable {
    let id: Int
    var height = 10.0
    var isRed = false
    init(_ id: Int) { self.id = id }
  }

  private struct ItemRow: View {
    let item: Item
    var body: some View { (item.isRed ? Color.red : Color.blue).frame(height: item.height) }
  }

  @Observable
  final class Items {
    var all: [Item] = (0..<500).map(Item.init)
  }

  private struct ItemList: View {
    let items: Items
    let isList: Bool
    var body: some View {
      if isList {
        List(items.all) { ItemRow(item: $0) }.id("list")
      } else {
        ScrollView { LazyVStack(spacing: 0) { ForEach(items.all) { ItemRow(item: $0) } } }.id("list")
      }
    }
  }

  @Test(
    "A change that only one row reads updates only that row, even after insertions",
    arguments: [false, true])
  func costs(isList: Bool) {
    let items = Items()
    let screen = Screen(ItemList(items: items, isList: isList), width: 100, height: 100)
    func cost(_ change: () -> Void) -> (bodies: Int, measures: Int) {
      let (bodies, measures) = (screen.tree.bodies, screen.tree.context.layoutCounters.measures)
      change()
      screen.place()
      return (screen.tree.bodies - bodies, screen.tree.context.layoutCounters.measures - measures)
    }
    for round in 0..<2 {
      for index in [1, 300] {
        for change in [{ items.all[index].isRed.toggle() }, { items.all[index].height += 7 }] {
          let (bodies, measures) = cost(change)
          #expect(bodies <= 2 && measures <= 5, "row \(index) after \(round) rows came: \(bodies), \(measures)")
        }
      }
      let insertion = cost { items.all.insert(Item(1000 + round), at: 0) }
      // In a list, the insertion also rebuilds the views between sections.
      if !isList { #expect(insertion.bodies <= 3 && insertion.measures <= 2, "\(insertion)") }
    }
    #expect(Self.size(screen) == Self.size(Screen(ItemList(items: items, isList: isList), width: 100, height: 100)))
  }

  private struct ItemCell: View {
    let item: Item
    var body: some View { item.isRed ? Color.red : Color.blue }
  }

  private struct ItemGrid: View {
    let items: Items
    let isFlow: Bool
    var body: some View {
      ScrollView {
        if isFlow {
          LazyFlowStack { rows }
        } else {
          LazyVGrid(columns: [GridItem(), GridItem()]) { rows }
        }
      }
    }

    private var rows: some View { ForEach(items.all) { ItemCell(item: $0).frame(width: 20, height: 10) } }
  }

  @Test("If one visible cell changes its colour, no other rows are measured", arguments: [false, true])
  func looks(isFlow: Bool) {
    let items = Items()
    let screen = Screen(ItemGrid(items: items, isFlow: isFlow), width: 100, height: 100)
    let (bodies, measures) = (screen.tree.bodies, screen.tree.context.layoutCounters.measures)
    items.all[1].isRed = true
    screen.place()
    #expect(screen.tree.bodies - bodies <= 1)
    #expect(screen.tree.context.layoutCounters.measures - measures <= 3)
  }
}
