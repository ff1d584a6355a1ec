import Galley
import Observation
import Testing

/// What every lazy container guarantees, however it arranges its rows, cells or items.
@Suite("What lazy containers guarantee")
struct LayoutContractTests {
  /// A lazy container in a scroll view. All tests of this suite run for every kind in ``all``.
  struct Kind: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let axis: Axis
    private let view: @Sendable (Items) -> AnyView

    init(_ name: String, along axis: Axis = .vertical, _ container: @escaping @Sendable (Items) -> AnyView) {
      (testDescription, self.axis) = (name, axis)
      let axes: Axis.Set = axis == .vertical ? .vertical : .horizontal
      view = { items in AnyView(ScrollView(axes) { container(items) }.id("list")) }
    }

    static let all = [
      Kind("LazyVStack") { items in AnyView(LazyVStack(alignment: .leading, spacing: 4) { items }) },
      Kind("LazyHStack", along: .horizontal) { items in AnyView(LazyHStack(alignment: .top, spacing: 4) { items }) },
      Kind("LazyVGrid") { items in
        AnyView(LazyVGrid(columns: [GridItem(.adaptive(minimum: 60), alignment: .topLeading)], spacing: 4) { items })
      },
      Kind("LazyHGrid", along: .horizontal) { items in
        AnyView(LazyHGrid(rows: [GridItem(.adaptive(minimum: 60), alignment: .topLeading)], spacing: 4) { items })
      },
      Kind("LazyFlowStack") { items in AnyView(LazyFlowStack(spacing: 4, lineSpacing: 4) { items }) },
      Kind("LazyFlowStack in columns") { items in
        AnyView(LazyFlowStack(columns: .adaptive(minimum: 60), lineSpacing: 4) { items })
      },
      Kind("LazyFlowStack lined up below") { items in
        AnyView(LazyFlowStack(itemAlignment: .bottom, lineSpacing: 4) { items })
      },
    ]

