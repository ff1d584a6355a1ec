import Galley
import Testing

@Suite("Images and other Text views inside a Text view")
struct TextImageTests {
  private func stage(_ view: some View, width: Double = 390) -> Stage {
    Stage(size: Size(width: width, height: 300)) { view }
  }

  /// Returns the frame of the only text, inside its modifiers.
  private func text(_ view: some View, width: Double = 390) -> InspectedView {
    func find(_ view: InspectedView) -> InspectedView? {
      view.kind == "Text" ? view : view.children.lazy.compactMap(find).first
    }
    return find(stage(view, width: width).layout) ?? stage(view, width: width).layout
  }

  /// Returns the fills that are not rectangles, which are the outlines of symbols.
  private func outlines(_ view: some View) throws -> [(bounds: Rect, paint: Paint)] {
    func fills(_ items: [Picture.Item], _ way: AffineTransform = .identity) -> [(bounds: Rect, paint: Paint)] {
      items.flatMap { item -> [(bounds: Rect, paint: Paint)] in
        switch item {
        case .fill(let fill):
          if case .elements = fill.path { return [(fill.path.applying(way).bounds, fill.paint)] }
          return []
        case .group(let group): return fills(group.items, group.transform.followed(by: way))
        default: return []
        }
      }
    }
    return fills(try stage(view).picture().items)
  }

  private func glyphs(_ view: some View) throws -> [Picture.Glyphs] {
    func glyphs(_ items: [Picture.Item]) -> [Picture.Glyphs] {
      items.flatMap { item -> [Picture.Glyphs] in
        switch item {
        case .glyphs(let glyphs): return [glyphs]
        case .group(let group): return glyphs(group.items)
        default: return []
        }
      }
    }
    return glyphs(try stage(view).picture().items)
  }

  private let star = Image(systemName: "star.fill")

  @Test("A symbol inside text is as wide as one next to the text", arguments: [13.0, 17, 40])
  func room(size: Double) throws {
    let font = Font.system(size: size)
    let alone = text(Text(star).font(font)).frame.width
    let beside = stage(star.font(font)).layout.frame.width
    #expect(abs(alone - beside) <= 0.5)
    let words = text(Text("Favourites").font(font)).frame.width
    let both = text((Text(star) + Text("Favourites")).font(font)).frame.width
    #expect(abs(both - alone - words) <= 1)
  }

  @Test("A symbol in text is centred on the capital letters at any font size", arguments: [17.0, 34, 60])
  func middle(size: Double) throws {
    let view = Text("H\(Image(systemName: "circle.fill"))").font(.system(size: size))
    let outline = try #require(try outlines(view).first).bounds
    let letter = try #require(try glyphs(view).first)
    // The capital letters of Inter are 0.727 em high.
    #expect(abs(outline.midY - (letter.origin.y - 0.3636 * size)) < 0.02 * size)
    #expect(outline.minX >= letter.origin.x + letter.run.width - 0.01)
  }

  @Test("A symbol in text has the colour of the text around it, unless it sets its own")
  func colors() throws {
    func paint(_ view: some View) throws -> Paint? { try outlines(view).first?.paint }
    #expect(try paint(Text("\(star) a").foregroundStyle(Color(red: 1, green: 0, blue: 0))) == .color(RGBA(255, 0, 0)))
    let own = Text("\(Text(star).foregroundStyle(Color(red: 0, green: 1, blue: 0))) a")
      .foregroundStyle(Color(red: 1, green: 0, blue: 0))
    #expect(try paint(own) == .color(RGBA(0, 255, 0)))
  }

  @Test("A symbol does not change the height of its line, and lines can wrap before and after it")
  func lines() {
    let plain = text(Text("Favourites"))
    let starred = text(Text("\(star) Favourites"))
    #expect(abs(plain.frame.height - starred.frame.height) <= 1)
    #expect(starred.lines == ["\u{FFFC} Favourites"])
    let narrow = text(Text("Favourites and others \(star)"), width: 100)
    #expect(narrow.lines.count > 1 && narrow.lines.last?.contains("\u{FFFC}") == true)
  }

  @Test("Truncated text ends with an ellipsis, and symbols that were cut off are not drawn")
  func cut() throws {
    let view = Text("\(star)\(star)\(star)\(star) Favourites").lineLimit(1).frame(width: 60)
    #expect(try outlines(view).count < 4)
    #expect(try glyphs(view).contains { $0.run.text.contains("…") })
  }

  @Test("Symbols in text shrink with the text")
  func shrinks() throws {
    let view = Text("\(star) A rather long line of text").lineLimit(1).minimumScaleFactor(0.4)
    let full = try #require(try outlines(view).first).bounds
    let small = try #require(try outlines(view.frame(width: 120)).first).bounds
    #expect(small.width < full.width && small.width >= full.width * 0.4 - 0.1)
    #expect(abs(small.width / small.height - full.width / full.height) < 0.01)
  }

  @Test("A missing symbol in text is drawn as a box, with one warning")
  func missing() throws {
    let stage = stage(Text("\(Image(systemName: "no.such.symbol")) a"))
    _ = try stage.picture()
    #expect(stage.warnings.count == 1)
  }

  @Test("A bitmap in text keeps its size and makes its line taller")
  func bitmaps() throws {
    let bitmap = Bitmap(width: 30, height: 40, pixels: [UInt8](repeating: 255, count: 30 * 40 * 4))
    let image = Image(PictureImage(digest: "white", bitmap: bitmap), scale: 1)
    let with = text(Text("a\(image)b"))
    let without = text(Text("ab"))
    #expect(abs(with.frame.width - without.frame.width - 30) <= 1.5)
    #expect(with.frame.height > 40)
  }

  @Test("Text interpolated into other text keeps its style and inherits unset attributes")
  func nested() throws {
    let view = Text("one **two \(Text("three").italic())** \(Text("four").fontWeight(.bold))").font(.system(size: 20))
    let runs = try glyphs(view).map(\.run)
    func style(_ text: String) -> String? { runs.first { $0.text == text }?.font.style }
    #expect(style("three") == "Bold Italic")
    #expect(style("four") == "Bold")
    #expect(runs.allSatisfy { $0.size == 20 })
    #expect(runs.map(\.text).joined() == "one two three four")
  }

  @Test("Markdown characters in interpolated text are not interpreted")
  func marks() throws {
    let view = Text("*\(Text(verbatim: "a*b"))* `\(Text("c"))`")
    #expect(try glyphs(view).map(\.run.text).joined() == "a*b c")
  }
}
