import Galley
import GalleyDiff
import Testing

@Suite("Comparing layouts")
struct LayoutDiffTests {
  /// Returns the sentences about the differences of two screens of 200 × 300 pt.
  @MainActor
  private func sentences(_ old: some View, _ new: some View) throws -> [String] {
    let size = Size(width: 200, height: 300)
    return try ChangedListTests.diff(Stage(size: size, scale: 2) { old }, Stage(size: size, scale: 2) { new }).sentences
  }

  @Test("The comparison of identical screens has no sentences")
  @MainActor
  func equal() throws {
    #expect(try sentences(Text("Hello"), Text("Hello")).isEmpty)
  }

  @Test("Changed text is quoted in its old and new versions")
  @MainActor
  func retyped() throws {
    #expect(try sentences(Text("Hello"), Text("Goodbye")) == ["\"Hello\" became \"Goodbye\""])
    #expect(
      try sentences(Text("Hello").id("title"), Text("Goodbye").id("title")) == ["'title': \"Hello\" became \"Goodbye\""]
    )
  }

  @Test("A moved view is reported once, with its distance")
  @MainActor
  func moved() throws {
    let (old, new) = (Text("Hello").offset(x: 0, y: 0).id("title"), Text("Hello").offset(x: 10, y: -4).id("title"))
    let told = try sentences(old, new)
    #expect(told.count == 1)
    #expect(told.first?.contains("moved 10 pt to the right and 4 pt up") == true, "\(told)")
  }

  @Test("Increased spacing is reported instead of the views that it moved")
  @MainActor
  func spacing() throws {
    func column(_ spacing: Double) -> some View {
      VStack(spacing: spacing) { ForEach(0..<3) { Color.red.frame(width: 40, height: 20).id("box-\($0)") } }
        .frame(height: 300, alignment: .top)
    }
    let told = try sentences(column(8), column(10))
    #expect(told == ["spacing of VStack is 10 pt instead of 8"])
  }

  @Test("If lines wrap differently, the cause is reported: a frame or a line limit")
  @MainActor
  func rewrapped() throws {
    let text = "Words that need more than one line"
    let told = try sentences(
      Text(text).frame(width: 180, alignment: .leading), Text(text).frame(width: 120, alignment: .leading))
    #expect(told == ["Text \"Words that need more than one line\" is 60 pt narrower (120 instead of 180)"])
    let cut = try sentences(Text(text).id("t"), Text(text).lineLimit(1).id("t"))
    #expect(cut == ["line limit of 't' is 1 instead of none"])
  }

  @Test("A different ViewThatFits choice is reported with the required and the available width")
  @MainActor
  func decided() throws {
    func fitting(_ width: Double) -> some View {
      ViewThatFits(in: .horizontal) {
        HStack {
          Text("A long label")
          Text("and another one")
        }
        VStack {
          Text("A long label")
          Text("and another one")
        }
      }
      .frame(width: width).id("credits")
    }
    let told = try sentences(fitting(260), fitting(140))
    #expect(
      told.contains {
        $0.contains("shows candidate 2 instead of 1: that needs a width of ")
          && $0.hasSuffix(", but only 140 pt are available")
      }, "\(told)")
  }

  @Test("A layout choice shared by many rows is reported once with the deciding row, even an invisible one")
  @MainActor
  func agreed() throws {
    func list(_ last: String) -> Stage {
      let names = (0..<40).map { "Name \($0)" } + [last]
      return Stage(size: Size(width: 200, height: 100), scale: 1) {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(names, id: \.self) { name in
              ViewThatFits(in: .horizontal, uniform: .list) {
                HStack {
                  Text(name)
                  Text("and more")
                }
                VStack {
                  Text(name)
                  Text("and more")
                }
              }
            }
          }
        }
        .id("credits")
      }
    }
    let (short, long) = (list("Short"), list("A name that is much longer"))
    let told = try ChangedListTests.diff(short, long)
    #expect(told.decisions.count == 1)
    let decision = try #require(told.decisions.first)
    let start = "'credits': every row is stacked instead of side by side, because row 40 \"A name that is much longer"
    #expect(decision.hasPrefix(start) && decision.hasSuffix(" pt but only 200 pt are available"), "\(decision)")
    #expect(told.sentences.count { $0.contains("stacked") } == 1, "\(told.sentences)")
    let back = try #require(try ChangedListTests.diff(long, short).decisions.first)
    #expect(back.hasPrefix("'credits': every row is side by side instead of stacked, because row "), "\(back)")
    #expect(back.hasSuffix(" of 200 pt"))
  }

  @Test("If the layout is identical, a colour change is reported with both colours")
  @MainActor
  func redrawn() throws {
    func boxes(_ color: Color) -> some View {
      VStack {
        Color.blue.frame(width: 20, height: 10).id("top")
        color.frame(width: 20, height: 10).id("bottom")
      }
    }
    let told = try sentences(boxes(.black), boxes(.white))
    #expect(told == ["'bottom' is #FFFFFF instead of #000000"])
  }

  @Test("A reordered view is reported once")
  @MainActor
  func reordered() throws {
    func column(_ names: [String]) -> some View {
      VStack(spacing: 0) { ForEach(names, id: \.self) { Text($0).frame(height: 20).id($0) } }
        .frame(height: 300, alignment: .top)
    }
    let told = try sentences(column(["a", "b", "c", "d"]), column(["b", "c", "a", "d"]))
    #expect(told == ["row 2 \"a\" is at position 2 instead of 0"])
  }

  @Test("A reordered view is reported once, even if its ID is inside its modifiers")
  @MainActor
  func reorderedInside() throws {
    func column(_ names: [String]) -> some View {
      VStack(spacing: 0) { ForEach(names, id: \.self) { Text($0).id("item-\($0)").frame(height: 20).padding(2) } }
        .frame(height: 300, alignment: .top)
    }
    let told = try sentences(column(["a", "b", "c", "d"]), column(["b", "c", "a", "d"]))
    #expect(told == ["row 2 \"a\" is at position 2 instead of 0"])
  }

  @Test("A changed row counts as renamed if its ID is its label, and as replaced if its ID is unrelated")
  @MainActor
  func named() throws {
    func column(_ rows: [(id: String, text: String)]) -> some View {
      VStack(spacing: 0) { ForEach(rows.indices, id: \.self) { Text(rows[$0].text).frame(height: 20).id(rows[$0].id) } }
        .frame(height: 300, alignment: .top)
    }
    func changes(from old: (String, String), to new: (String, String)) throws -> [String] {
      let (first, last) = ((id: "first", text: "First"), (id: "last", text: "Last"))
      return try sentences(column([first, old, last]), column([first, new, last]))
    }
    #expect(try changes(from: ("Bread", "Bread"), to: ("Rye", "Rye")) == ["row 1: \"Bread\" became \"Rye\""])
    #expect(
      try changes(from: ("food-rye-bread", "Rye bread"), to: ("food-rolls", "Rolls")) == [
        "row 1: \"Rye bread\" became \"Rolls\""
      ])
    let (gone, new) = ("row 1 \"Bread\" is gone", "row 1 \"Rye\" is new")
    #expect(try Set(changes(from: ("item-7", "Bread"), to: ("item-8", "Rye"))) == [gone, new])
    // A number can be a row's ID and its visible text.
    #expect(try changes(from: ("7", "7"), to: ("8", "8")).count == 2)
    // A changed ID is not reported if the visible text is the same.
    #expect(try changes(from: ("item-7", "Bread"), to: ("item-8", "Bread")).isEmpty)
    // Apples moved to another position; it did not turn into the new row Rye.
    let rows = [("Apples", "Apples"), ("Bread", "Bread"), ("Cheese", "Cheese")]
    let told = try Set(sentences(column(rows), column([("Rye", "Rye"), rows[1], rows[2], rows[0]])))
    // The inserted row alone would have moved Apples only to position 1.
    #expect(told == ["row 0 \"Rye\" is new", "row 3 \"Apples\" is at position 3 instead of 1"], "\(told)")
  }

  @Test("A changed scroll position is reported with both offsets, and the moved content is not")
  @MainActor
  func scrolled() throws {
    func list() -> Stage {
      Stage(size: Size(width: 200, height: 100), scale: 1) {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<50) { Text("Row \($0)").frame(height: 30).id("row-\($0)") } }
        }
        .id("list")
      }
    }
    let (old, new) = (list(), list())
    new.scrollPositions["list"] = .offset(Point(x: 0, y: 70))
    #expect(try ChangedListTests.diff(old, new).sentences == ["'list' is scrolled to 0, 70 instead of 0, 0"])
  }

  @Test("Rows above the visible window that became taller are reported, but not the rows they moved")
  @MainActor
  func above() throws {
    func list(_ first: Double, at destination: ScrollDestination) -> Stage {
      let stage = Stage(size: Size(width: 200, height: 100), scale: 1) {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<50) { Text("Row \($0)").frame(height: $0 == 0 ? first : 30) } }
        }
        .id("list")
      }
      stage.scrollPositions["list"] = destination
      return stage
    }
    let row = ScrollDestination.target(.row(20), anchor: .top)
    #expect(
      try ChangedListTests.diff(list(30, at: row), list(52, at: row)).sentences == [
        "the content above row 20 \"Row 20\" is 22 pt taller"
      ])
    let offset = ScrollDestination.offset(Point(x: 0, y: 620))
    #expect(
      try ChangedListTests.diff(list(30, at: offset), list(22, at: offset)).sentences == [
        "the content above row 20 \"Row 20\" is 8 pt shorter"
      ])
  }

  @Test("A changed canvas size explains the changes that follow from it")
  @MainActor
  func canvas() throws {
    func screen(_ width: Double) -> Stage {
      Stage(size: Size(width: width, height: 100), scale: 1) {
        HStack {
          Text("Name").id("name")
          Spacer()
          Text("Value").id("value")
        }
        .padding(10)
      }
    }
    #expect(
      try ChangedListTests.diff(screen(200), screen(220)).sentences == [
        "the canvas is 220 × 100 pt instead of 200 × 100"
      ])
  }

  @Test("Rows inserted outside the visible window are only counted in the report")
  @MainActor
  func hiddenRows() throws {
    func list(_ count: Int) -> Stage {
      Stage(size: Size(width: 200, height: 100), scale: 1) {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<count) { Text("Row \($0)").frame(height: 30) } }.id("rows")
        }
      }
    }
    #expect(
      try ChangedListTests.diff(list(50), list(60)).sentences == [
        "'rows' has 60 rows instead of 50: 10 below its visible area are new"
      ])
  }
}
