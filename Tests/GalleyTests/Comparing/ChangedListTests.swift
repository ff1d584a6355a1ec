import Galley
import GalleyDiff
import GalleyImage
import Testing
import TextCorpus

@Suite("A list that changed")
struct ChangedListTests {
  /// A row of the list under test.
  struct Item: Hashable, Identifiable {
    var id: Int
    var name: String
    var note: String
    var isRed = false
  }

  /// A screen: a header, and a list below.
  struct Screen {
    var headerHeight = 44.0
    var items: [Item]
    /// What rows are called, and where it is said.
    var naming: Naming

    enum Naming: CaseIterable { case none, outermost, insideOfModifiers, text, textInsideOfModifiers }

    @MainActor
    func stage(_ size: Size = Size(width: 320, height: 600)) -> Stage {
      Stage(size: size, scale: 2) {
        VStack(spacing: 0) {
          Text("Languages").frame(height: headerHeight).frame(maxWidth: .infinity).background(Color.gray).id("header")
          ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
              ForEach(items) { item in
                switch naming {
                case .none: row(item)
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

    /// Modifiers around what has the row's name.
    private func framed(_ row: some View) -> some View {
      row.padding(.horizontal, 6).background(Color.gray).overlay(alignment: .bottom) { Divider() }
    }

    private func row(_ item: Item) -> some View {
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

  /// What a list was turned into another by.
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

  /// Different rows with different notes, the order and the wording chosen by dice.
  private static func items(_ dice: inout Dice, count: Int) -> [Item] {
    (0..<count).map { index in
      let name = "\(dice.pick(words)) \(dice.pick(words)) \(index)"
      return Item(id: 1000 + index, name: name, note: "\(dice.pick(words)), number \(index)")
    }
  }

  /// A list, and one that differs from it in five ways, all of them within the first rows that are seen.
  private static func lists(_ seed: Int) -> (Screen, Screen, Edits) {
    var dice = Dice(seed: UInt64(seed))
    let items = items(&dice, count: 12 + seed % 20 * 3)
    // Four places that are neither the same nor neighbours, among the nine rows that fit in both windows.
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
    "One row inserted, one removed, one renamed, one recoloured, a taller header: five sentences", arguments: 0..<60)
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
      case .redrawn(let name, let pixels, _, _):
        kinds.append("redrawn")
        #expect(name.text == edits.recolored.name && pixels > 20)
      case .resized(let name, let from, let to):
        kinds.append("resized")
        #expect(name.id == "header" && from.height == 44 && to.height == 45)
      default: Issue.record("a false difference: \(change)")
      }
    }
    #expect(kinds.sorted() == ["added", "redrawn", "removed", "resized", "retyped"], "\(diff.sentences)")
    #expect(diff.sentences.count == 5)
    if seed == 0 { print(diff.sentences.joined(separator: "\n")) }
  }

  @MainActor
  static func diff(_ before: Stage, _ after: Stage) throws -> LayoutDiff {
    LayoutDiff(
      LayoutFacts(before, scale: 2), LayoutFacts(after, scale: 2), drawn: try ImageDecoder.decode(before.png()),
      try ImageDecoder.decode(after.png()))
  }

  @Test("A list that did not change has no differences", arguments: 0..<5)
  @MainActor
  func unchanged(seed: Int) throws {
    let (before, _, _) = Self.lists(seed)
    let diff = try Self.diff(before.stage(), before.stage())
    #expect(diff.isEmpty)
    #expect(diff.shifted == 0)
  }
}
