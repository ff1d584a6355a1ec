public import GalleyGeometry

extension Paint {
  public struct MeshGradient: Hashable, Sendable {
    /// The colours of the points, row by row. Their locations are ignored.
    public var stops: [Stop]
    /// The points, row by row, in the coordinates of the filled item.
    public var points: [Point]
    /// The number of points in a row. The number of rows follows from the shorter of ``points`` and ``stops``.
    public var width: Int
    /// Whether colours change smoothly through the points, instead of linearly between them.
    public var isSmooth: Bool
    /// The colour of the area outside the mesh.
    public var background: RGBA

    /// Creates a gradient over a grid of points.
    ///
    /// - Parameters:
    ///   - stops: The colours of the points, row by row. Their locations are ignored.
    ///   - points: The points, row by row, in the coordinates of the filled item.
    ///   - width: The number of points in a row. The number of rows follows from the shorter of `points` and `stops`.
    ///   - isSmooth: Whether colours change smoothly through the points, instead of linearly between them.
    ///   - background: The colour of the area outside the mesh.
    public init(stops: [Stop], points: [Point], width: Int, isSmooth: Bool, background: RGBA) {
      (self.stops, self.points, self.width) = (stops, points, width)
      (self.isSmooth, self.background) = (isSmooth, background)
    }

    package var height: Int { width > 0 ? min(points.count, stops.count) / width : 0 }

    package struct Vertex {
      package let point: Point
      package let color: RGBA
    }

    package func finer(by steps: Int) -> [[Vertex]] {
      guard width > 1, height > 1, steps > 0 else { return [] }
      let (columns, rows) = ((width - 1) * steps, (height - 1) * steps)
      return (0...rows).map { row in
        let across = (0..<width).map { vertex(column: $0, at: MeshStep(row, steps, of: height)) }
        return (0...columns).map { column in
          MeshNumbers.between(across, MeshStep(column, steps, of: width), isSmooth).vertex
        }
      }
    }

    private func vertex(column: Int, at step: MeshStep) -> MeshNumbers {
      let points = (0..<height).map { MeshNumbers(self.points[$0 * width + column], stops[$0 * width + column].color) }
      return MeshNumbers.between(points, step, isSmooth)
    }
  }
}

private struct MeshStep {
  let index: Int
  let share: Double

  init(_ number: Int, _ steps: Int, of count: Int) {
    index = min(number / steps, count - 2)
    share = Double(number - index * steps) / Double(steps)
  }
}

private struct MeshNumbers {
  var place: SIMD2<Double>
  var color: SIMD4<Double>

  init(_ point: Point, _ color: RGBA) {
    place = SIMD2(point.x, point.y)
    self.color = SIMD4(color.red, color.green, color.blue, color.alpha)
  }

  init(place: SIMD2<Double>, color: SIMD4<Double>) { (self.place, self.color) = (place, color) }

  var vertex: Paint.MeshGradient.Vertex {
    let color = color.clamped(lowerBound: .zero, upperBound: .one)
    return .init(
      point: Point(x: place.x, y: place.y),
      color: RGBA(red: color.x, green: color.y, blue: color.z, alpha: color.w))
  }

  static func between(_ row: [MeshNumbers], _ step: MeshStep, _ isSmooth: Bool) -> MeshNumbers {
    let (a, b) = (row[step.index], row[step.index + 1])
    let before = step.index > 0 ? row[step.index - 1] : nil
    let after = step.index + 2 < row.count ? row[step.index + 2] : nil
    let place = curve(before?.place, a.place, b.place, after?.place, step.share)
    let color =
      isSmooth
      ? curve(before?.color, a.color, b.color, after?.color, step.share)
      : a.color + (b.color - a.color) * step.share
    return MeshNumbers(place: place, color: color)
  }

  /// Returns a point on a Catmull–Rom curve. At the ends of a row, the tangent points along the chord.
  private static func curve<Numbers: SIMD>(
    _ before: Numbers?, _ a: Numbers, _ b: Numbers, _ after: Numbers?, _ share: Double
  ) -> Numbers where Numbers.Scalar == Double {
    let way = b - a
    let leaving = before.map { (b - $0) * 0.5 } ?? way
    let coming = after.map { ($0 - a) * 0.5 } ?? way
    let (square, cube) = (share * share, share * share * share)
    let start = (2 * cube - 3 * square + 1) * a + (cube - 2 * square + share) * leaving
    return start + (3 * square - 2 * cube) * b + (cube - square) * coming
  }
}
