import GalleyGeometry
import GalleyPicture
import GalleyText

extension Text {
  /// A symbol adapts to the font; any other image has its own size and is placed on the baseline.
  public init(_ image: Image) { self.init(inline: image) }
}

extension LocalizedStringKey.StringInterpolation {
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}

extension Image: InlineContent {
  /// Symbols have the size and weight of the font and are centred on the cap height; a bitmap is on the baseline.
  /// Returns nil if the image cannot be read.
  func inline(in environment: EnvironmentValues, _ context: BuildContext, _ origin: ViewOrigin?) -> InlineImage? {
    switch inlineSource(environment, context, origin) {
    case .symbol(let symbol): return symbol.inline(in: environment, context, origin)
    case .bitmap(let image, let size, let stretch, let style):
      let box = InlineBox(width: size.width, ascent: size.height, descent: 0)
      return InlineImage(image, stretch, style: style, in: box, rise: environment.baselineOffset)
    case nil: return nil
    }
  }
}

extension SymbolImage {
  func inline(in environment: EnvironmentValues, _ context: BuildContext, _ origin: ViewOrigin?) -> InlineImage? {
    var environment = environment
    if let mode { environment.symbolRenderingMode = mode }
    let font = environment.resolvedFont
    let size = font.size * environment.imageScale.factor
    guard size > 0, size.isFinite else { return nil }
    let middle = context.symbols.capHeight(font) * font.size / 2
    func box(width: Double, height: Double) -> InlineBox {
      InlineBox(width: width, ascent: middle + height / 2, descent: height / 2 - middle)
    }
    switch drawing(from: context.symbols, font.weight, environment) {
    case .success(let drawing):
      let ink = SymbolInk(drawing, name: name, size: nil, isOriginal: isOriginal, in: environment)
      let space = box(width: drawing.bounds.width * size, height: drawing.bounds.height * size)
      return InlineImage(ink, in: space, rise: environment.baselineOffset)
    case .failure(let failure):
      report(failure, context, origin)
      let side = size * SymbolImage.boxSide
      return InlineImage(
        frame: ForegroundStyle().resolve(in: environment), in: box(width: side, height: side),
        rise: environment.baselineOffset)
    }
  }
}
