import GalleyGeometry
import GalleyPicture

/// Edges between points are smooth curves; explicit Bézier handles have no effect.
public struct MeshGradient: View, ShapeStyle {
  private let width: Int
  private let points: [UnitPoint]
  private let colors: [Color]
  private let background: Color
  private let isSmooth: Bool

  public enum Locations: Hashable, Sendable {
    case points([SIMD2<Float>])
    case bezierPoints([BezierPoint])
  }

  public enum Colors: Hashable, Sendable {
    case colors([Color])
  }

  public struct BezierPoint: Hashable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      (self.leadingControlPoint, self.topControlPoint) = (leadingControlPoint, topControlPoint)
      (self.trailingControlPoint, self.bottomControlPoint) = (trailingControlPoint, bottomControlPoint)
    }
  }

  /// Creates a mesh of `height` rows with `width` points each.
  ///
  /// If `smoothsColors` is true, colours change smoothly across the points; otherwise, they are interpolated linearly
  /// between the points.
  ///
  /// - Parameters:
  ///   - width: The number of points in a row.
  ///   - height: The number of rows.
  ///   - points: The positions of the points, row by row, in unit coordinates.
  ///   - colors: The colours of the points, in the same order.
  ///   - background: The colour of the area outside the mesh (default: clear).
  ///   - smoothsColors: Whether colours change smoothly across the points (default: `true`).
  ///   - colorSpace: Ignored.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.points = points.map { UnitPoint(x: Double($0.x), y: Double($0.y)) }
    (self.colors, self.background, isSmooth) = (colors, background, smoothsColors)
  }

  public init(
    width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    let points =
      switch locations {
      case .points(let points): points
      case .bezierPoints(let points): points.map(\.position)
      }
    let known =
      switch colors {
      case .colors(let colors): colors
      }
    self.init(
      width: width, height: height, points: points, colors: known, background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, points: bezierPoints.map(\.position), colors: colors, background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    let last = Double(max(1, colors.count - 1))
    let stops = colors.enumerated().map { index, color in
      Paint.Stop(color: color.rgba(in: environment), location: Double(index) / last)
    }
    return .gradient(
      stops,
      .mesh(points: points, width: width, isSmooth: isSmooth, background: background.rgba(in: environment)))
  }

  public func _build(into builder: inout NodeBuilder) {
    builder.addShape(Rectangle(), style: self, kind: "MeshGradient")
  }

  public func _trace(_ trace: RowTrace) {}
}