    func stage(_ store: Store, _ size: Size = Size(width: 220, height: 200)) -> Stage {
      Stage(size: size) { view(Items(store: store)) }
    }
  }

  struct Item: Identifiable, Equatable {
    let id: Int
    var size: Size
  }

  @Observable
  final class Store {
    var items: [Item]

    init(_ items: [Item]) { self.items = items }
  }

  struct Items: View {
    let store: Store

    var body: some View {
      ForEach(store.items) { item in
        Color.red.frame(width: item.size.width, height: item.size.height).id("item \(item.id)")
      }
    }
  }

  /// Items with different widths and heights.
  private static func items(_ range: Range<Int>, longer: Int = 0) -> [Item] {
    range.map { id in
      Item(id: id, size: Size(width: Double(16 + (id * 37 + longer) % 50), height: Double(12 + (id * 7 + longer) % 31)))
    }
  }

  /// A change that does not affect the items from 100 to 180.
  struct Edit: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let apply: @Sendable (inout [Item]) -> Void

    init(_ name: String, _ apply: @escaping @Sendable (inout [Item]) -> Void) {
      (testDescription, self.apply) = (name, apply)
    }

    static let all = [
      Edit("insert one above") { $0.insert(contentsOf: LayoutContractTests.items(1000..<1001), at: 40) },
      Edit("insert many above") { $0.insert(contentsOf: LayoutContractTests.items(1000..<1017), at: 40) },
      Edit("insert at the start") { $0.insert(contentsOf: LayoutContractTests.items(1000..<1003), at: 0) },
      Edit("remove one above") { $0.remove(at: 7) },
      Edit("remove many above") { $0.removeSubrange(10..<47) },
      Edit("move above") { $0.swapAt(5, 90) },
      Edit("move from above to below") { $0.append($0.remove(at: 12)) },
      Edit("replace above") { $0.replaceSubrange(20..<30, with: LayoutContractTests.items(2000..<2020)) },
      Edit("change above") { $0.replaceSubrange(0..<50, with: LayoutContractTests.items(0..<50, longer: 2)) },
      Edit("reload the same") { $0 = LayoutContractTests.items(0..<200) },
      Edit("reload all but those around") { items in
        let kept = items[100..<180]
        items = LayoutContractTests.items(3000..<3080) + kept + LayoutContractTests.items(4000..<4020)
      },
      Edit("insert below") { $0.insert(contentsOf: LayoutContractTests.items(1000..<1017), at: 190) },
    ]
  }

  /// Returns the position of item `id` relative to the window along the axis of the container, or `nil` if the item is
  /// not visible.
  private static func start(of id: Int, on stage: Stage, _ kind: Kind) -> Double? {
    stage.layout["item \(id)"]?.frame.origin[kind.axis]
  }

  /// Returns the first visible item in reading order.
  private static func first(on stage: Stage, of store: Store) -> Int? {
    let layout = stage.layout
    return store.items.first { layout["item \($0.id)"] != nil }?.id
  }

  /// Returns a stage at rest on which item 150 is near the edge and slightly cut off.
  private static func scrolledStage(_ kind: Kind, _ store: Store, by distance: Double = 5) -> Stage {
    let stage = kind.stage(store)
    stage.scroll("list").scroll(to: .id("150"), anchor: .topLeading)
    _ = stage.layout
    stage.scroll("list").offset = stage.scroll("list").offset + distance
    return stage
  }

  @Test(
    "Edits keep the first visible item in place, and all items match those on a new stage", arguments: Kind.all,
    Edit.all)
  func edits(kind: Kind, edit: Edit) throws {
    let store = Store(Self.items(0..<200))
    let stage = Self.scrolledStage(kind, store)
    let first = try #require(Self.first(on: stage, of: store))
    #expect((140...150).contains(first))
    let place = try #require(Self.start(of: first, on: stage, kind))
    edit.apply(&store.items)
    let now = try #require(Self.start(of: first, on: stage, kind), "item \(first) is no longer visible")
    #expect(abs(now - place) < 0.001, "item \(first)")
    let fresh = kind.stage(store)
    for stage in [stage, fresh] { stage.scroll("list").offset = 777 }
    #expect(stage.layout == fresh.layout)
  }

  @Test("A visible item stays in place when items before it are removed", arguments: Kind.all)
  func removedTop(kind: Kind) throws {
    let store = Store(Self.items(0..<200))
    let stage = Self.scrolledStage(kind, store)
    let first = try #require(Self.first(on: stage, of: store))
    let index = try #require(store.items.firstIndex { $0.id == first })
    let next = store.items[index + 1].id
    let place = try #require(Self.start(of: next, on: stage, kind))
    store.items.remove(at: index)
    let now = try #require(Self.start(of: next, on: stage, kind))
    #expect(abs(now - place) < 0.001, "item \(next) behind \(first)")
  }

  @Test("Items inserted at the very start of an unscrolled container come into view", arguments: Kind.all)
  func start(kind: Kind) {
    let store = Store(Self.items(0..<200))
    let stage = kind.stage(store)
    _ = stage.layout
    store.items.insert(Item(id: -1, size: store.items[0].size), at: 0)
    #expect(Self.first(on: stage, of: store) == -1)
    #expect(stage.scroll("list").offset == 0)
  }

  @Test("A window that is resized keeps its first visible item", arguments: Kind.all)
  func width(kind: Kind) throws {
    let store = Store(Self.items(0..<200))
    let stage = Self.scrolledStage(kind, store, by: 0)
    for size in [Size(width: 330, height: 160), Size(width: 150, height: 260), Size(width: 220, height: 200)] {
      let first = try #require(Self.first(on: stage, of: store))
      let place = try #require(Self.start(of: first, on: stage, kind))
      stage.resize(to: size)
      let now = try #require(Self.start(of: first, on: stage, kind), "item \(first) is not visible at \(size)")
      #expect(abs(now - place) < 0.001, "item \(first) at \(size)")
    }
  }

  @Test("A scroll target is aligned with the start of the window", arguments: Kind.all)
  func scrolling(kind: Kind) throws {
    let store = Store(Self.items(0..<200))
    let stage = kind.stage(store)
    for id in [150, 0, 77, 101] {
      stage.scroll("list").scroll(to: .id("item \(id)"), anchor: .topLeading)
      #expect(abs(try #require(Self.start(of: id, on: stage, kind))) < 0.001, "item \(id)")
    }
    stage.scroll("list").scroll(to: .id("item 199"), anchor: .topLeading)
    #expect(Self.start(of: 199, on: stage, kind) != nil)
  }
}
