import GalleyGeometry
import GalleySnapshot
import GalleyText
import GalleyViews
import Testing

@Suite("Text layout")
struct TextTests {
  @Test("Text wraps at the available width and is as wide as its longest line")
  func wraps() {
    #expect(Screen(Text("one two three"), width: 85, height: 100).text == "Text 7.5,30 70x40 'one two|three'")
  }

  @Test("A word that does not fit gets the available width")
  func tooNarrow() {
    #expect(Screen(Text("wide").id("t"), width: 25, height: 20).frame("t") == "0,0 25x20")
    #expect(Screen(Text("wide").id("t"), width: 0, height: 20).frame("t") == "0,0 0x20")
  }

  @Test(
    "Text has at least one line, and otherwise as many lines as fit into the height",
    arguments: [(60.0, 3, false), (59.9, 2, true), (40, 2, true), (39, 1, true), (0, 1, true)])
  func heights(height: Double, lines: Int, isCut: Bool) {
    let text = Screen(Text("one two three"), width: 50, height: height).view
    #expect(text.lines.count == lines)
    #expect(text.isTruncated == isCut)
    #expect(text.frame.height == Double(lines) * 20)
  }

  @Test(
    "A line limit truncates text, and the available height may truncate it further",
    arguments: [(100.0, "one|tw…"), (39, "on…")])
  func lineLimit(height: Double, shown: String) {
    let screen = Screen(Text("one two three").lineLimit(2), width: 50, height: height)
    #expect(screen.view.lines.joined(separator: "|") == shown)
  }

  @Test(
    "Text sizes are rounded up to whole pixels",
    arguments: [(1.0, 11.0), (2, 10.5), (3, 31.0 / 3)] as [(Double, Double)])
  func pixels(scale: Double, width: Double) {
    let measurer = TextMeasurer { _, _ in
      TextLayout(size: Size(width: 10.1, height: 20), lines: [])
    }
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let tree = ViewTree(
      Text("a"), environment: environment,
      context: BuildContext(
        measurer: measurer, images: ImageLoader { _ in throw CancellationError() }, scrollPositions: .init()))
    #expect(tree.size(for: .unspecified).width == width)
  }

  @Test("A problem with text is reported once for the whole tree")
  func problems() {
    let missing = TextProblem.unreadableFont(path: "/x.ttf")
    let measurer = TextMeasurer { _, _ in
      TextLayout(size: Size(width: 10, height: 20), lines: [], problems: [missing])
    }
    let tree = ViewTree(
      HStack {
        Text("a"); Text("b")
      }, environment: EnvironmentValues(),
      context: BuildContext(
        measurer: measurer, images: ImageLoader { _ in throw CancellationError() }, scrollPositions: .init()))
    tree.place(on: ProposedViewSize(width: 100, height: 100), safeArea: .zero)
    #expect(tree.context.problems == [ViewProblem(.text(missing))])
  }
}
