import GalleyGeometry
import GalleyPicture

extension ResolvedStyle {
  func attributes(_ name: String) -> [String: String] { gradientAttributes.merging([name: text]) { $1 } }

  var text: String {
    switch self {
    case .color(let color): color.hexText
    case .gradient(let stops, .linear): "a gradient of " + ResolvedStyle.text(stops)
    case .gradient(let stops, .radial): "a radial gradient of " + ResolvedStyle.text(stops)
    case .gradient(let stops, .elliptical): "an elliptical gradient of " + ResolvedStyle.text(stops)
    case .gradient(let stops, .angular): "an angular gradient of " + ResolvedStyle.text(stops)
    case .gradient(let stops, .mesh): "a mesh gradient of " + ResolvedStyle.text(stops)
    case .material(let material): "the material \(material.name)"
    case .tiles: "an image, repeated"
    case .shadowed(let base, _): base.text + " with a shadow"
    }
  }

  private static func text(_ stops: [Paint.Stop]) -> String { stops.map(\.color.hexText).joined(separator: ", ") }

  /// Names start with "gradient".
  private var gradientAttributes: [String: String] {
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
