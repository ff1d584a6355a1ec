import GalleyControls
import GalleyGeometry
import GalleyPicture
import GalleySnapshot
import GalleyStage
import GalleyText
import GalleyViews
import Testing

@Suite("Visual effects, materials and redaction")
struct EffectTests {
  private func items(@ViewBuilder _ view: () -> some View) throws -> [Picture.Item] {
    try ControlScreen { view() }.stage.picture().items
  }

  private func groups(_ items: [Picture.Item]) -> [Picture.Group] {
    items.flatMap { item -> [Picture.Group] in
      if case .group(let group) = item { return [group] + groups(group.items) }
      return []
    }
  }

  private func fills(_ items: [Picture.Item]) -> [Picture.Fill] {
    items.flatMap { item -> [Picture.Fill] in
      switch item {
      case .fill(let fill): [fill]
      case .group(let group): fills(group.items)
      default: []
      }
    }
  }

  /// Returns all fills except the background.
  private func fills(on screen: [Picture.Item]) -> [Picture.Fill] { Array(fills(screen).dropFirst()) }

  @Test("Effects with neutral amounts leave the image unchanged")
  func identities() throws {
    let plain = try items { Text("x") }
    #expect(try items { Text("x").blur(radius: 0) } == plain)
    #expect(try items { Text("x").saturation(1).brightness(0).contrast(1) } == plain)
    #expect(try items { Text("x").blur(radius: .nan).hueRotation(.zero).grayscale(0) } == plain)
  }

  @Test("Visual effects do not change the layout")
  func layout() {
    func size(_ view: some View) -> Size? { ControlScreen { view.id("x") }.size("x") }
    let plain = size(Text("Some words"))
    #expect(size(Text("Some words").blur(radius: 9)) == plain)
    #expect(size(Text("Some words").redacted(reason: .placeholder)) == plain)
    #expect(size(Text("Some words").colorInvert()) == plain)
  }

  @Test("A blur radius is measured in points and can be animated")
  func blur() throws {
    let found = try groups(items { Color.red.frame(width: 20, height: 20).blur(radius: 4) }).compactMap(\.filter)
    #expect(found == [.blur(radius: 4)])
  }

  @Test("A material tints the content below it, differently in light and dark mode")
  func materials() throws {
    func tint(_ scheme: ColorScheme) throws -> [RGBA] {
      let stage = ControlScreen(environment: { $0.colorScheme = scheme }) {
        Color.blue.frame(width: 60, height: 60).overlay { Circle().fill(.regularMaterial) }
      }.stage
      let glass = groups(try stage.picture().items).filter { $0.backdrop != nil }
      #expect(glass.count == 1 && glass[0].clip != nil)
      return fills(glass[0].items).map { if case .color(let color) = $0.paint { color } else { .clear } }
    }
    let (light, dark) = try (tint(.light), tint(.dark))
    #expect(light[0].red > 0.9 && dark[0].red < 0.2)
  }

  @Test("Redacted placeholders are bars as wide as the text lines, and boxes as large as images")
  func placeholders() throws {
    let screen = ControlScreen(width: 120) { Text("Some words that take several lines").redacted(reason: .placeholder) }
    let bars = fills(on: try screen.stage.picture().items)
    let lines = screen.texts.count
    #expect(lines > 1 && bars.count == lines)
    #expect(bars.allSatisfy { $0.path.bounds.width <= 120 && $0.path.bounds.width > 20 })
    #expect(Set(bars.map(\.path.bounds.width)).count > 1)
    let pixels = PictureImage(
      digest: "p", bitmap: Bitmap(width: 2, height: 2, pixels: [UInt8](repeating: 9, count: 16)))
    let box = fills(
      on: try items { Image(pixels).resizable().frame(width: 30, height: 40).redacted(reason: .placeholder) })
    #expect(box.map(\.path.bounds.size) == [Size(width: 30, height: 40)])
  }

  @Test("Sensitive views are hidden only by privacy redaction; unredacted views are never hidden")
  func privacy() throws {
    func words(_ view: some View) throws -> Int { fills(on: try items { view }).count }
    #expect(try words(Text("x").redacted(reason: .privacy)) == 0)
    #expect(try words(Text("x").privacySensitive().redacted(reason: .privacy)) == 1)
    #expect(try words(Text("x").privacySensitive()) == 0)
    #expect(try words(Text("x").unredacted().redacted(reason: .placeholder)) == 0)
  }

