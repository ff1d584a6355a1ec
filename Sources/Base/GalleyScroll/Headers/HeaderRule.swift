public import GalleyGeometry

/// The height of a header over the top of a scroll view, as a function of the scrolled distance.
///
/// Distances are points from the scroll view's start: positive when scrolled, negative when overscrolled. Heights are
/// points.
///
/// ```swift
/// HeaderRule.continuous(resting: 250, minimum: 100, maximum: 300).height(at: 60)  // 190
/// ```
public struct HeaderRule: Hashable, Sendable {
  /// The height at rest. The content leaves this much space for the header.
  public let resting: Double
  public let minimum: Double
  /// The maximum height; infinite if the header stretches as far as it is overscrolled.
  public let maximum: Double
  package let course: Course

  package enum Course: Hashable, Sendable {
    case continuous
    case thresholds(collapsing: Double, stretching: Double)
    /// Points that consist of a distance (x) and a height (y).
    case points([Point])
    case function(HeaderFunction)
  }

  private init(resting: Double, minimum: Double, maximum: Double, _ course: Course) {
    self.resting = max(resting, 0)
    self.minimum = min(max(minimum, 0), self.resting)
    self.maximum = max(maximum, self.resting)
    self.course = course
  }

  /// Returns a header that shrinks by the scrolled distance, down to `minimum`, and grows by the visible overscroll, up
  /// to `maximum`.
  ///
  /// - Parameters:
  ///   - resting: The height at rest, in points. Negative values count as 0.
  ///   - minimum: The height at which the header stops shrinking, in points, clamped to 0…`resting`.
  ///   - maximum: The height at which the header stops growing, in points, at least `resting` (default: infinity).
  public static func continuous(resting: Double, minimum: Double, maximum: Double = .infinity) -> HeaderRule {
    HeaderRule(resting: resting, minimum: minimum, maximum: maximum, .continuous)
  }

  public static func fixed(_ height: Double) -> HeaderRule {
    HeaderRule(resting: height, minimum: height, maximum: height, .continuous)
  }

  /// Returns a header that keeps its resting height within two thresholds and jumps when a threshold is exceeded.
  ///
  /// Beyond a threshold, the height is that of ``continuous(resting:minimum:maximum:)``.
  ///
  /// - Parameters:
  ///   - resting: The height at rest, in points (default: 250).
  ///   - minimum: The height of the collapsed header (default: 100).
  ///   - maximum: The height of the stretched header (default: 300).
  ///   - collapsing: The scrolled distance above which the header collapses, in points (default: 20).
  ///   - stretching: The overscroll above which the header stretches, in points (default: 50).
  public static func thresholds(
    resting: Double = 250, minimum: Double = 100, maximum: Double = 300, collapsing: Double = 20,
    stretching: Double = 50
  ) -> HeaderRule {
    HeaderRule(
      resting: resting, minimum: minimum, maximum: maximum,
      .thresholds(collapsing: max(collapsing, 0), stretching: max(stretching, 0)))
  }

  /// Returns a header whose height is interpolated between `points` of distance (x) and height (y).
  ///
  /// The height is constant before the first and after the last point. Two points with the same distance form a jump,
  /// and the first of them applies at that distance.
  public static func points(_ points: [Point]) -> HeaderRule {
    let points = points.filter { $0.x.isFinite && $0.y.isFinite && $0.y >= 0 }.enumerated()
      .sorted { ($0.element.x, $0.offset) < ($1.element.x, $1.offset) }.map(\.element)
    let heights = points.map(\.y)
    return HeaderRule(
      resting: HeaderRule.height(on: points, at: 0), minimum: heights.min() ?? 0, maximum: heights.max() ?? 0,
      .points(points))
  }

  /// Returns a header whose height is the result of a custom function, clamped to `minimum`…`maximum`.
  ///
  /// - Parameters:
  ///   - minimum: The minimum height, in points.
  ///   - maximum: The maximum height, in points.
  ///   - height: Returns the height at a distance from the scroll view's start: positive when scrolled, negative when
  ///     overscrolled. Its result at 0 is the resting height. It should depend on nothing but the distance.
  public static func custom(
    minimum: Double, maximum: Double, _ height: @escaping @Sendable (_ distance: Double) -> Double
  ) -> HeaderRule {
    let resting = min(max(height(0), minimum), maximum)
    return HeaderRule(resting: resting, minimum: minimum, maximum: maximum, .function(HeaderFunction(height)))
  }

  public func height(at distance: Double) -> Double {
    switch course {
    case .continuous: return clamped(resting - distance)
    case .thresholds(let collapsing, let stretching):
      return distance > collapsing || -distance > stretching ? clamped(resting - distance) : resting
    case .points(let points): return HeaderRule.height(on: points, at: distance)
    case .function(let function):
      let height = function.height(distance)
      return height.isNaN ? resting : clamped(height)
    }
  }

  private func clamped(_ height: Double) -> Double { min(max(height, minimum), maximum) }

  private static func height(on points: [Point], at distance: Double) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    if distance <= first.x { return first.y }
    guard let index = points.firstIndex(where: { $0.x >= distance }) else { return last.y }
    let (before, after) = (points[index - 1], points[index])
    return before.y + (after.y - before.y) * (distance - before.x) / (after.x - before.x)
  }

  public var collapse: Double { resting - minimum }

  /// The smallest distance at which the header reaches its minimum height and beyond which it stays there.
  public var collapsedDistance: Double {
    switch course {
    case .continuous, .thresholds: collapse
    case .points(let points):
      points.last { $0.y > minimum }.flatMap { high in points.first { $0.x >= high.x && $0.y <= minimum } }?.x ?? 0
    case .function: collapse
    }
  }

  /// Whether the rule is a custom function, which can only be sampled.
  var isFunction: Bool { if case .function = course { true } else { false } }

  var corners: [Double] {
    switch course {
    case .continuous: [collapse, resting - maximum]
    case .thresholds(let collapsing, let stretching): [collapsing, -stretching, collapse, resting - maximum]
    case .points(let points): points.map(\.x)
    case .function: []
    }
  }
}

/// Two instances are equal only if they are the same object.
package final class HeaderFunction: Hashable, Sendable {
  package let height: @Sendable (Double) -> Double

  init(_ height: @escaping @Sendable (Double) -> Double) { self.height = height }

  package static func == (first: HeaderFunction, second: HeaderFunction) -> Bool { first === second }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
