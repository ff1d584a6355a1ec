import GalleyGeometry
import GalleyPicture

/// As a style, the gradient runs from top to bottom.
public struct AnyGradient: ShapeStyle, Hashable {
  private let source: Source

  private enum Source: Hashable {
    case gradient(Gradient)
    case color(Color)
  }

  public init(_ gradient: Gradient) { source = .gradient(gradient) }

  init(_ color: Color) { source = .color(color) }

  /// An estimate: Apple does not publish this value.
  private static let white = 0.25

  func stops(in environment: EnvironmentValues) -> [Paint.Stop] {
    switch source {
    case .gradient(let gradient):
      return gradient.stops.map {
        Paint.Stop(color: $0.color.rgba(in: environment), location: $0.location)
      }
    case .color(let color):
      let own = color.rgba(in: environment)
      func lighter(_ component: Double) -> Double { component + (1 - component) * Self.white }
      let light = RGBA(red: lighter(own.red), green: lighter(own.green), blue: lighter(own.blue), alpha: own.alpha)
      return [Paint.Stop(color: light, location: 0), Paint.Stop(color: own, location: 1)]
    }
  }

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    .gradient(stops(in: environment), .linear(start: .top, end: .bottom))
  }
}

extension Color {
  public var gradient: AnyGradient { AnyGradient(self) }
}
