import Galley
import GalleyDiff
import Testing

/// Rows of a shopping list with a name, an optional note and badge, and a trailing code.
private struct Goods: View {
  struct Item: Hashable, Identifiable {
    var id: Int
    var name: String
    var note = ""
    var badge = ""
    var code: String
  }

  var items: [Item]
  var font = Font.body
  var isBold = false
  var isMarked = false
  var padding = 10.0
  var hasColumn = false
  var lineLimit: Int?

  var body: some View {
    VStack(spacing: 0) {
      Text("Goods").font(font).id("header")
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) { ForEach(items) { row($0) } }
      }
      .id("list")
    }
  }

  private func row(_ item: Item) -> some View {
    HStack {
      VStack(alignment: .leading) {
        Text(item.name).lineLimit(lineLimit).bold(isBold).italic(isMarked).strikethrough(isMarked)
        if item.note != "" { Text(item.note) }
      }
      if item.badge != "" { Text(item.badge) }
      Spacer()
      if hasColumn { Text(item.code).lineLimit(1).fixedSize().syncWidth("codes") } else { Text(item.code) }
    }
    .padding(padding)
  }
}

@Suite("Reports on changes in rows")
struct RowSentenceTests {
  private let items = [
    Goods.Item(id: 11, name: "Pears", note: "green ones", badge: "NEW", code: "c1"),
    Goods.Item(id: 12, name: "Nuts", code: "c2"), Goods.Item(id: 13, name: "Figs", code: "c3"),
    Goods.Item(id: 14, name: "Bread", code: "c4"), Goods.Item(id: 15, name: "Jam", code: "c5"),
    Goods.Item(id: 16, name: "Eggs", code: "c6"),
  ]

  @MainActor
  private func sentences(_ old: Goods, _ edit: (inout Goods) -> Void) throws -> [String] {
    var new = old
    edit(&new)
    let size = Size(width: 300, height: 500)
    return try ChangedListTests.diff(Stage(size: size, scale: 2) { old }, Stage(size: size, scale: 2) { new }).sentences
  }

  @Test("A view added to or removed from a row is reported together with its effect")
  @MainActor
  func parts() throws {
    let goods = Goods(items: items)
    #expect(try sentences(goods) { $0.items[0].badge = "" } == ["\"NEW\" is gone from row 0 \"Pears\""])
    #expect(try sentences(goods) { $0.items[1].badge = "NEW" } == ["\"NEW\" is new in row 1 \"Nuts\""])
    let note = try sentences(goods) { $0.items[0].note = "" }
    #expect(note.count == 1)
    #expect(note[0].hasPrefix("\"green ones\" is gone from row 0 \"Pears\", which is "), "\(note)")
    #expect(note[0].hasSuffix(" pt shorter"), "\(note)")
    let notes = try sentences(goods) { goods in for index in 1..<6 { goods.items[index].note = "note \(index)" } }
    #expect(notes == ["\"note 1\" is new in row 1 \"Nuts\", and likewise in 4 more"])
  }

  @Test("If a view moves because its neighbour was removed, both are reported in one sentence")
  @MainActor
  func sideways() throws {
    func line(_ hasBadge: Bool) -> some View {
      HStack {
        Text("Pears").frame(width: 60)
        if hasBadge { Color.red.frame(width: 40, height: 10).id("badge") }
        Text("c1")
      }
      .frame(width: 200, alignment: .leading)
    }
    let size = Size(width: 200, height: 100)
    let told = try ChangedListTests.diff(
      Stage(size: size, scale: 2) { line(true) }, Stage(size: size, scale: 2) { line(false) })
    #expect(told.sentences == ["'badge' is gone; the content that follows moved 48 pt to the left"])
  }

