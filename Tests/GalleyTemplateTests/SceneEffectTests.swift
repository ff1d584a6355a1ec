import GalleyGeometry
import GalleyPicture
import GalleySnapshot
import GalleyViews
import Testing

@Suite("Grids and effects in scenes")
struct SceneEffectTests {
  private func layout(_ view: String) throws -> InspectedView {
    ShownText.layout(try SceneText.read("scene: 1\nview: \(view)"))
  }

  /// The items that the scene draws, without its background.
  private func items(_ view: String) throws -> [Picture.Item] {
    Array(ShownText.picture(try SceneText.read("scene: 1\nview: \(view)")).items.dropFirst())
  }

  private func group(_ view: String) throws -> Picture.Group {
    guard case .group(let group)? = try items(view).first else { return Picture.Group([]) }
    return group
  }

  @Test("Columns and rows of a Grid are as large as their largest cells")
  func grid() throws {
    let view = """
      { Grid: [
          { GridRow: [{ Text: a }, { Text: bbb }], alignment: top },
          { GridRow: [{ Text: cc, frame: { height: 30 } }, { Text: d, gridColumnAlignment: trailing }] },
          { Divider: , gridCellUnsizedAxes: horizontal },
          { Text: "over both", gridCellColumns: 2, gridCellAnchor: leading }
        ], alignment: topLeading, horizontalSpacing: 4, verticalSpacing: 0 }
      """
    let grid = try #require(ShownText.first("Grid", in: try layout(view)))
    let texts = ["a", "bbb", "cc", "d", "over both"].compactMap { ShownText.frame(of: $0, in: grid) }
    let origins = texts.map { Point(x: $0.minX - grid.frame.minX, y: $0.minY - grid.frame.minY) }
    #expect(grid.frame.size == Size(width: 72, height: 62 + 1.0 / 3))
    #expect(origins[0] == .zero)
    #expect(origins[1].y == 0)
    #expect(texts[3].maxX == texts[1].maxX, "the column is lined up by its trailing edges")
    #expect(origins[2].y > 16)
    // The divider is one pixel high, which is a third of a point.
    #expect(abs(origins[4].y - 46 - 1.0 / 3) < 1e-9)
  }

  @Test(
    "A LazyHGrid accepts a number of rows, adaptive rows or a list of rows",
    arguments: [("3", [100.0, 100, 100]), ("{ adaptive: 120 }", [150, 150]), ("[50, { maximum: 100 }]", [50, 100])])
  func rows(rows: String, heights: [Double]) throws {
    let cells = Array(repeating: "Color: blue, frame: { width: 5 }", count: 3).map { "{ \($0) }" }
    let view = "{ LazyHGrid: [\(cells.joined(separator: ", "))], rows: \(rows), rowSpacing: 0 }"
    let grid = try #require(ShownText.first("LazyHGrid", in: try layout(view)))
    #expect(grid.children.prefix(heights.count).map(\.frame.height) == heights)
  }

  @Test(
    "A view can have the size of its scroll view, or a fraction of it",
    arguments: [
      ("horizontal", Size(width: 400, height: 16)), ("both", Size(width: 400, height: 300)),
      ("{ axes: horizontal, count: 4, span: 2, spacing: 8 }", Size(width: 196, height: 16)),
      ("{ axes: vertical, count: 3 }", Size(width: 16, height: 100)),
    ])
  func shares(share: String, size: Size) throws {
    let view = "{ ScrollView: [{ Text: ab, containerRelativeFrame: \(share) }], axis: both }"
    let frame = try #require(ShownText.first("containerRelativeFrame", in: try layout(view)))
    #expect(frame.frame.size == size)
  }

