import GalleyGeometry
import GalleyText
import GalleyViews

struct SymbolAssembler {
  let glyphs: GlyphSource
  let book: RecipeBook
  let weight: Font.Weight
  let isRightToLeft: Bool

  private var stroke: Double { StrokeWidth.ems(weight) }

  func art(_ recipe: SymbolRecipe) throws(SymbolFailure) -> SymbolArt {
    switch recipe {
    case .row(let row):
      var art = try SymbolArt(mark(row, scale: 1))
      art.width = row.width
      return art
    case .letters: return try SymbolArt(mark(recipe, scale: 1))
    case .shape(let shape, let isFilled): return SymbolArt(outline(shape, isFilled: isFilled))
    case .enclosed(let inner, let shape, let isFilled): return try enclosed(inner, shape, isFilled: isFilled)
    case .slashed(let base): return try slashed(art(base))
    case .badged(let base, let badge): return try badged(art(base), badge)
    }
  }

  private func outline(_ shape: Enclosure, isFilled: Bool) -> Outline {
    let filled = shape.filled
    return isFilled ? filled : filled.hollow(width: stroke)
  }

  /// `scale` changes the size but not the stroke width.
  private func mark(_ recipe: SymbolRecipe, scale: Double) throws(SymbolFailure) -> Outline {
    switch recipe {
    case .letters(let letters): return try self.letters(letters, scale: scale)
    case .row(let row): return try mark(row, scale: scale)
    case .shape, .enclosed, .slashed, .badged: return try art(recipe).plain.centered.scaled(by: scale)
    }
  }

  private func mark(_ row: SymbolRow, scale: Double) throws(SymbolFailure) -> Outline {
    var scale = scale * row.scale
    let taken: Outline
    switch row.source {
    case .letters(let text):
      taken = try letters(text, scale: scale)
      scale = 1
    case .glyph(let font, let scalar): taken = try glyphs.glyph(scalar, in: font)
    case .drawn(let drawn): taken = drawn.outline
    case .symbol(let name):
      guard let recipe = book.recipe(name) else { throw .unknown(known: []) }
      taken = try mark(recipe, scale: scale)
      scale = 1
    }
    var placed = taken.centered
    if row.turns != 0 {
      let (cosine, sine) = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)][row.turns & 3]
      placed = placed.applying(AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
    }
    if row.isMirrored != (row.turnsWithReading && isRightToLeft) {
      placed = placed.applying(AffineTransform(scaleX: -1, y: 1))
    }
    switch row.source {
    case .glyph, .drawn: return weighted(placed, row.form, scale: scale).scaled(by: scale)
    case .letters, .symbol: return placed.scaled(by: scale)
    }
  }

  /// Returns letters in a heavier weight than the symbol's, and small letters in a still heavier weight, so that their
  /// strokes are as thick as the symbol's.
  private func letters(_ text: String, scale: Double) throws(SymbolFailure) -> Outline {
    let wanted = weight.rawValue + (scale < 0.85 ? 200 : 100)
    let heavier = Font.Weight.allCases.last { $0.rawValue <= wanted } ?? weight
    return try glyphs.letters(text, heavier).centered.scaled(by: scale)
  }

  /// Adjusts the stroke width so that it is correct after the outline is scaled by `scale`.
  private func weighted(_ outline: Outline, _ form: SymbolRow.Form, scale: Double) -> Outline {
    let regular = StrokeWidth.ems(.regular)
    switch form {
    case .line: return outline.grown(by: (stroke / scale - StrokeWidth.ofFonts) / 2)
    case .solid: return outline.grown(by: (stroke - regular) / 4 / scale)
    case .hollow: return outline.grown(by: (stroke - regular) / 4 / scale).hollow(width: stroke / scale)
    }
  }

  private func enclosed(
    _ inner: SymbolRecipe, _ shape: Enclosure, isFilled: Bool
  ) throws(SymbolFailure) -> SymbolArt {
    let natural = try mark(inner, scale: 1).bounds
    let (extent, diagonal, y) = shape.space
    let size = max(natural.width, natural.height, 1e-6)
    let across = max((natural.width * natural.width + natural.height * natural.height).squareRoot(), 1e-6)
    let scale = min(extent / size, diagonal / across, 1)
    let mark = try mark(inner, scale: scale).centered.moved(x: 0, y: y)
    let filled = shape.filled
    guard isFilled else {
      return SymbolArt([.init(outline: filled.hollow(width: stroke), level: 1), .init(outline: mark)])
    }
    return SymbolArt([
      .init(outline: filled + mark.reversed, level: 1), .init(outline: mark, visibility: .layered),
    ])
  }

  private func slashed(_ base: SymbolArt) -> SymbolArt {
    let bounds = base.bounds
    let middle = Point(x: bounds.midX, y: bounds.midY)
    let reach = min(max(bounds.width, bounds.height, 0.9), 1.35) * 0.56
    var cut = base.excluding(bar(length: 2 * reach + 3 * stroke, width: 3 * stroke, around: middle))
    cut.layers.append(.init(outline: bar(length: 2 * reach, width: stroke, around: middle)))
    return cut
  }

  private func bar(length: Double, width: Double, around middle: Point) -> Outline {
    let turn = 0.5.squareRoot()
    return Enclosure.box(length * 2.0.squareRoot() * 0.92, width, radius: width / 2)
      .applying(AffineTransform(a: turn, b: turn, c: -turn, d: turn, tx: middle.x, ty: middle.y))
  }

  private func badged(_ base: SymbolArt, _ badge: SymbolRecipe?) throws(SymbolFailure) -> SymbolArt {
    let bounds = base.bounds
    let gap = stroke * 0.9
    var sign = SymbolArt(Enclosure.circle.filled.scaled(by: 0.36))
    var corner = Point(x: bounds.maxX - 0.1, y: bounds.minY + 0.12)
    var radius = 0.21
    if let badge {
      sign = try art(badge)
      let size = max(sign.bounds.width, sign.bounds.height, 1e-6)
      sign = sign.applying(AffineTransform(scaleX: 0.56 / size, y: 0.56 / size))
      (corner, radius) = (Point(x: bounds.maxX - 0.12, y: bounds.maxY - 0.16), 0.28)
    }
    let hole = Enclosure.circle.filled.scaled(by: (radius + gap) / 0.585)
    var art = base.excluding(hole.moved(x: corner.x, y: corner.y))
    let middle = Point(x: sign.bounds.midX, y: sign.bounds.midY)
    art.layers += sign.applying(AffineTransform(translationX: corner.x - middle.x, y: corner.y - middle.y)).layers
    return art
  }
}
