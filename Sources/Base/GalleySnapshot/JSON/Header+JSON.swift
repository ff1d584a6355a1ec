import GalleyGeometry
package import GalleyJSON
import GalleyScroll

extension InspectedView.Header {
  package var json: JSONValue {
    .object([
      "name": name.map { .string($0) }, "distance": .number(distance), "height": .number(height),
      "target": .number(target), "hidden": .number(hidden), "resting": .number(rule.resting),
      "minimum": .number(rule.minimum), "maximum": rule.maximum.isFinite ? .number(rule.maximum) : nil,
      "course": course, "range": .pair(range.lowerBound, range.upperBound),
      "jumps": .array(
        jumps.map {
          .object(["distance": .number($0.distance), "before": .number($0.before), "after": .number($0.after)])
        }),
    ])
  }

  private var course: JSONValue? {
    switch rule.course {
    case .continuous: nil
    case .thresholds(let collapsing, let stretching):
      .object(["collapsing": .number(collapsing), "stretching": .number(stretching)])
    case .points(let points): .points(points)
    case .function: .points(samples)
    }
  }

  private static let sampleCount = 100

  /// Points of the curve: at evenly spaced distances over the range, at rest, and on both sides of each jump.
  private var samples: [Point] {
    let step = (range.upperBound - range.lowerBound) / Double(Self.sampleCount)
    let places = (0...Self.sampleCount).map { range.lowerBound + Double($0) * step } + [0]
    let jumps = jumps
    let even = Set(places).subtracting(jumps.map(\.distance)).map { Point(x: $0, y: rule.height(at: $0)) }
    let sides = jumps.flatMap { [Point(x: $0.distance, y: $0.before), Point(x: $0.distance, y: $0.after)] }
    return (even.sorted { $0.x < $1.x }) + sides
  }

  init?(_ object: JSONValue) {
    guard let resting = object["resting"]?.number, let minimum = object["minimum"]?.number else { return nil }
    let maximum = object["maximum"]?.number ?? .infinity
    let course = object["course"]
    let rule: HeaderRule
    if let points = course?["points"]?.list.compactMap(\.point) {
      rule = .points(points)
    } else if let collapsing = course?["collapsing"]?.number, let stretching = course?["stretching"]?.number {
      rule = .thresholds(
        resting: resting, minimum: minimum, maximum: maximum, collapsing: collapsing, stretching: stretching)
    } else {
      rule = .continuous(resting: resting, minimum: minimum, maximum: maximum)
    }
    let range = object["range"]?.point ?? .zero
    self.init(
      name: object["name"]?.string, rule: rule, distance: object["distance"]?.number ?? 0,
      height: object["height"]?.number ?? rule.resting, target: object["target"]?.number ?? rule.resting,
      hidden: object["hidden"]?.number ?? 0, range: min(range.x, range.y)...max(range.x, range.y))
  }
}

extension JSONValue {
  fileprivate static func points(_ points: [Point]) -> JSONValue {
    .object(["points": .array(points.map { .pair($0.x, $0.y) })])
  }
}