  @Test("A change in truncated text is reported with the full text")
  @MainActor
  func cut() throws {
    var goods = Goods(items: items, lineLimit: 1)
    goods.items[1].name = "A very long product that nobody could show on one line"
    let told = try sentences(goods) { $0.items[1].name = "A terribly large product that nobody could show on one line" }
    #expect(
      told == [
        "row 1: \"A very long product that nobody could s…\" became \"A terribly large product that nobody co…\""
      ])
    // A change in the truncated part of the text is reported with its position.
    let end = try sentences(goods) { $0.items[1].name = "A very long product that nobody could show on two lines" }
    #expect(end == ["row 1: \"…uld show on one line\" became \"…uld show on two lines\""])
  }

  @Test("A change of the text style is reported with the name of the style")
  @MainActor
  func styles() throws {
    let goods = Goods(items: items)
    #expect(try sentences(goods) { $0.isBold = true } == ["row 0 \"Pears\" and 5 more are bold now"])
    #expect(
      try sentences(goods) { $0.isMarked = true } == [
        "row 0 \"Pears\" and 5 more are italic now and struck through now"
      ])
    #expect(try sentences(goods) { $0.font = .title } == ["'header' is title instead of body"])
    var both = goods
    both.font = .title
    #expect(try sentences(both) { $0.font = .title.bold() } == ["'header' is bold now"])
  }

  @Test("Larger padding in all rows is reported once")
  @MainActor
  func padding() throws {
    #expect(
      try sentences(Goods(items: items)) { $0.padding = 14 } == ["rows 0…5 have 4 pt more padding (14 instead of 10)"])
  }

  @Test("A cell that widens its column is reported first, then the column, but not rewrapped lines")
  @MainActor
  func causes() throws {
    var goods = Goods(items: items, hasColumn: true)
    goods.items[0].name = "A very long product that nobody could show on one line of a list"
    let told = try sentences(goods) { $0.items[3].code = "c4444444" }
    #expect(told.count == 2 && told[0] == "row 3: \"c4\" became \"c4444444\"", "\(told)")
    #expect(told.last?.hasPrefix("column 'codes' is ") == true)
  }

  @Test("A narrower frame is reported, but not the lines that wrap differently because of it")
  @MainActor
  func wrapped() throws {
    func line(_ width: Double) -> some View {
      HStack {
        Text("Words that need more than one line").frame(width: width, alignment: .leading)
        Text("c1")
      }
      .frame(width: 200, alignment: .leading)
    }
    let size = Size(width: 200, height: 100)
    let told = try ChangedListTests.diff(
      Stage(size: size, scale: 2) { line(150) }, Stage(size: size, scale: 2) { line(100) })
    #expect(
      told.sentences == ["Text \"Words that need more than one line\" is 50 pt narrower (100 instead of 150)"])
  }

  @Test("A changed modifier is reported once, and the views inside it are still compared")
  @MainActor
  func modifiers() throws {
    func screen(_ view: some View) -> Stage { Stage(size: Size(width: 200, height: 100), scale: 2) { view } }
    let plain = screen(Text("One").id("a"))
    for (view, words) in [
      (screen(Text("One").id("a").background(Color.yellow)), "a background now"),
      (screen(Text("One").id("a").padding(8)), "8 pt of padding now"),
      (screen(Text("One").id("a").opacity(0.5)), "an opacity of 50 % now"),
      (screen(Text("One").id("a").border(Color.red)), "a border of width 1 now"),
      (screen(Text("One").id("a").frame(width: 90)), "a frame of width 90 now"),
      (screen(Text("One").id("a").overlay { Text("NEW") }), "an overlay \"NEW\" now"),
    ] {
      #expect(try ChangedListTests.diff(plain, view).sentences == ["'a' has \(words)"])
      let details: Set = ["a", "an", "now", "8", "50", "%", "90", "1", "width", "pt", "of"]
      let none =
        "'a' has no \(words.split(separator: " ").filter { !details.contains(String($0)) }.joined(separator: " ")) any more"
      // An opacity of 100 % is not described as transparency.
      let told = words.contains("opacity") ? "opacity of 'a' is 100 % instead of 50 %" : none
      #expect(try ChangedListTests.diff(view, plain).sentences == [told])
    }
    // A modifier added to existing ones and a changed text inside them are two changes.
    let (old, new) = (
      screen(Text("One").padding(8).background(Color.yellow).id("a")),
      screen(Text("Two").padding(8).background(Color.yellow).opacity(0.5).id("a"))
    )
    let told = try ChangedListTests.diff(old, new).sentences
    #expect(told == ["'a' has an opacity of 50 % now", "'a': \"One\" became \"Two\""], "\(told)")
  }

  @Test("Backgrounds that grow with their view are not reported, nor are the larger bounds of rotated views")
  @MainActor
  func followers() throws {
    func screen(_ view: some View) -> Stage { Stage(size: Size(width: 200, height: 100), scale: 2) { view } }
    func boxed(_ width: Double) -> some View {
      Color.red.frame(width: width, height: 20).id("box").padding(4).background(Color.yellow).overlay { Color.clear }
    }
    let told = try ChangedListTests.diff(screen(boxed(40)), screen(boxed(60))).sentences
    #expect(told == ["'box' is 20 pt wider (60 instead of 40)"])
    let turned = screen(Color.red.frame(width: 40, height: 20).rotationEffect(.degrees(10)).id("box"))
    let plain = screen(Color.red.frame(width: 40, height: 20).id("box"))
    #expect(try ChangedListTests.diff(plain, turned).sentences == ["'box' has a rotationEffect of 10° now"])
  }

  @Test("A stack whose axis changed is reported as a different kind of stack")
  @MainActor
  func rearranged() throws {
    let words = ForEach(["One", "Two"], id: \.self) { Text($0) }
    func screen(_ isTurned: Bool) -> Stage {
      Stage(size: Size(width: 200, height: 100), scale: 2) {
        if isTurned { VStack { words }.id("a") } else { HStack { words }.id("a") }
      }
    }
    #expect(
      try ChangedListTests.diff(screen(false), screen(true)).sentences == ["'a' is a VStack instead of an HStack"])
  }

  @Test("A layout that records neither text styles nor truncated text in full is compared by its other values")
  func older() {
    func facts(_ lines: [String], cut: Bool = false, words: String? = nil, bold: Bool? = nil) -> LayoutSnapshot {
      let styles = bold.map { [InspectedView.TextStyle(size: 17, weight: $0 ? 700 : 400, family: "Inter")] } ?? []
      let text = InspectedView(
        kind: "Text", id: "t", frame: Rect(x: 0, y: 0, width: 50, height: 20), lines: lines, isTruncated: cut,
        words: words, styles: styles)
      return LayoutSnapshot(size: Size(width: 100, height: 50), scale: 1, view: text)
    }
    #expect(LayoutDiff(facts(["A"]), facts(["A"], bold: true)).isEmpty)
    #expect(LayoutDiff(facts(["A"], bold: false), facts(["A"], bold: true)).sentences == ["'t' is bold now"])
    // The visible part matches the beginning of the full text, so a change cannot be proved.
    #expect(LayoutDiff(facts(["Long t…"], cut: true), facts(["Long t…"], cut: true, words: "Long text")).isEmpty)
    #expect(
      LayoutDiff(facts(["Long t…"], cut: true), facts(["Long te…"], cut: true, words: "Long text")).sentences == [
        "'t' breaks its lines at other words"
      ])
    #expect(
      LayoutDiff(facts(["Long t…"], cut: true), facts(["Large…"], cut: true, words: "Large text")).sentences == [
        "'t': \"Long t…\" became \"Large…\""
      ])
    #expect(LayoutDiff(facts(["Long t…"], cut: true), facts(["Long text"])).sentences == ["'t' is no longer truncated"])
  }

  @Test(
    "Text styles are preserved when layouts are written and read back",
    arguments: [
      "17 Inter", "17.5 600 italic underlined struck #FF3B30 Noto Serif", "12 #3C3C4399 DejaVu Sans Mono",
    ])
  func style(text: String) throws {
    #expect(try #require(InspectedView.TextStyle(text)).text == text)
    #expect(
      InspectedView.TextStyle("x") == nil && InspectedView.TextStyle("17") == nil && InspectedView.TextStyle("") == nil)
  }
}
