public import GalleyGeometry
import GalleyLayout
import GalleyPicture

public struct Canvas<Symbols: View>: View {
  public typealias Body = Never

  private let symbols: Symbols
  private let isOpaque: Bool
  private let renderer: (inout GraphicsContext, Size) -> Void

  /// Creates a canvas that can draw the views of `symbols` by their tags.
  ///
  /// An `opaque` canvas has a black background. `colorMode` and `rendersAsynchronously` have no effect: colours are
  /// always blended in sRGB and the canvas is always drawn synchronously.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas has a black background (default: `false`).
  ///   - colorMode: Ignored: colours are always blended in sRGB.
  ///   - rendersAsynchronously: Ignored: the canvas is always drawn synchronously.
  ///   - renderer: Draws into the context, given the size of the canvas in points.
  ///   - symbols: The views that the renderer can draw, identified by their tags.
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
  /// Creates a canvas.
  ///
  /// An `opaque` canvas has a black background. `colorMode` and `rendersAsynchronously` have no effect: colours are
  /// always blended in sRGB and the canvas is always drawn synchronously.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas has a black background (default: `false`).
  ///   - colorMode: Ignored: colours are always blended in sRGB.
  ///   - rendersAsynchronously: Ignored: the canvas is always drawn synchronously.
  ///   - renderer: Draws into the context, given the size of the canvas in points.
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
