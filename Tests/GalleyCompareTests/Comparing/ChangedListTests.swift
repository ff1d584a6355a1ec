import Galley
import GalleyDiff
import GalleyImage
import TestSupport
import Testing
import TextCorpus

@Suite("Differences between two versions of a list")
struct ChangedListTests {
  struct Item: Hashable, Identifiable {
    var id: Int
    var name: String
    var note: String
    var isRed = false
  }

  /// A screen with a header above a list.
  struct Screen {
    var headerHeight = 44.0
    var items: [Item]
    /// Whether rows have IDs, and where the IDs are set.
    var naming: Naming
    /// The modifier that is put around all rows.
    var around = Around.nothing

    enum Around { case nothing, background, padding, opacity, overlay, framed }

    enum Naming: CaseIterable { case none, outermost, insideOfModifiers, text, textInsideOfModifiers, place }

    @MainActor
    func stage(_ size: Size = Size(width: 320, height: 600)) -> Stage {
      Stage(size: size, scale: 2) {
        VStack(spacing: 0) {
          Text("Languages").frame(height: headerHeight).frame(maxWidth: .infinity).background(Color.gray).id("header")
          ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
              // IDs that are positions change as soon as a row is inserted above.
              if naming == .place { ForEach(0..<items.count) { row(items[$0]) } }
              ForEach(naming == .place ? [] : items) { item in
                switch naming {
                case .none, .place: row(item)
                case .outermost: row(item).id("item-\(item.id)")
                case .insideOfModifiers: framed(row(item).id("item-\(item.id)"))
                case .text: row(item).id(item.name)
                case .textInsideOfModifiers: framed(row(item).id(item.name))
                }
              }
            }
          }
          .id("list")
        }
      }
    }

    /// Adds modifiers around the view that sets the row's ID.
    private func framed(_ row: some View) -> some View {
      row.padding(.horizontal, 6).background(Color.gray).overlay(alignment: .bottom) { Divider() }
    }

    @ViewBuilder
    private func row(_ item: Item) -> some View {
      switch around {
      case .nothing: content(item)
      case .background: content(item).background(Color.yellow)
      case .padding: content(item).padding(4)
      case .framed: content(item).padding(6).background(Color.yellow)
      case .opacity: content(item).opacity(0.5)
      case .overlay: content(item).overlay(alignment: .bottom) { Divider() }
      }
    }

    private func content(_ item: Item) -> some View {
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          Text(item.name)
          Text(item.note).foregroundStyle(.secondary)
        }
        Spacer()
        Text("\(item.id)")
      }
      .padding(8)
      .foregroundStyle(item.isRed ? Color.red : Color.primary)
    }
  }

  /// The edits that turn the first list into the second.
  struct Edits {
    var inserted: Item
    var insertedAt: Int
    var removed: Item
    var removedAt: Int
    var renamed: Item
    var newName: String
    var recolored: Item
  }

  private static let words = [
    "Apple", "Bread", "Cheese", "Dates", "Eggs", "Figs", "Grapes", "Honey", "Ices", "Jam", "Kale", "Leeks", "Mint",
    "Nuts", "Olives", "Pears", "Quince", "Rice", "Sage", "Thyme",
  ]

  /// Returns random rows with distinct names and notes.
  private static func items(_ dice: inout SplitMix64, count: Int) -> [Item] {
    (0..<count).map { index in
      let name = "\(dice.pick(words)) \(dice.pick(words)) \(index)"
      return Item(id: 1000 + index, name: name, note: "\(dice.pick(words)), number \(index)")
    }
  }

  /// Returns a list and a copy with five edits, all of them in the rows that are visible at first.
  private static func lists(_ seed: Int) -> (Screen, Screen, Edits) {
    var dice = SplitMix64(seed: UInt64(seed))
    let items = items(&dice, count: 12 + seed % 20 * 3)
    // Picks four positions that are neither equal nor adjacent, among the nine rows that fit in both windows.
    var places: [Int] = []
    while places.count < 4 {
      let place = dice.number(0...8)
      if places.allSatisfy({ abs($0 - place) > 1 }) || places.count == 3 && !places.contains(place) {
        places.append(place)
      }
      if places.count == 3, (0...8).allSatisfy({ p in places.contains { abs($0 - p) <= 1 } }), dice.number(0...3) == 0 {
        places = []
      }
    }
    let added = Item(id: 5000 + seed, name: "Brand new \(dice.pick(words))", note: "just added")
    let edits = Edits(
      inserted: added, insertedAt: places[0], removed: items[places[1]], removedAt: places[1],
      renamed: items[places[2]], newName: "Renamed \(dice.pick(words))", recolored: items[places[3]])
    var changed = items
    changed[places[2]].name = edits.newName
    changed[places[3]].isRed = true
    changed.remove(at: places[1])
    changed.insert(added, at: places[0] > places[1] ? places[0] - 1 : places[0])
    let naming = Screen.Naming.allCases[seed % Screen.Naming.allCases.count]
    return (
      Screen(items: items, naming: naming), Screen(headerHeight: 45, items: changed, naming: naming), edits
    )
  }

  @Test(
    "Rows that are inserted, removed, renamed, recoloured and resized are reported in five sentences",
    arguments: 0..<72)
  @MainActor
  func fiveSentences(seed: Int) throws {
    let (before, after, edits) = Self.lists(seed)
    let diff = try Self.diff(before.stage(), after.stage())
    var kinds: [String] = []
    for change in diff.changes {
      switch change {
      case .added(let name, _):
        kinds.append("added")
        #expect(name.text == edits.inserted.name)
      case .removed(let name, _):
        kinds.append("removed")
        #expect(name.text == edits.removed.name)
      case .retyped(_, let from, let to):
        kinds.append("retyped")
        #expect(from == edits.renamed.name && to == edits.newName)
      case .restyled(let name, _, let to, let isPart, let more):
        kinds.append("restyled")
        #expect(name.text == edits.recolored.name && to.color == "#FF3B30" && !isPart && more == 2)
      case .resized(let name, let from, let to):
        kinds.append("resized")
        #expect(name.id == "header" && from.height == 44 && to.height == 45)
      default: Issue.record("a false difference: \(change)")
      }
    }
    #expect(kinds.sorted() == ["added", "removed", "resized", "restyled", "retyped"], "\(diff.sentences)")
    #expect(diff.sentences.count == 5)
    if seed == 0 { print(diff.sentences.joined(separator: "\n")) }
  }

  @MainActor
  static func diff(_ before: Stage, _ after: Stage) throws -> LayoutDiff {
    LayoutDiff(
      LayoutSnapshot(before, scale: 2), LayoutSnapshot(after, scale: 2), drawn: try ImageDecoder.decode(before.png()),
      try ImageDecoder.decode(after.png()))
  }

  @Test("Each edit to a row without an ID is reported in one sentence", arguments: 0..<24)
  @MainActor
  func nameless(seed: Int) throws {
    var dice = SplitMix64(seed: UInt64(seed))
    // There are few different notes and counts, so each row shares words with many others.
    var items = (0..<9).map {
      Item(
        id: dice.number(1...3), name: "\(Self.words[$0]) \(dice.pick(Self.words))", note: "in \(dice.pick(["A", "B"]))")
    }
    let before = Screen(items: items, naming: .place)
    var expected: Set<String> = []
    let (gone, place) = (items.remove(at: 1), dice.number(4...6))
    expected.insert("row 1 \"\(gone.name)\" is gone")
    let old = items[place].name
    items[place].name = "Renamed \(dice.pick(Self.words))"
    expected.insert("\"\(old)\" became \"\(items[place].name)\"")
    let added = Item(id: 7, name: "Brand new", note: "just added")
    items.insert(added, at: 3)
    expected.insert("row 3 \"Brand new\" is new")
    let moved = items.remove(at: 0)
    items.insert(moved, at: 2)
    expected.insert("\"\(moved.name)\" is at position 2 instead of 0")
    let told = try Self.diff(before.stage(), Screen(items: items, naming: .place).stage()).sentences
    #expect(told.count == expected.count, "\(told)")
    for words in expected { #expect(told.contains { $0.contains(words) }, "'\(words)' in \(told)") }
  }

  @Test(
    "A modifier applied to every row is reported in one sentence, for any kind of ID",
    arguments: Screen.Naming.allCases)
  @MainActor
  func modifiers(naming: Screen.Naming) throws {
    let items = (0..<6).map { Item(id: 100 + $0, name: Self.words[$0], note: "number \($0)") }
    let plain = Screen(items: items, naming: naming)
    for (around, words) in [
      (Screen.Around.background, "rows 0…5 have a background now"),
      (.padding, "rows 0…5 have 4 pt of padding now"), (.opacity, "rows 0…5 have an opacity of 50 % now"),
      (.overlay, "rows 0…5 have an overlay now"),
    ] {
      var screen = plain
      screen.around = around
      #expect(try Self.diff(plain.stage(), screen.stage()).sentences == [words])
      let back = try Self.diff(screen.stage(), plain.stage()).sentences
      // An opacity of 100 % is not described as transparency.
      let none = around == .opacity ? "opacity of rows 0…5 is 100 % instead of 50 %" : "rows 0…5 have no "
      #expect(back.count == 1 && back.first?.hasPrefix(none) == true, "\(back)")
    }
  }

  @Test("Two changes to all rows and five edits to single rows are reported in seven sentences", arguments: 0..<24)
  @MainActor
  func everything(seed: Int) throws {
    var (before, after, edits) = Self.lists(seed)
    before.around = .padding
    after.around = .framed
    let tall = Size(width: 320, height: 900)
    let told = try Self.diff(before.stage(tall), after.stage(tall)).sentences
    let words = [
      "\"\(edits.inserted.name)\" is new", "\"\(edits.removed.name)\" is gone",
      "\"\(edits.renamed.name)\" became \"\(edits.newName)\"",
      "\"\(edits.recolored.name)\" is #FF3B30 instead of #000000",
      "'header' is 1 pt taller (45 instead of 44)", " have a background now",
      " have 2 pt more padding (6 instead of 4)",
    ]
    #expect(told.count == words.count, "\(told)")
    for part in words { #expect(told.count { $0.contains(part) } == 1, "'\(part)' in \(told)") }
  }

  @Test("Reordering rows without IDs is reported only as moves", arguments: 0..<12)
  @MainActor
  func shuffled(seed: Int) throws {
    var dice = SplitMix64(seed: UInt64(seed))
    let items = (0..<6).map { Item(id: $0 % 2, name: Self.words[$0], note: "the same") }
    var shuffled: [Item] = []
    var rest = items
    while !rest.isEmpty { shuffled.append(rest.remove(at: dice.number(0...(rest.count - 1)))) }
    let told = try Self.diff(
      Screen(items: items, naming: .place).stage(), Screen(items: shuffled, naming: .place).stage()
    ).sentences
    let moves = [" is at position ", " changed places", " in reverse order", " changed position", " earlier", " later"]
    #expect(told.allSatisfy { sentence in moves.contains { sentence.contains($0) } }, "\(told)")
    #expect(told.isEmpty == (shuffled == items) && told.count < items.count)
  }

  @Test("Identical lists have no differences", arguments: 0..<5)
  @MainActor
  func unchanged(seed: Int) throws {
    let (before, _, _) = Self.lists(seed)
    let diff = try Self.diff(before.stage(), before.stage())
    #expect(diff.isEmpty)
    #expect(diff.shifted == 0)
  }
}