  @Test("background() without arguments uses the background style set by an ancestor")
  func backgroundStyle() throws {
    let found = fills(on: try items { Text("x").background().backgroundStyle(.red) })
    #expect(found.first?.paint == .color(Color.red.rgba(in: .light)))
  }

  @Test("The secondary and lower levels of a gradient style are the same gradient with less opacity")
  func levels() throws {
    let style = AnyShapeStyle(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    let resolved = style.secondary._settle(in: EnvironmentValues())
    guard case .gradient(let stops, _) = resolved else {
      Issue.record("a gradient and not \(resolved)")
      return
    }
    #expect(stops.map(\.color.alpha) == [0.5, 0.5])
  }

  @Test("A concentric shape reduces the corner radius of its container by its inset")
  func containers() throws {
    func radius(_ inset: Double) throws -> Double? {
      let found = fills(
        on: try items {
          ConcentricRectangle().fill(.red).padding(inset).frame(width: 100, height: 80)
            .containerShape(.rect(cornerRadius: 20))
        })
      if case .roundedRect(_, let radius, _)? = found.first?.path { return radius }
      return found.isEmpty ? nil : 0
    }
    #expect(try radius(0) == 20)
    #expect(try radius(8) == 12)
    #expect(try radius(30) == 0)
  }

  @Test("The caps of a resizable image keep their size, and tiles keep the size of the image")
  func caps() throws {
    let pixels = PictureImage(
      digest: "caps", bitmap: Bitmap(width: 30, height: 30, pixels: [UInt8](repeating: 9, count: 3600)))
    let caps = EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let parts = groups(try items { Image(pixels).resizable(capInsets: caps).frame(width: 100, height: 60) })
    #expect(parts.count == 9)
    #expect(parts.first?.clip?.bounds.size == Size(width: 10, height: 10))
    let tiles = groups(
      try items { Image(pixels).resizable(resizingMode: .tile).frame(width: 100, height: 60) })
    #expect(tiles.count == 8)
  }
}

@Suite("Canvas")
struct CanvasTests {
  private func bitmap(
    scale: Double = 1, _ draw: @escaping (inout GraphicsContext, Size) -> Void
  ) throws -> [Picture.Item] {
    try ControlScreen(width: 40, height: 20, environment: { $0.displayScale = scale }) { Canvas(renderer: draw) }
      .stage.picture().items
  }

  @Test("The closure of a canvas receives its size, and the drawing is clipped to it")
  func size() throws {
    var recorded: Size?
    let items = try bitmap { context, size in
      recorded = size
      context.fill(Path(Rect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
    }
    #expect(recorded == Size(width: 40, height: 20))
    guard case .group(let group)? = items.last else {
      Issue.record("a group")
      return
    }
    #expect(group.clip == .rect(Rect(x: 0, y: 0, width: 40, height: 20)))
  }

  @Test("Changes to a copied graphics context do not affect the original")
  func values() throws {
    let items = try bitmap { context, _ in
      var copy = context
      copy.translateBy(x: 7, y: 3)
      copy.opacity = 0.5
      context.fill(Path(Rect(x: 0, y: 0, width: 4, height: 4)), with: .color(.red))
      copy.fill(Path(Rect(x: 0, y: 0, width: 4, height: 4)), with: .color(.red))
    }
    guard case .group(let canvas)? = items.last, canvas.items.count == 2,
      case .group(let first) = canvas.items[0], case .group(let second) = canvas.items[1]
    else {
      Issue.record("two groups")
      return
    }
    #expect(first.opacity == 1 && first.transform == .identity)
    #expect(second.opacity == 0.5)
  }

  @Test("A canvas draws the views that are looked up by tag, and draws text at its measured size")
  func symbols() throws {
    var found: [Double?] = []
    _ = try ControlScreen(width: 100, height: 50) {
      Canvas { context, _ in
        found = [
          context.resolveSymbol(id: 2)?.size.width, context.resolveSymbol(id: 9)?.size.width,
          context.resolve(Text("wide")).measure(in: Size(width: 100, height: 50)).width,
        ]
      } symbols: {
        Color.red.frame(width: 12, height: 12).tag(1)
        Color.red.frame(width: 17, height: 12).tag(2)
      }
    }.stage.picture()
    let width = ControlScreen(width: nil) { Text("wide").id("t") }.size("t")?.width
    #expect(found == [17, nil, width])
  }
}
