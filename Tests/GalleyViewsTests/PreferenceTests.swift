import GalleyControls
import GalleyGeometry
import GalleySnapshot
import GalleyViews
import Testing

/// Joins the letters of all views in order and counts the calls of reduce.
struct LettersKey: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

struct FramesKey: PreferenceKey {
  static var defaultValue: [String: Anchor<Rect>] { [:] }
  static func reduce(value: inout [String: Anchor<Rect>], nextValue: () -> [String: Anchor<Rect>]) {
    value.merge(nextValue()) { $1 }
  }
}

@Suite("View preferences")
struct PreferenceTests {
  private func letter(_ letter: String) -> some View {
    Color.red.preference(key: LettersKey.self, value: letter)
  }

  private func recorded(_ view: some View) -> [String] {
    let log = Log()
    _ = Screen(view.onPreferenceChange(LettersKey.self) { log($0) }, width: 100, height: 100)
    return log.entries
  }

  @Test("Preferences are reduced in view order, and views without a value are skipped")
  func order() {
    #expect(
      recorded(
        VStack {
          letter("a"); letter("b"); letter("c")
        }) == ["abc"])
    #expect(
      recorded(
        VStack {
          letter("a"); Color.blue; letter("c")
        }) == ["ac"])
    #expect(
      recorded(
        VStack {
          letter("a");
          HStack {
            letter("b"); letter("c")
          }
        }) == ["abc"])
    #expect(recorded(EmptyView()) == [])
    #expect(
      recorded(
        VStack {
          Color.blue; Color.red
        }) == [])
  }

  private struct TallyKey: PreferenceKey {
    struct Value: Equatable {
      var text: String
      var joins = 0
    }
    static var defaultValue: Value { Value(text: "") }
    static func reduce(value: inout Value, nextValue: () -> Value) {
      value = Value(text: value.text + nextValue().text, joins: value.joins + 1)
    }
  }

  @Test("The first value of a preference is used directly, and only later values are reduced")
  func joins() {
    func recorded(_ letters: [String?]) -> TallyKey.Value? {
      var recorded: TallyKey.Value?
      let stack = VStack {
        ForEach(letters.indices, id: \.self) { index in
          if let letter = letters[index] {
            Color.red.preference(key: TallyKey.self, value: .init(text: letter))
          } else {
            Color.blue
          }
        }
      }
      _ = Screen(stack.onPreferenceChange(TallyKey.self) { recorded = $0 }, width: 100, height: 100)
      return recorded
    }
    #expect(recorded(["a", "b", "c"]) == .init(text: "abc", joins: 2))
    #expect(recorded(["a", nil, "c"]) == .init(text: "ac", joins: 1))
    #expect(recorded([nil, "c"]) == .init(text: "c", joins: 0))
    #expect(recorded([nil]) == nil)
  }

  @Test("An overlay's preference comes after the view's preference, and a background's before it")
  func layers() {
    #expect(recorded(letter("P").overlay { letter("O") }) == ["PO"])
    #expect(recorded(letter("P").background { letter("B") }) == ["BP"])
  }

  @Test("A preference set outside replaces values set inside, and a transform modifies them")
  func outer() {
    #expect(
      recorded(
        VStack {
          letter("a"); letter("b")
        }.preference(key: LettersKey.self, value: "z")) == ["z"])
    #expect(recorded(letter("a").transformPreference(LettersKey.self) { $0 += "!" }) == ["a!"])
    #expect(recorded(Color.red.transformPreference(LettersKey.self) { $0 += "!" }) == ["!"])
  }

  @Test("Only visible views set preferences: the view that fits, and the rows in the window")
  func shown() {
    let fits = ViewThatFits {
      letter("w").frame(width: 200, height: 10)
      letter("n").frame(width: 50, height: 10)
    }
    #expect(recorded(fits) == ["n"])
    let list = ScrollView {
      LazyVStack(spacing: 0) { ForEach(0..<9) { letter("\($0)").frame(height: 30) } }
    }
    #expect(recorded(list) == ["0123"])
  }

  private struct Sequence: View {
    let log: Log
    @State private var step = 0
    var body: some View {
      VStack(spacing: 0) {
        Button("next") { step += 1 }.id("next")
        Color.red.preference(key: LettersKey.self, value: step < 2 ? "1" : "2")
      }
      .onPreferenceChange(LettersKey.self) { log($0) }
    }
  }

  @Test("onPreferenceChange reports the first value and then each different value once")
  func changes() {
    let log = Log()
    let screen = Screen(Sequence(log: log), width: 100, height: 100)
    screen.tap("next")
    #expect(log.text == "1")
    screen.tap("next")
    screen.tap("next")
    #expect(log.text == "1 2")
  }

  private struct Cycle: View {
    let log: Log
    @State private var n = 0
    var body: some View {
      Color.red.preference(key: LettersKey.self, value: "\(n)").onPreferenceChange(LettersKey.self) { _ in
        log("\(n)")
        n += 1
      }
    }
  }

  @Test("If observing a preference changes it again, it is reported at most twice per frame, with a warning")
  func cycle() {
    let log = Log()
    let screen = Screen(Cycle(log: log), width: 10, height: 10)
    #expect(log.text == "0 1")
    #expect(
      screen.tree.warnings.map(\.kind) == [
        .cycle(binding: "Bound preference LettersKey", path: "Cycle", old: "1", new: "2")
      ])
    screen.place()
    #expect(log.text == "0 1")
  }

  private struct Spot: View {
    var body: some View {
      HStack(spacing: 10) {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 30, height: 10)
          .anchorPreference(key: FramesKey.self, value: .bounds) { ["blue": $0] }
      }
      .padding(5)
      .overlayPreferenceValue(FramesKey.self) { frames in
        GeometryReader { proxy in
          if let anchor = frames["blue"] {
            let frame = proxy[anchor]
            Color.green.frame(width: frame.width, height: frame.height).id("spot")
              .alignmentGuide(.leading) { _ in -frame.minX }
              .offset(x: frame.minX, y: frame.minY)
              .id("moved")
          }
        }
      }
    }
  }

  @Test("An anchor is resolved in the coordinates of the view that reads it")
  func anchors() {
    let screen = Screen(Spot(), width: 200, height: 100)
    let spot = screen.view.first { $0.id == "moved" ? $0.children.first?.frame : nil }
    let blue = screen.view.first { $0.kind == "anchorPreference" ? $0.frame : nil }
    #expect(blue?.size == Size(width: 30, height: 10))
    #expect(spot == blue)
    #expect(screen.tree.warnings.isEmpty)
  }

  private struct Measured: View {
    @State private var width = 0.0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("four").onGeometryChange(for: Double.self, of: \.size.width) { width = $0 }
        Color.red.frame(width: width * 2, height: 3).id("bar")
      }
    }
  }

  @Test("A view that stores its measured size as state settles without a warning")
  func geometry() {
    let screen = Screen(Measured(), width: 200, height: 100)
    let text = screen.view.first { $0.kind == "Text" ? $0.frame.width : nil }
    #expect(text.map { $0 * 2 } == screen.view["bar"]?.frame.width)
    #expect(screen.tree.warnings.isEmpty)
  }
}
