import GalleyGeometry
import GalleyPicture

extension ResolvedStyle {
  /// The geometry of a gradient, with names that start with "gradient"; empty for other styles.
  var gradientAttributes: [String: String] {
    switch self {
    case .gradient(let stops, let shape): shape.attributes.merging(Self.stops(stops)) { $1 }
    case .shadowed(let base, _): base.gradientAttributes
    case .color, .material, .tiles: [:]
    }
  }

  private static func stops(_ stops: [Paint.Stop]) -> [String: String] {
    let last = Double(max(stops.count - 1, 1))
    let isEven = stops.enumerated().allSatisfy { abs($1.location - Double($0) / last) < 1e-6 }
    return isEven ? [:] : ["gradientStops": stops.map { AttributeText.percent($0.location) }.joined(separator: ", ")]
  }
}

extension GradientShape {
  fileprivate var attributes: [String: String] {
    switch self {
    case .linear(let start, let end):
      ["gradientDirection": "\(AttributeText.place(start)) to \(AttributeText.place(end))"]
    case .radial(let center, let start, let end):
      Self.around(center, ["gradientRadii": "\(AttributeText.number(start)) to \(AttributeText.number(end))"])
    case .elliptical(let center, let start, let end):
      Self.around(center, ["gradientRadii": "\(AttributeText.percent(start)) to \(AttributeText.percent(end))"])
    case .angular(let center, let start, let end):
      Self.around(
        center,
        ["gradientAngles": "\(AttributeText.number(start.degrees))° to \(AttributeText.number(end.degrees))°"])
    case .mesh: [:]
    }
  }

  private static func around(_ center: UnitPoint, _ lengths: [String: String]) -> [String: String] {
    center == .center ? lengths : lengths.merging(["gradientCenter": AttributeText.place(center)]) { $1 }
  }
}
