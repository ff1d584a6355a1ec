import GalleyGeometry
import GalleyPicture

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct ChartCurve {
  let points: [Point]
  let method: InterpolationMethod

  var path: Path {
    var path = Path()
    draw(into: &path)
    return path
  }

  /// The points of `other` must be in the same order.
  func area(to other: ChartCurve) -> Path {
    var path = path
    ChartCurve(points: other.points.reversed(), method: other.method.reversed).draw(into: &path, isJoined: true)
    path.closeSubpath()
    return path
  }

  private func draw(into path: inout Path, isJoined: Bool = false) {
    guard let first = points.first else { return }
    if isJoined { path.addLine(to: first) } else { path.move(to: first) }
    for index in points.indices.dropFirst() {
      let (from, to) = (points[index - 1], points[index])
      switch method.kind {
      case .linear: path.addLine(to: to)
      case .stepStart:
        path.addLine(to: Point(x: from.x, y: to.y))
        path.addLine(to: to)
      case .stepEnd:
        path.addLine(to: Point(x: to.x, y: from.y))
        path.addLine(to: to)
      case .stepCenter:
        let middle = (from.x + to.x) / 2
        path.addLine(to: Point(x: middle, y: from.y))
        path.addLine(to: Point(x: middle, y: to.y))
        path.addLine(to: to)
      case .monotone:
        let third = (to.x - from.x) / 3
        path.addCurve(
          to: to, control1: Point(x: from.x + third, y: from.y + third * slope(at: index - 1)),
          control2: Point(x: to.x - third, y: to.y - third * slope(at: index)))
      case .cardinal(let tension):
        let share = (1 - tension) / 6
        path.addCurve(
          to: to, control1: from + around(index - 1).times(share), control2: to - around(index).times(share))
      case .catmullRom(let alpha): addCatmullRom(to: index, alpha, path: &path)
      }
    }
  }

  private func around(_ index: Int) -> Point {
    points[min(index + 1, points.count - 1)] - points[max(index - 1, 0)]
  }

  /// Keeps the curve monotone (F. Fritsch and R. Carlson, "Monotone Piecewise Cubic Interpolation", 1980; with the
  /// weights of M. Steffen, 1990).
  private func slope(at index: Int) -> Double {
    func secant(_ index: Int) -> Double {
      let way = points[index + 1] - points[index]
      return way.x == 0 ? 0 : way.y / way.x
    }
    if points.count == 2 { return secant(0) }
    if index == 0 { return (3 * secant(0) - slope(at: 1)) / 2 }
    if index == points.count - 1 { return (3 * secant(index - 1) - slope(at: index - 1)) / 2 }
    let (before, after) = (secant(index - 1), secant(index))
    let (left, right) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
    let mean = left + right == 0 ? 0 : (before * right + after * left) / (left + right)
    let sign = (before < 0 ? -1.0 : 1) + (after < 0 ? -1.0 : 1)
    return sign * min(abs(before), abs(after), abs(mean) / 2)
  }

  /// The distance between knots is the distance between the points to the power of `alpha`.
  private func addCatmullRom(to index: Int, _ alpha: Double, path: inout Path) {
    let (from, to) = (points[index - 1], points[index])
    let before = points[max(index - 2, 0)]
    let after = points[min(index + 1, points.count - 1)]
    func length(_ one: Point, _ other: Point) -> Double {
      let way = other - one
      return pow((way.x * way.x + way.y * way.y).squareRoot(), alpha)
    }
    let (first, middle, last) = (length(before, from), length(from, to), length(to, after))
    var (control1, control2) = (from, to)
    if first > 1e-9 {
      let (a, n) = (2 * first * first + 3 * first * middle + middle * middle, 3 * first * (first + middle))
      control1 =
        (from.times(a) - before.times(middle * middle) + to.times(first * first)).times(1 / n)
    }
    if last > 1e-9 {
      let (b, m) = (2 * last * last + 3 * last * middle + middle * middle, 3 * last * (last + middle))
      control2 = (to.times(b) + from.times(last * last) - after.times(middle * middle)).times(1 / m)
    }
    path.addCurve(to: to, control1: control1, control2: control2)
  }
}

extension InterpolationMethod {
  fileprivate var reversed: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}

extension Point {
  func times(_ factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
}
