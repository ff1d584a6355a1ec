import GalleyGeometry
import GalleyLayout
import GalleyPicture
import GalleyText

struct SymbolImage {
  let name: String
  let isResizable: Bool
  let isOriginal: Bool
  let mode: SymbolRenderingMode?

  func add(to builder: inout NodeBuilder) {
    let door = builder.context.symbols
    var environment = builder.environment
    if let mode { environment.symbolRenderingMode = mode }
    let font = environment.resolvedFont
    let size = font.size * environment.imageScale.factor
    guard size > 0, size.isFinite else { return builder.add(RigidRule(size: .zero), kind: "Image") }
    switch drawing(from: door, font.weight, environment) {
    case .success(let drawing):
      let ink = SymbolInk(
        drawing, name: name, size: isResizable ? nil : size, isOriginal: isOriginal, in: environment)
      builder.add(
        rule(drawing, size, font, door, environment), kind: "Image",
        drawing: environment.redaction == .covered ? SymbolImage.cover(size, environment) : ink)
    case .failure(let failure): addBox(size, failure, to: &builder)
    }
  }

  /// `size` is in points per em.
  private static func cover(_ size: Double, _ environment: EnvironmentValues) -> FillDrawing {
    let style = ForegroundStyle().resolve(in: environment).multiplyingAlpha(by: Redaction.cover)
    return FillDrawing(RoundedRectangle(cornerRadius: size * 0.2), style)
  }

  func settled(
    in environment: EnvironmentValues, _ context: BuildContext
  ) -> (size: Size, draw: (Rect) -> [Picture.Item])? {
    var environment = environment
    if let mode { environment.symbolRenderingMode = mode }
    let font = environment.resolvedFont
    let size = font.size * environment.imageScale.factor
    guard size > 0, size.isFinite,
      case .success(let drawing) = self.drawing(from: context.symbols, font.weight, environment)
    else { return nil }
    let ink = SymbolInk(drawing, name: name, size: nil, isOriginal: isOriginal, in: environment)
    let space = Size(width: drawing.bounds.width * size, height: drawing.bounds.height * size)
    return (space, { ink.items(in: $0) })
  }

  func drawing(
    from door: SymbolLoader, _ weight: Font.Weight, _ environment: EnvironmentValues
  ) -> Result<SymbolDrawing, SymbolFailure> {
    func load(_ name: String) -> Result<SymbolDrawing, SymbolFailure> {
      door.load(
        SymbolRequest(name: name, weight: weight, isRightToLeft: environment.layoutDirection == .rightToLeft))
    }
    let variant = environment.symbolVariants.name(of: name)
    if variant != name, case .success(let drawing) = load(variant) { return .success(drawing) }
    return load(name)
  }

  private func rule(
    _ drawing: SymbolDrawing, _ size: Double, _ font: ResolvedFont, _ door: SymbolLoader,
    _ environment: EnvironmentValues
  ) -> any LayoutRule {
    let grid = PixelGrid(scale: environment.displayScale)
    let space = Size(
      width: grid.roundUp(drawing.bounds.width * size), height: grid.roundUp(drawing.bounds.height * size))
    if isResizable { return FlexibleRule(ideal: space) }
    return SymbolRule(size: space, baseline: (space.height + door.capHeight(font) * font.size) / 2)
  }

  func report(_ failure: SymbolFailure, _ context: BuildContext, _ origin: ViewOrigin?) {
    let problem = ViewProblem(.symbol(name: name, failure), origin: origin)
    if case .unknown = failure, context.symbols.missing == .box {
      context.graph.warn(problem)
    } else {
      context.report(problem)
    }
  }

  private func addBox(
    _ size: Double, _ failure: SymbolFailure, to builder: inout NodeBuilder
  ) {
    report(failure, builder.context, builder.origin)
    let side = size * SymbolImage.boxSide
    let box = Text(verbatim: name).font(.system(size: side * 0.3)).lineLimit(1).minimumScaleFactor(0.25)
      .padding(side * 0.08)
      .frame(width: isResizable ? nil : side, height: isResizable ? nil : side)
      .frame(
        minWidth: 0, maxWidth: isResizable ? .infinity : nil, minHeight: 0, maxHeight: isResizable ? .infinity : nil
      )
      .overlay {
        RoundedRectangle(cornerRadius: side * 0.15).strokeBorder(ForegroundStyle(), lineWidth: max(0.5, side * 0.05))
      }
    box._build(into: &builder)
  }

  static let boxSide = 1.17
}
