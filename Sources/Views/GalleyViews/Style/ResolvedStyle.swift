package import GalleyGeometry
public import GalleyPicture

/// A style that depends only on the rectangle to fill.
public enum ResolvedStyle: Hashable, Sendable {
  case color(RGBA)
  case gradient([Paint.Stop], GradientShape)
  case material(ResolvedMaterial)
  case tiles(ImageTile)
  indirect case shadowed(ResolvedStyle, [ResolvedShadow])

  /// A material is reduced to its tint, and tiles to grey.
  package func paint(in rect: Rect) -> Paint {
    switch self {
    case .color(let color): .color(color)
    case .gradient(let stops, let shape): shape.paint(stops, in: rect)
    case .material(let material): .color(material.tint.multiplyingAlpha(by: material.opacity))
    case .tiles(let tile): .color(RGBA(red: 0.5, green: 0.5, blue: 0.5, alpha: tile.opacity))
    case .shadowed(let base, _): base.paint(in: rect)
    }
  }

  package func multiplyingAlpha(by factor: Double) -> ResolvedStyle {
    switch self {
    case .color(let color): return .color(color.multiplyingAlpha(by: factor))
    case .gradient(let stops, let shape):
      return .gradient(
        stops.map { .init(color: $0.color.multiplyingAlpha(by: factor), location: $0.location) },
        shape.multiplyingAlpha(by: factor))
    case .material(var material):
      material.opacity *= factor
      return .material(material)
    case .tiles(var tile):
      tile.opacity *= factor
      return .tiles(tile)
    case .shadowed(let base, var shadows):
      for index in shadows.indices {
        shadows[index].shadow.color = shadows[index].shadow.color.multiplyingAlpha(by: factor)
      }
      return .shadowed(base.multiplyingAlpha(by: factor), shadows)
    }
  }

  /// Materials and tiles always use the non-zero rule.
  package func fill(_ path: Path, in rect: Rect, isEvenOdd: Bool = false) -> Picture.Item {
    if case .shadowed(let base, let shadows) = self {
      return shadowed(base, shadows, fill: path, in: rect, isEvenOdd: isEvenOdd)
    }
    if case .tiles(let tile) = self { return tile.fill(path, in: rect) }
    guard case .material(let material) = self else {
      return .fill(.init(path, paint(in: rect), isEvenOdd: isEvenOdd))
    }
    let tint = Picture.Item.fill(.init(.rect(path.bounds), .color(material.tint)))
    return .group(
      .init([tint], clip: path, opacity: material.opacity, backdrop: material.backdrop))
  }

  /// The opacity at the most opaque point, 0 … 1.
  package var opacity: Double {
    switch self {
    case .color(let color): color.alpha
    case .gradient(let stops, _): stops.map(\.color.alpha).max() ?? 0
    // Content behind a material is not legible.
    case .material(let material): material.opacity
    case .tiles(let tile): tile.opacity
    case .shadowed(let base, _): base.opacity
    }
  }
}

extension ResolvedStyle {
  func shown(_ item: Picture.Item, over area: Rect, in rect: Rect) -> Picture.Item {
    if case .tiles(let tile) = self { tile.cover(item, over: area, in: rect) } else { item }
  }
}
