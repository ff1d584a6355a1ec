public import GalleyGeometry
import GalleyLayout
import GalleyPicture

public struct Canvas<Symbols: View>: View {
  public typealias Body = Never

  private let symbols: Symbols
  private let isOpaque: Bool
  private let renderer: (inout GraphicsContext, Size) -> Void

  /// `colorMode` and `rendersAsynchronously` are ignored: colours are blended in sRGB and pictures are complete.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, Size) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    (isOpaque, self.renderer, self.symbols) = (opaque, renderer, symbols())
  }

  public func _build(into builder: inout NodeBuilder) {
    let nodes = builder.children(along: nil, symbols._build(into:))
    let (environment, context, origin) = (builder.environment, builder.context, builder.origin)
    let renderer = renderer
    let drawing = CanvasDrawing(
      isOpaque: isOpaque, symbols: nodes.map { ListRowTraits(of: $0).tag ?? ViewPayload.identity(of: $0) }
    ) { size, symbols in
      let sheet = GraphicsContext.Sheet(
        environment: environment, context: context, origin: origin, symbols: symbols, size: size)
      var context = GraphicsContext(drawingOn: sheet)
      renderer(&context, size)
      return sheet.items
    }
    builder.add(CanvasRule(), nodes, kind: "Canvas", drawing: drawing)
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, Size) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
      symbols: { EmptyView() })
  }
}

public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear
  case linear
  case extendedLinear
}