  @Test(
    "Content margins and safe area padding inset the content",
    arguments: [
      ("contentMargins: 10", Point(x: 10, y: 10)), ("contentMargins: { top: 5, leading: 3 }", Point(x: 3, y: 5)),
      ("safeAreaPadding: { top: 20 }", Point(x: 0, y: 20)), ("safeAreaPadding: true", Point(x: 16, y: 16)),
      ("safeAreaPadding: 7", Point(x: 7, y: 7)), ("safeAreaPadding: false", .zero),
    ])
  func margins(modifier: String, corner: Point) throws {
    let view = "{ ScrollView: [{ Color: red, frame: { height: 20 } }], \(modifier) }"
    let color = try #require(ShownText.first("Color", in: try layout(view)))
    #expect(color.frame.origin == corner)
  }

  @Test("Rotating or scaling a view keeps its anchor in place")
  func transforms() throws {
    let box = "Color: red, frame: { width: 40, height: 20 }"
    // The box is at (180, 140).
    let turned = try group("{ \(box), rotationEffect: 90 }").transform
    #expect(abs(turned(Point(x: 180, y: 140)).x - 210) < 1e-9)
    #expect(abs(turned(Point(x: 180, y: 140)).y - 130) < 1e-9)
    let hung = try group("{ \(box), rotationEffect: { degrees: 180, anchor: topLeading } }").transform
    #expect(abs(hung(Point(x: 220, y: 160)).x - 140) < 1e-9)
    #expect(try group("{ \(box), scaleEffect: 2 }").transform(Point(x: 180, y: 140)) == Point(x: 160, y: 130))
    let wide = try group("{ \(box), scaleEffect: { x: 3, anchor: leading } }").transform
    #expect(wide(Point(x: 220, y: 160)) == Point(x: 300, y: 160))
  }

  @Test("Masks clip, blend modes are applied, and views with a higher zIndex are drawn later")
  func layers() throws {
    let masked = try group("{ Color: red, mask: { Circle: , frame: { width: 10 }, alignment: top } }")
    #expect(masked.mask?.count == 1)
    #expect(try group("{ Color: red, mask: blue }").mask?.count == 1)
    #expect(try group("{ Color: red, blendMode: multiply }").blendMode == .multiply)
    let stack = try items("{ ZStack: [{ Circle: red, zIndex: 1 }, { Rectangle: blue }] }")
    guard case .fill(let last)? = stack.last else { return #expect(Bool(false), "nothing is filled") }
    #expect(last.path == .ellipse(Rect(x: 50, y: 0, width: 300, height: 300)))
  }

  @Test("scaledToFit and scaledToFill keep the aspect ratio")
  func sizes() throws {
    let fitted = try #require(ShownText.first("aspectRatio", in: try layout("{ Circle: , scaledToFit: true }")))
    #expect(fitted.frame.size == Size(width: 300, height: 300))
    let filled = try layout("{ Circle: , scaledToFill: true }")
    #expect(ShownText.first("aspectRatio", in: filled)?.frame.size == Size(width: 400, height: 400))
    #expect(ShownText.first("aspectRatio", in: try layout("{ Circle: , scaledToFill: false }")) == nil)
  }

  @Test(
    "Invalid effects in scenes are reported",
    arguments: [
      ("{ Color: red, blendMode: mutliply }", "did you mean 'multiply'"),
      ("{ Color: red, rotationEffect: { anchor: top } }", "rotationEffect needs 'degrees'"),
      ("{ Color: red, containerRelativeFrame: { count: 2 } }", "containerRelativeFrame needs 'axes'"),
      ("{ Color: red, gridCellColumns: 0 }", "a number of columns"),
      ("{ Text: a, lineLimit: { reservesSpace: true } }", "lineLimit needs 'lines'"),
      ("{ LazyHGrid: [Spacer] }", "LazyHGrid needs 'rows'"),
    ])
  func errors(view: String, words: String) {
    let errors = SceneText.errors("scene: 1\nview: \(view)")
    #expect(errors.count == 1)
    #expect(errors.first?.contains(words) == true, "\(errors)")
  }
}
