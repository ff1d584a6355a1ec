public import GalleyGeometry
import GalleyLayout
public import GalleyPicture

/// A copy of this value draws on the same canvas, but its settings are independent.
public struct GraphicsContext {
  public typealias BlendMode = GalleyPicture.BlendMode

  public var opacity = 1.0
  public var blendMode = BlendMode.normal
  public var transform = AffineTransform.identity
  private var limits: [Limit] = []
  private var filters: [Filter] = []
  let sheet: Sheet

  private enum Limit {
    case path(Path)
    case mask([Picture.Item])
  }

  final class Sheet {
    let environment: EnvironmentValues
    let context: BuildContext
    let origin: ViewOrigin?
    let symbols: [CanvasSymbol]
    let size: Size
    var items: [Picture.Item] = []

    init(
      environment: EnvironmentValues, context: BuildContext, origin: ViewOrigin?, symbols: [CanvasSymbol], size: Size
    ) {
      (self.environment, self.context, self.origin) = (environment, context, origin)
      (self.symbols, self.size) = (symbols, size)
    }

    func emptied() -> Sheet {
      Sheet(environment: environment, context: context, origin: origin, symbols: symbols, size: size)
    }
  }

  init(drawingOn sheet: Sheet) { self.sheet = sheet }

  public var environment: EnvironmentValues { sheet.environment }

  // MARK: Transforms

  public mutating func translateBy(x: Double, y: Double) { concatenate(AffineTransform(translationX: x, y: y)) }

  public mutating func scaleBy(x: Double, y: Double) { concatenate(AffineTransform(scaleX: x, y: y)) }

  public mutating func rotate(by angle: Angle) { concatenate(.rotation(angle)) }

  public mutating func concatenate(_ matrix: AffineTransform) {
    let next = matrix.followed(by: transform)
    guard [next.a, next.b, next.c, next.d, next.tx, next.ty].allSatisfy(\.isFinite) else { return }
    transform = next
  }

  // MARK: Clips

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let inverse = ClipOptions(rawValue: 1)
  }

  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
    let own = path.applying(transform)
    limits.append(.path(options.contains(.inverse) ? own.outside(of: Rect(size: sheet.size)) : own))
  }

  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = [], content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let items = try layer(content)
    let faded = Picture.Item.group(.init(items, opacity: min(max(0, opacity), 1)))
    limits.append(.mask(options.contains(.inverse) ? faded.outside(of: Rect(size: sheet.size)) : [faded]))
  }

  public var clipBoundingRect: Rect {
    let bounds = limits.reduce(Rect(size: sheet.size)) { bounds, limit in
      guard case .path(let path) = limit else { return bounds }
      return bounds.intersection(path.bounds) ?? .zero
    }
    return transform.inverse.map { $0(bounds) } ?? .zero
  }

  // MARK: Layers and filters

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = []) { filters.append(filter) }

  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Has no effect: colours are blended in sRGB.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let items = try layer(content)
    show(items, through: .identity)
  }

  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [Picture.Item] {
    let inner = sheet.emptied()
    var context = GraphicsContext(drawingOn: inner)
    context.transform = transform
    try content(&context)
    return inner.items
  }

  func show(_ items: [Picture.Item], through map: AffineTransform) {
    guard !items.isEmpty, opacity > 0, map.isInvertible else { return }
    var shown = Picture.Group(items, transform: map)
    for filter in filters {
      // Each filter applies to the result of the previous one, so that result needs a group of its own.
      shown = filter.applied(to: shown.isBare ? shown : Picture.Group([.group(shown)]), in: environment)
    }
    for limit in limits.reversed() {
      switch limit {
      case .path(let path): shown = Picture.Group([.group(shown)], clip: path)
      case .mask(let mask): shown = Picture.Group([.group(shown)], mask: mask)
      }
    }
    if opacity < 1 || blendMode != .normal {
      shown = Picture.Group([.group(shown)], opacity: min(1, opacity), blendMode: blendMode)
    }
    sheet.items.append(.group(shown))
  }
}

extension Picture.Group {
  fileprivate var isBare: Bool {
    clip == nil && mask == nil && shadow == nil && filter == nil && opacity == 1 && blendMode == .normal
  }
}

extension AffineTransform {
  static func rotation(_ angle: Angle) -> AffineTransform {
    DrawingTransform(angle: angle, anchor: .topLeading).transform(in: .zero)
  }
}

extension Picture.Item {
  fileprivate func outside(of rect: Rect) -> [Picture.Item] {
    // The item is drawn in black on white; converting brightness to alpha then inverts its coverage.
    let black = Picture.Group([self], filter: .colors(.multiply(.black)))
    let background = Picture.Item.fill(.init(.rect(rect.insetBy(dx: -1, dy: -1)), .color(.white)))
    return [.group(.init([background, .group(black)], filter: .colors(.luminanceToAlpha)))]
  }
}
