public import GalleyGeometry

/// How high a header is over a scroller: a function of how far that was scrolled from rest.
///
/// Distances are points from the scroller's start: positive ones are scrolled on, negative ones are pulled beyond it.
/// Heights are points.
///
///     HeaderRule.continuous(resting: 250, minimum: 100, maximum: 300).height(at: 60)   // 190
public struct HeaderRule: Hashable, Sendable {
  /// The height at rest, which the scroller's content leaves free.
  public let resting: Double
  public let minimum: Double
  /// The greatest height; infinite where the header stretches as far as it is pulled.
  public let maximum: Double
  package let course: Course

  package enum Course: Hashable, Sendable {
    case continuous
    case thresholds(collapsing: Double, stretching: Double)
    /// Straight lines between points of distance and height.
    case points([Point])
    case function(HeaderFunction)
  }

  private init(resting: Double, minimum: Double, maximum: Double, _ course: Course) {
    self.resting = max(resting, 0)
    self.minimum = min(max(minimum, 0), self.resting)
    self.maximum = max(maximum, self.resting)
    self.course = course
  }

  /// A header that loses a point for each point its scroller is scrolled, down to `minimum`, and gains one for each
  /// point that shows where it is pulled, up to `maximum`.
  ///
  /// The rubber band is the scroller's own, so content and header keep together.
  public static func continuous(resting: Double, minimum: Double, maximum: Double = .infinity) -> HeaderRule {
    HeaderRule(resting: resting, minimum: minimum, maximum: maximum, .continuous)
  }

  public static func fixed(_ height: Double) -> HeaderRule {
    HeaderRule(resting: height, minimum: height, maximum: height, .continuous)
  }

  /// A header that keeps its resting height until it was scrolled more than `collapsing` points or pulled more than
  /// `stretching` points, and then is as high as ``continuous(resting:minimum:maximum:)`` says: it jumps at both.
  public static func thresholds(
    resting: Double = 250, minimum: Double = 100, maximum: Double = 300, collapsing: Double = 20,
    stretching: Double = 50
  ) -> HeaderRule {
    HeaderRule(
      resting: resting, minimum: minimum, maximum: maximum,
      .thresholds(collapsing: max(collapsing, 0), stretching: max(stretching, 0)))
  }

  /// A header whose height lies on straight lines between `points` of distance (x) and height (y), and stays as it is
  /// beyond the first and the last. Two points of one distance are a jump, at which the first still holds.
  ///
  /// The least and the greatest height are those of the points.
  public static func points(_ points: [Point]) -> HeaderRule {
    let points = points.filter { $0.x.isFinite && $0.y.isFinite && $0.y >= 0 }.enumerated()
      .sorted { ($0.element.x, $0.offset) < ($1.element.x, $1.offset) }.map(\.element)
    let heights = points.map(\.y)
    return HeaderRule(
      resting: HeaderRule.height(on: points, at: 0), minimum: heights.min() ?? 0, maximum: heights.max() ?? 0,
      .points(points))
  }

  /// A header whose height a function of one's own tells, which is kept between `minimum` and `maximum`.
  public static func custom(
    minimum: Double, maximum: Double, _ height: @escaping @Sendable (_ distance: Double) -> Double
  ) -> HeaderRule {
    let resting = min(max(height(0), minimum), maximum)
    return HeaderRule(resting: resting, minimum: minimum, maximum: maximum, .function(HeaderFunction(height)))
  }

  /// The height where the scroller was scrolled by `distance`.
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

  /// How far the header can collapse: what content scrolls under once it has.
  public var collapse: Double { resting - minimum }

  /// The least distance from which on the header is as low as it gets, where its height never rises again.
  public var collapsedDistance: Double {
    switch course {
    case .continuous, .thresholds: collapse
    case .points(let points):
      points.last { $0.y > minimum }.flatMap { high in points.first { $0.x >= high.x && $0.y <= minimum } }?.x ?? 0
    case .function: collapse
    }
  }

  /// Whether a function of one's own tells the height, of which nothing is known but what it answers.
  var asksFunction: Bool { if case .function = course { true } else { false } }

  /// The distances beside which the rule may change its course, for those who look for jumps.
  var corners: [Double] {
    switch course {
    case .continuous: [collapse, resting - maximum]
    case .thresholds(let collapsing, let stretching): [collapsing, -stretching, collapse, resting - maximum]
    case .points(let points): points.map(\.x)
    case .function: []
    }
  }
}

/// A function that tells a header's height; two are the same where they are one.
package final class HeaderFunction: Hashable, Sendable {
  package let height: @Sendable (Double) -> Double

  init(_ height: @escaping @Sendable (Double) -> Double) { self.height = height }

  package static func == (first: HeaderFunction, second: HeaderFunction) -> Bool { first === second }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
