import GalleyGeometry
import Testing

@testable import GalleyViews

/// Layers built from preferences whose values are different after every evaluation.
@Suite struct PreferenceLoopTests {
  /// The appearance of a tab. No two items are equal.
  private struct Item {
    final class Identity {}
    let id = Identity()
    let tag: Any
    let title: AnyView
  }

  private struct ItemsKey: PreferenceKey {
    static var defaultValue: [Item] { [] }
    static func reduce(value: inout [Item], nextValue: () -> [Item]) { value += nextValue() }
  }

  private final class Counter { var bodies = 0 }

  /// Sets a new item each time it is evaluated.
  private struct TitledCounter: ViewModifier {
    let counter: Counter
    let title: Text
    func body(content: Content) -> some View {
      counter.bodies += 1
      let item = Item(tag: 5, title: AnyView(title))
      return ZStack { content }.preference(key: ItemsKey.self, value: [item])
    }
  }

  private struct Tabs<Content: View>: View {
    let counter: Counter
    @State private var shift = 0.0
    @ViewBuilder let content: () -> Content

    var body: some View {
      GeometryReader { proxy in
        if proxy.size != .zero {
          ZStack {
            Color.clear
            content().padding(.bottom, 10)
          }
          .overlayPreferenceValue(ItemsKey.self) { items in
            if !items.isEmpty {
              VStack(spacing: 0) {
                Spacer()
                HStack { ForEach(0..<items.count, id: \.self) { items[$0].title } }
                  .frame(width: proxy.size.width, height: 20)
                  .background(Color.red.offset(y: shift).onAppear { shift = 3 })
              }
            }
          }
          .edgesIgnoringSafeArea(.bottom)
        }
      }
    }
  }

  @Test("A layer built from a preference that has a new value each time still settles")
  func settles() {
    let counter = Counter()
    let screen = Screen(
      Tabs(counter: counter) {
        Text("a").modifier(TitledCounter(counter: counter, title: Text("A")))
        Text("b").modifier(TitledCounter(counter: counter, title: Text("B")))
      }, width: 200, height: 100)
    #expect(counter.bodies <= 12)
    #expect(screen.tree.warnings.isEmpty)
  }

  private final class Ticks { var count = 0 }

  /// Sets a new value each time it is evaluated, which happens whenever its layer is updated.
  private struct Restless: View {
    let ticks: Ticks
    @State private var round = 0
    var body: some View {
      ticks.count += 1
      return Color.red.preference(key: ItemsKey.self, value: [Item(tag: ticks.count, title: AnyView(Text("\(round)")))])
        .overlayPreferenceValue(ItemsKey.self) { items in
          items.first?.title.onAppear { round += 1 }.id(items.first?.tag as? Int)
        }
    }
  }

  @Test("A layer whose preference never settles is drawn, with one warning about a cycle")
  func tellsEndless() {
    let ticks = Ticks()
    let screen = Screen(Restless(ticks: ticks), width: 20, height: 10)
    #expect(ticks.count <= 64)
    #expect(
      screen.tree.warnings.map(\.kind) == [
        .cycle(binding: "Bound preference ItemsKey", path: "Restless", old: "one value", new: "another")
      ])
  }

  @Test("Values of type Any are compared by their content")
  func comparesInside() {
    // Fills the unused bytes of the buffer inside `Any` with noise.
    func anys(_ noise: Int, _ value: Any) -> [Any] { [(noise, noise, noise), value].suffix(1) }
    let (first, second, third) = (anys(1, 5), anys(-1, 5), anys(1, 6))
    #expect(ViewEquality.areSame(first[0], second[0]))
    #expect(!ViewEquality.areSame(first[0], third[0]))
    #expect(!ViewEquality.areSame(first[0], "5" as Any))
    #expect(ViewEquality.areSame(5 as any Hashable, 5 as any Hashable))
    #expect(!ViewEquality.areSame(5 as any Hashable, 6 as any Hashable))
  }
}
