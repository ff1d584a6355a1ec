import GalleyGeometry
import GalleyPicture
import GalleySnapshot
import GalleyViews
import Testing

@Suite("Effects that change how views are drawn")
struct DrawingEffectTests {
  /// A box with a Text view that shows its own frame in `space`.
  private func reader(_ space: CoordinateSpace) -> some View {
    GeometryReader { proxy in Text(proxy.frame(in: space).text).fixedSize() }.frame(width: 20, height: 10)
  }

  private func read(_ view: some View) -> String? {
    Screen(view, width: 100, height: 100).view.first { $0.lines.isEmpty ? nil : $0.lines.joined(separator: " ") }
  }

  @Test("The global frame from GeometryReader includes offset, scale and rotation")
  func global() {
    #expect(read(reader(.global)) == "40,45 20x10")
    #expect(read(reader(.global).offset(x: 7, y: -5)) == "47,40 20x10")
    #expect(read(reader(.global).scaleEffect(2)) == "30,40 40x20")
    #expect(read(reader(.global).scaleEffect(x: 1, y: 3, anchor: .top)) == "40,45 20x30")
    #expect(read(reader(.global).rotationEffect(.degrees(90))) == "45,40 10x20")
    #expect(read(reader(.local).rotationEffect(.degrees(90))) == "0,0 20x10")
  }

  @Test("A named coordinate space refers to the enclosing view with that name")
  func named() {
    let inner = reader(.named("box")).padding(3)
    #expect(read(inner.coordinateSpace(.named("box")).padding(30)) == "3,3 20x10")
    #expect(read(inner.offset(x: 4).coordinateSpace(name: "box").scaleEffect(3)) == "7,3 20x10")
    #expect(read(inner.coordinateSpace(.named("other"))) == "40,45 20x10")
  }

  @Test("Inspection reports the frames in which views are drawn")
  func inspection() {
    let box = Color.red.frame(width: 10, height: 10).id("box")
    #expect(Screen(box.scaleEffect(2).id("effect"), width: 50, height: 50).frame("box") == "15,15 20x20")
    #expect(Screen(box.scaleEffect(2).id("effect"), width: 50, height: 50).frame("effect") == "20,20 10x10")
  }

  @Test("A rotated view is drawn in a group, and a view with zero area is not drawn")
  func group() throws {
    let turned = Screen(Color.red.frame(width: 10, height: 20).rotationEffect(.degrees(90)), width: 40, height: 40)
    guard case .group(let group)? = turned.picture.items.last else { throw NoGroup() }
    let shown = group.transform(Rect(x: 15, y: 10, width: 10, height: 20))
    #expect(shown.text == "10,15 20x10")
    let flat = Screen(Color.red.scaleEffect(x: 0, y: 1), width: 40, height: 40)
    #expect(flat.picture.items.count == 1)
  }

  private struct NoGroup: Error {}

  @Test("A scroll view that is scaled down shows only the rows inside its window")
  func seen() {
    let list = ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Color.red.frame(height: 10).id("\($0)") } } }
    let screen = Screen(list.frame(height: 100).scaleEffect(0.5), width: 50, height: 100)
    #expect(screen.frame("9") == "12.5,70 25x5")
    #expect(screen.frame("10") == nil)
  }

  @Test("Siblings are drawn in the order of zIndex, and then of declaration")
  func order() {
    let stack = ZStack {
      Color.red.frame(width: 10, height: 10).zIndex(1).padding(1)
      Color.blue.frame(width: 10, height: 10)
      Color.green.frame(width: 10, height: 10).zIndex(-1)
    }
    let colors = Screen(stack, width: 20, height: 20).picture.items.dropFirst().map { item -> Paint? in
      if case .fill(let fill) = item { fill.paint } else { nil }
    }
    let expected = [Color.green, .blue, .red].map { Paint.color($0.rgba(in: .light)) }
    #expect(colors == expected)
  }

  @Test("Masks and blend modes become groups in the picture")
  func effects() throws {
    let masked = Color.red.mask(alignment: .leading) { Circle().frame(width: 10) }.blendMode(.multiply)
    guard case .group(let outer)? = Screen(masked, width: 40, height: 20).picture.items.last,
      case .group(let inner)? = outer.items.last
    else { throw NoGroup() }
    #expect(outer.blendMode == .multiply)
    #expect(inner.mask?.count == 1)
    #expect(inner.items.count == 1)
  }
}
