import Galley
import Observation
import PictureTestSupport
import TestSupport
import Testing

@testable import GalleyTables

/// Inserting, removing, moving and changing rows while a list is visible.
@Suite("Changes to rows in a visible list")
struct RowEditTests {
  /// A row whose text may wrap.
  struct Entry: Identifiable, Equatable {
    let id: Int
    var words: String
  }

  @Observable
  final class Store {
    var entries: [Entry]

    init(_ entries: [Entry]) { self.entries = entries }
  }

  struct Entries: View {
    let store: Store

    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 4) {
          ForEach(store.entries) { entry in
            HStack {
              Text(verbatim: "\(entry.words.count)").syncWidth("count")
              EntryText(entry: entry)
            }
            .id("row \(entry.id)")
          }
        }
      }
      .id("list")
    }
  }

  struct EntryText: View {
    let entry: Entry

    var body: some View { Text(verbatim: entry.words) }
  }

  private static func words(_ seed: Int) -> String {
    var dice = SplitMix64(seed: UInt64(truncatingIfNeeded: seed &* 7919 &+ 1))
    let words = ["proof", "galley", "type", "column", "margin", "composing", "stick", "ink"]
    return (0...dice.below(12)).map { _ in words[dice.below(words.count)] }.joined(separator: " ")
  }

  private static func entries(_ range: Range<Int>) -> [Entry] { range.map { Entry(id: $0, words: words($0)) } }

  private static func stage(_ store: Store) -> Stage {
    Stage(size: Size(width: 220, height: 400)) { Entries(store: store) }
  }

  private static func top(of id: Int, on stage: Stage) -> Double? { stage.layout["row \(id)"]?.frame.minY }

  @Test("Changes above the first visible row do not move it")
  func editsAbove() throws {
    let store = Store(Self.entries(0..<600))
    let stage = Self.stage(store)
    stage.scroll("list").scroll(to: .id("300"), anchor: .top)
    _ = stage.layout
    stage.scroll("list").offset = stage.scroll("list").offset + 7
    let place = try #require(Self.top(of: 301, on: stage))
    let offset = stage.scroll("list").offset
    store.entries.insert(contentsOf: Self.entries(1000..<1017), at: 40)
    #expect(Self.top(of: 301, on: stage) == place)
    #expect(stage.scroll("list").offset > offset + 17 * 4)
    store.entries.removeSubrange(10..<30)
    #expect(Self.top(of: 301, on: stage) == place)
    // The same letters are on more lines, so that the width of the column does not change.
    store.entries[3].words = String(store.entries[3].words.map { $0 == " " ? "\n" : $0 })
    #expect(Self.top(of: 301, on: stage) == place)
    store.entries.swapAt(5, 90)
    #expect(Self.top(of: 301, on: stage) == place)
  }

  @Test("If the first visible row is removed, the next one takes its position, and the window is filled")
  func removedTop() throws {
    let store = Store(Self.entries(0..<200))
    let stage = Self.stage(store)
    stage.scroll("list").scroll(to: .id("100"), anchor: .top)
    _ = stage.layout
    stage.scroll("list").offset = stage.scroll("list").offset
    let next = try #require(Self.top(of: 101, on: stage))
    store.entries.removeAll { $0.id == 100 }
    #expect(Self.top(of: 101, on: stage) == next)
    store.entries.removeSubrange(60...)
    let last = try #require(stage.layout["row 59"]?.frame)
    #expect(abs(last.maxY - 400) < 0.001)
  }

  @Test("Rows inserted at the very top come into view")
  func atTheTop() {
    let store = Store(Self.entries(0..<100))
    let stage = Self.stage(store)
    #expect(Self.top(of: 0, on: stage) == 0)
    store.entries.insert(Entry(id: -1, words: "new"), at: 0)
    #expect(Self.top(of: -1, on: stage) == 0)
  }

  @Test("A screen that is rotated keeps its first visible row")
  func rotation() throws {
    let store = Store(Self.entries(0..<500))
    let stage = Self.stage(store)
    stage.scroll("list").scroll(to: .id("250"), anchor: .top)
    _ = stage.layout
    stage.scroll("list").offset = stage.scroll("list").offset
    #expect(Self.top(of: 250, on: stage) == 0)
    stage.resize(to: Size(width: 400, height: 220))
    #expect(Self.top(of: 250, on: stage) == 0)
    let fresh = Stage(size: Size(width: 400, height: 220)) { Entries(store: store) }
    fresh.scroll("list").scroll(to: .id("250"), anchor: .top)
    #expect(stage.scroll("list").offset == fresh.scroll("list").offset)
    stage.resize(to: Size(width: 220, height: 400))
    #expect(Self.top(of: 250, on: stage) == 0)
  }

  @Test("After a change in a long list, only the changed rows are measured")
  func cost() {
    let store = Store(Self.entries(0..<2000))
    let stage = Self.stage(store)
    stage.scroll("list").scroll(to: .id("1000"), anchor: .top)
    _ = stage.layout
    let all = stage.counters.bodies
    #expect(all > 2000)
    store.entries.insert(Entry(id: -1, words: "one more"), at: 500)
    _ = stage.layout
    let one = stage.counters.bodies - all
    #expect(one < 60, "\(one) bodies")
    store.entries.remove(at: 1700)
    store.entries[1200].words = "another"
    _ = stage.layout
    #expect(stage.counters.bodies - all - one < 60)
  }

  @Test("A column becomes narrower and wider with its rows, and reports the widest row")
  func columns() throws {
    let store = Store(Self.entries(0..<50))
    store.entries[20].words = String(repeating: "x", count: 1234)
    let stage = Self.stage(store)
    func column() throws -> InspectedSharedSize.Column { try #require(stage.sharedSizes.first?.columns.first) }
    let wide = try column()
    #expect(wide.widest?.words == "1234")
    #expect(wide.widest?.row == 20)
    store.entries.remove(at: 20)
    let narrow = try column()
    #expect(narrow.width < wide.width)
    #expect(narrow.widest?.words == wide.runnerUp?.words)
    #expect(narrow.cells == 49)
    store.entries.insert(Entry(id: 77, words: String(repeating: "y", count: 12345)), at: 3)
    let widest = try #require(try column().widest)
    #expect(widest.row == 3)
    #expect(widest.words == "12345")
  }

  @Test("After random edits, a stage looks the same as a new stage", arguments: 0..<6)
  func fuzz(seed: Int) throws {
    var dice = SplitMix64(seed: UInt64(seed) + 99)
    let store = Store(Self.entries(0..<(20 + dice.below(60))))
    let stage = Self.stage(store)
    var next = 1000
    for _ in 0..<12 {
      for _ in 0...dice.below(3) { edit(&store.entries, &next, &dice) }
      let fresh = Self.stage(store)
      let offset = dice.below(2) == 0 ? 0 : Double(dice.below(900))
      stage.scroll("list").offset = offset
      fresh.scroll("list").offset = offset
      #expect(stage.layout == fresh.layout)
      #expect(stage.sharedSizes == fresh.sharedSizes)
    }
  }

  private func edit(_ entries: inout [Entry], _ next: inout Int, _ dice: inout SplitMix64) {
    guard !entries.isEmpty else { return entries.append(Entry(id: 0, words: "first")) }
    switch dice.below(5) {
    case 0:
      next += 1
      entries.insert(Entry(id: next, words: Self.words(next)), at: dice.below(entries.count + 1))
    case 1: entries.remove(at: dice.below(entries.count))
    case 2: entries.swapAt(dice.below(entries.count), dice.below(entries.count))
    case 3: entries[dice.below(entries.count)].words = Self.words(dice.below(10_000))
    default: entries.append(entries.remove(at: dice.below(entries.count)))
    }
  }
}
