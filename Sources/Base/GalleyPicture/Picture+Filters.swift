public import GalleyGeometry

extension Picture {
  /// An effect on the pixels of a group. It is stored separately, because few groups have one.
  public indirect enum Filter: Hashable, Sendable {
    /// A Gaussian blur. `radius` is the standard deviation, in points of the group. The result extends beyond the
    /// content by about three times the radius.
    ///
    /// If `bounds` is set, the content is clipped, the colours at its edge are extended beyond it, and the result is
    /// opaque.
    case blur(radius: Double, bounds: Rect? = nil)
    case colors(ColorMatrix)
    case projection(ProjectionTransform)
  }

  /// A frosted-glass background: inside the group's clip, the content below is drawn again, blurred and recoloured.
  public struct Backdrop: Hashable, Sendable {
    /// The standard deviation of the blur, in points.
    public var radius: Double
    /// The saturation of the background: 0 is grey, and 1 is no change.
    public var saturation: Double

    /// Creates a frosted-glass background.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation of the blur, in points.
    ///   - saturation: The saturation of the background: 0 is grey, and 1 (the default) is no change.
    public init(radius: Double, saturation: Double = 1) {
      self.radius = radius
      self.saturation = saturation
    }

    package var colors: ColorMatrix { .saturation(saturation) }
  }
}

extension Picture.Filter {
  /// How far the result extends beyond the content, in points. Three standard deviations cover 99.7 % of the blur.
  package var reach: Double {
    switch self {
    case .blur(let radius, nil): radius.isFinite ? max(0, radius) * 3 : 0
    case .blur, .colors, .projection: 0
    }
  }
}

extension Picture.Item {
  package var readsBeneath: Bool {
    if case .group(let group) = self { group.readsBeneath } else { false }
  }
}

extension Picture.Group {
  package var readsBeneath: Bool { backdrop != nil || items.contains(where: \.readsBeneath) }

  /// Returns the group with its colours mapped. A linear map can be applied before painting, because it preserves
  /// mixtures of colours. Returns nil if only the pixels can be mapped: for other blend modes, emoji with their own
  /// colours, and maps that change alpha.
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
