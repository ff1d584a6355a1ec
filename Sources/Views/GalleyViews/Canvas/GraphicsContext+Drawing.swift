public import GalleyGeometry
public import GalleyPicture
import GalleyText

extension GraphicsContext {
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    show([shading.fill(path, in: environment, isEvenOdd: style.isEOFilled)], through: transform)
  }

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard style.lineWidth > 0 else { return }
    let bounds = path.bounds
    let stroke = Picture.Item.stroke(.init(path, shading.paint(in: bounds, environment), style: style))
    let area = bounds.insetBy(dx: -style.lineWidth, dy: -style.lineWidth)
    show([shading.resolved(in: environment)?.shown(stroke, over: area, in: bounds) ?? stroke], through: transform)
  }

  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  // MARK: Text

  public struct ResolvedText {
    public var shading: Shading?
    let rule: TextRule

    public func measure(in size: Size) -> Size { rule.size(for: ProposedViewSize(size)) }

    public func firstBaseline(in size: Size) -> Double { rule.layout(for: ProposedViewSize(size)).firstBaseline }

    public func lastBaseline(in size: Size) -> Double { rule.layout(for: ProposedViewSize(size)).lastBaseline }

    func items(in rect: Rect, _ environment: EnvironmentValues) -> [Picture.Item] {
      let style = shading.flatMap { $0.resolved(in: environment) }
      let painted = style.map { style in rule.painted { _ in style } } ?? rule
      let items = Ink(painted, size: rect.size, proposal: ProposedViewSize(rect.size)).items(at: rect.origin)
      guard let shading, style == nil else { return items }
      // A shading that is defined by points on the canvas, such as a gradient, is drawn once and masked by the glyphs.
      return [.group(.init([shading.fill(.rect(rect), in: environment)], mask: items))]
    }
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(rule: text.rule(under: environment, sheet.context.ofTexts, sheet.origin))
  }

  public func draw(_ text: ResolvedText, in rect: Rect) {
    show(text.items(in: rect, environment), through: transform)
  }

  public func draw(_ text: Text, in rect: Rect) { draw(resolve(text), in: rect) }

  public func draw(_ text: ResolvedText, at point: Point, anchor: UnitPoint = .center) {
    let size = text.rule.size(for: .unspecified)
    let rect = Rect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height)
    show(text.items(in: rect, environment), through: transform)
  }

  public func draw(_ text: Text, at point: Point, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Images

  public struct ResolvedImage {
    public let size: Size
    public var baseline: Double { size.height }
    public var shading: Shading?
    fileprivate let draw: (Rect) -> [Picture.Item]
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    guard let settled = image.settled(in: environment, sheet.context, sheet.origin) else {
      return ResolvedImage(size: .zero) { _ in [] }
    }
    return ResolvedImage(size: settled.size, draw: settled.draw)
  }

  public func draw(_ image: ResolvedImage, in rect: Rect, style: FillStyle = FillStyle()) {
    let items = image.draw(rect)
    guard let shading = image.shading else { return show(items, through: transform) }
    show([.group(.init([shading.fill(.rect(rect), in: environment)], mask: items))], through: transform)
  }

  public func draw(_ image: Image, in rect: Rect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: ResolvedImage, at point: Point, anchor: UnitPoint = .center) {
    let corner = Point(x: point.x - image.size.width * anchor.x, y: point.y - image.size.height * anchor.y)
    draw(image, in: Rect(origin: corner, size: image.size))
  }

  public func draw(_ image: Image, at point: Point, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols

  public struct ResolvedSymbol {
    public let size: Size
    fileprivate let items: [Picture.Item]
  }

  public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
    sheet.symbols.first { $0.id == AnyHashable(id) }.map { ResolvedSymbol(size: $0.size, items: $0.items) }
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: Rect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let map = AffineTransform(
      a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX, ty: rect.minY)
    show(symbol.items, through: map.followed(by: transform))
  }

  public func draw(_ symbol: ResolvedSymbol, at point: Point, anchor: UnitPoint = .center) {
    let corner = Point(x: point.x - symbol.size.width * anchor.x, y: point.y - symbol.size.height * anchor.y)
    show(symbol.items, through: AffineTransform(translationX: corner.x, y: corner.y).followed(by: transform))
  }
}
