public import GalleyGeometry

extension Picture {
  /// What happens to the pixels of a group once it is drawn.
  ///
  /// It lies apart from its group: groups are many, and few have one.
  public indirect enum Filter: Hashable, Sendable {
    /// Softened. The radius is the standard deviation of the blur, in points of the group; what is drawn reaches about
    /// three of them further. With bounds the rest is cut off, the edge goes on beyond it, and nothing is seen through.
    case blur(radius: Double, bounds: Rect? = nil)
    case colors(ColorMatrix)
    case projection(ProjectionTransform)
  }

  /// What lies beneath a group, seen as through ground glass: inside the group's clip it is drawn again, softened and
  /// in other colours, before the group's items.
  public struct Backdrop: Hashable, Sendable {
    /// The standard deviation of the blur, in points.
    public var radius: Double
    /// How colourful it becomes: 1 leaves it.
    public var saturation: Double

    public init(radius: Double, saturation: Double = 1) {
      self.radius = radius
      self.saturation = saturation
    }

    package var colors: ColorMatrix { .saturation(saturation) }
  }
}

extension Picture.Filter {
  /// How far beyond what is drawn the filter reaches, in points: three standard deviations hold 99.7 %.
  package var reach: Double {
    switch self {
    case .blur(let radius, nil): radius.isFinite ? max(0, radius) * 3 : 0
    case .blur, .colors, .projection: 0
    }
  }
}

extension Picture.Item {
  /// Whether what is beneath the item has a say in what it shows, otherwise than by shining through.
  package var readsBeneath: Bool {
    if case .group(let group) = self { group.readsBeneath } else { false }
  }
}

extension Picture.Group {
  package var readsBeneath: Bool { backdrop != nil || items.contains(where: \.readsBeneath) }

  /// The group in the colours that `matrix` makes of its own; nil where only pixels can have them.
  ///
  /// A map that adds up components keeps every mixture of colours, so it may come before painting. It may not where
  /// colours are mixed in another way, where an emoji brings its own, or where alpha would change.
  package func recolored(by matrix: ColorMatrix) -> Picture.Group? {
    guard matrix.keepsAlpha, blendMode == .normal, backdrop == nil, filter == nil else { return nil }
    let items = items.compactMap { $0.recolored(by: matrix) }
    guard items.count == self.items.count else { return nil }
    var group = self
    group.items = items
    if let shadow { group.shadow?.color = matrix(shadow.color) }
    return group
  }
}

extension Picture.Item {
  fileprivate func recolored(by matrix: ColorMatrix) -> Picture.Item? {
    switch self {
    case .group(let group): group.recolored(by: matrix).map { .group($0) }
    case .fill(let fill): .fill(.init(fill.path, fill.paint.recolored { matrix($0) }, isEvenOdd: fill.isEvenOdd))
    case .stroke(let stroke): .stroke(.init(stroke.path, stroke.paint.recolored { matrix($0) }, style: stroke.style))
    case .glyphs(let glyphs):
      glyphs.run.isColor
        ? nil : .glyphs(.init(glyphs.run, at: glyphs.origin, glyphs.paint.recolored { matrix($0) }))
    case .image: nil
    }
  }
}
