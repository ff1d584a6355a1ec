package import GalleyGeometry
import GalleyPicture

package struct SymbolInk: Equatable {
  package let name: String
  package let parts: [Part]
  package let bounds: Rect
  /// Points per em; nil if the symbol is stretched to its frame.
  package let size: Double?
  let transition: ContentTransition?

  package struct Part: Equatable {
    let path: Path
    let excluded: Path?
    let style: ResolvedStyle
  }

  let mode: SymbolRenderingMode.Kind
  let isFromFile: Bool

  init(_ drawing: SymbolDrawing, name: String, size: Double?, isOriginal: Bool, in environment: EnvironmentValues) {
    let styles = LayerStyles(isOriginal: isOriginal, in: environment)
    self.name = name
    bounds = drawing.bounds
    self.size = size
    transition = environment.contentTransition
    (mode, isFromFile) = (styles.mode, drawing.isFromFile)
    parts = drawing.layers.compactMap { layer in
      guard layer.visibility == .always || styles.areLayered else { return nil }
      return Part(path: layer.path, excluded: layer.excluded, style: styles.style(of: layer))
    }
  }

  private init(_ ink: SymbolInk, parts: [Part]) {
    (name, bounds, size, transition) = (ink.name, ink.bounds, ink.size, ink.transition)
    (mode, isFromFile) = (ink.mode, ink.isFromFile)
    self.parts = parts
  }

  func painted(_ change: (ResolvedStyle) -> ResolvedStyle) -> SymbolInk {
    SymbolInk(self, parts: parts.map { Part(path: $0.path, excluded: $0.excluded, style: change($0.style)) })
  }

  private func map(to frame: Rect) -> AffineTransform? {
    guard bounds.width > 0, bounds.height > 0, !frame.isEmpty else { return nil }
    let (x, y) = (size ?? frame.width / bounds.width, size ?? frame.height / bounds.height)
    return AffineTransform(
      a: x, b: 0, c: 0, d: y, tx: frame.midX - x * bounds.midX, ty: frame.midY - y * bounds.midY)
  }

  func items(in frame: Rect) -> [Picture.Item] {
    guard let map = map(to: frame) else { return [] }
    return parts.compactMap { part in
      if case .color(let color) = part.style, color.alpha == 0 { return nil }
      let fill = Picture.Item.fill(.init(part.path.applying(map), part.style.paint(in: frame)))
      guard let excluded = part.excluded else { return part.style.shadowing([fill]).first }
      return .group(.init([fill], clip: SymbolInk.outside(of: excluded.applying(map), around: frame)))
    }
  }

  private static func outside(of path: Path, around frame: Rect) -> Path {
    let around = frame.insetBy(dx: -frame.width, dy: -frame.height)
    return .elements(Path.rect(around).asElements + path.asElements)
  }
}

private struct LayerStyles {
  let mode: SymbolRenderingMode.Kind
  private let first: ResolvedStyle
  private let further: [ResolvedStyle]

  init(isOriginal: Bool, in environment: EnvironmentValues) {
    let further = environment.furtherStyles
    let usual: SymbolRenderingMode = further.isEmpty ? .monochrome : .palette
    mode = isOriginal ? .multicolor : (environment.symbolRenderingMode ?? usual).kind
    first = ForegroundStyle().resolve(in: environment)
    self.further = mode == .palette ? further.map { $0._settle(in: environment) } : []
  }

  var areLayered: Bool { mode != .monochrome }

  func style(of layer: SymbolDrawing.Layer) -> ResolvedStyle {
    switch mode {
    case .monochrome: first
    case .multicolor: layer.color.map { .color($0) } ?? first
    case .palette where !further.isEmpty:
      layer.level <= 0 ? first : further[min(layer.level, further.count) - 1]
    case .hierarchical, .palette: first.multiplyingAlpha(by: layer.level <= 0 ? 1 : layer.level == 1 ? 0.5 : 0.25)
    }
  }
}
