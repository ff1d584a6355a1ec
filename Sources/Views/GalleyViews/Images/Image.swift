public import GalleyGeometry
import GalleyLayout
public import GalleyPicture
import GalleyText

public struct Image: View, Sendable, Equatable {
  private let site = CallSite()
  private let source: Source
  private var isResizable = false
  private var stretch = ImageStretch()
  private var scale = 1.0
  private var mode: TemplateRenderingMode?
  private var layers: SymbolRenderingMode?

  private enum Source: Sendable, Equatable {
    case name(AssetName)
    case picture(PictureImage)
    case symbol(String)
  }

  public enum Interpolation: Hashable, Sendable {
    case none
    case low, medium, high
  }

  /// Looks up `name` in the asset catalogues of the environment or the ``ImageLoader``. In scene files and on the
  /// command line, `name` can be a file path.
  @_disfavoredOverload
  public init(_ name: String) { source = .name(AssetName(name)) }

  public init(decorative name: String) { source = .name(AssetName(name)) }

  public init(_ asset: AssetName) { source = .name(asset) }

  /// Creates a symbol, for example "star.fill". It has the size, weight and style of the surrounding text and is
  /// centred on the cap height.
  ///
  /// The outlines come from free fonts that replace SF Symbols; a ``SymbolLoader`` finds them. `variableValue` is
  /// accepted but not drawn: all parts of a symbol are visible.
  ///
  /// - Parameters:
  ///   - systemName: The name of the symbol. An unknown name is drawn as a box or reported; see ``SymbolLoader``.
  ///   - variableValue: Ignored: all parts of a symbol are visible.
  public init(systemName: String, variableValue: Double? = nil) { source = .symbol(systemName) }

  /// Sets the scale, in pixels per point. Invalid scales have no effect.
  package func scaled(_ scale: Double) -> Image {
    scale.isFinite && scale > 0 && scale != 1 ? with { $0.scale = scale } : self
  }

  /// Creates a bitmap.
  ///
  /// - Parameters:
  ///   - image: The decoded image.
  ///   - scale: Pixels per point (default: 1), which determines the size of the view.
  public init(_ image: PictureImage, scale: Double = 1) {
    source = .picture(image)
    self.scale = scale
  }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with {
      $0.isResizable = true
      ($0.stretch.caps, $0.stretch.isTiled) = (capInsets, resizingMode == .tile)
    }
  }

  public enum ResizingMode: Hashable, Sendable {
    case tile
    case stretch
  }

  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.stretch.isInterpolated = interpolation != .none }
  }

  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { with { $0.mode = mode } }

  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.layers = mode } }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// An unreadable image is reported and takes no space.
  public func _build(into builder: inout NodeBuilder) {
    let around = builder.enter(site)
    defer { builder.site = around }
    if case .symbol(let name) = source {
      if let pose = builder.environment.symbolPose {
        let environment = builder.environment
        return PosedSymbol(
          symbol: self, pose: pose, size: environment.resolvedFont.size,
          isRightToLeft: environment.layoutDirection == .rightToLeft
        )._build(into: &builder)
      }
      return SymbolImage(name: name, isResizable: isResizable, isOriginal: mode == .original, mode: layers)
        .add(to: &builder)
    }
    guard let found = load(builder.environment, builder.context, builder.origin) else {
      return builder.add(RigidRule(size: .zero), kind: "Image")
    }
    builder.add(
      isResizable ? FlexibleRule(ideal: found.size) : RigidRule(size: found.size), kind: "Image",
      drawing: drawing(of: found, in: builder.environment))
  }

  public func _trace(_ trace: RowTrace) {
    switch source {
    case .name(let name): trace.note(name)
    case .picture(let image): trace.note([image.bitmap.width, image.bitmap.height])
    case .symbol(let name): trace.note(name)
    }
    trace.note(scale)
    trace.note(isResizable)
  }

  private struct Found {
    var image: PictureImage
    var scale: Double
    var isTemplate = false

    var size: Size {
      Size(width: Double(image.bitmap.width) / scale, height: Double(image.bitmap.height) / scale)
    }
  }

  private func drawing(of found: Found, in environment: EnvironmentValues) -> any InkDrawing {
    let foreground = ForegroundStyle().resolve(in: environment)
    if environment.redaction == .covered {
      return FillDrawing(Rectangle(), foreground.multiplyingAlpha(by: Redaction.cover))
    }
    var stretch = stretch
    stretch.scale = found.scale
    let isStencil = mode.map { $0 == .template } ?? found.isTemplate
    let drawing = ImageDrawing(image: found.image, stretch: stretch)
    return isStencil ? StencilDrawing(mask: drawing, style: foreground) : drawing
  }

  func settled(
    in environment: EnvironmentValues, _ context: BuildContext, _ origin: ViewOrigin?
  ) -> (size: Size, draw: (Rect) -> [Picture.Item])? {
    if case .symbol(let name) = source {
      return SymbolImage(name: name, isResizable: true, isOriginal: mode == .original, mode: layers)
        .settled(in: environment, context)
    }
    guard let found = load(environment, context, origin) else { return nil }
    let drawing = drawing(of: found, in: environment)
    return (
      found.size,
      { frame in
        Ink(drawing, size: frame.size, proposal: ProposedViewSize(frame.size)).items(at: frame.origin)
      }
    )
  }

  enum InlineSource {
    case symbol(SymbolImage)
    /// If a style is set, the bitmap is a stencil that the style fills.
    case bitmap(PictureImage, Size, ImageStretch, ResolvedStyle?)
  }

  func inlineSource(
    _ environment: EnvironmentValues, _ context: BuildContext, _ origin: ViewOrigin?
  ) -> InlineSource? {
    if case .symbol(let name) = source {
      return .symbol(SymbolImage(name: name, isResizable: false, isOriginal: mode == .original, mode: layers))
    }
    guard let found = load(environment, context, origin) else { return nil }
    let drawing = drawing(of: found, in: environment)
    if let stencil = drawing as? StencilDrawing {
      return .bitmap(found.image, found.size, stencil.mask.stretch, stencil.style)
    }
    return .bitmap(found.image, found.size, (drawing as? ImageDrawing)?.stretch ?? stretch, nil)
  }

  private func load(_ environment: EnvironmentValues, _ context: BuildContext, _ origin: ViewOrigin?) -> Found? {
    switch source {
    case .picture(let image): return Found(image: image, scale: scale)
    case .symbol: return nil
    case .name(let name):
      let asset = environment.assets?.images(name)
        .best(for: environment.colorScheme, displayScale: environment.displayScale)
      do {
        let image = try context.images.load(asset?.path ?? name.name)
        return Found(image: image, scale: asset?.scale ?? scale, isTemplate: asset?.isTemplate ?? false)
      } catch {
        context.report(ViewProblem(.image(name: name.name, reason: ImageFailure(error)), origin: origin))
        return nil
      }
    }
  }
}
