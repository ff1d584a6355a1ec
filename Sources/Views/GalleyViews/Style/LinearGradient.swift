public import GalleyGeometry
import GalleyPicture

public struct LinearGradient: View, ShapeStyle {
  private let gradient: AnyGradient
  private let startPoint: UnitPoint
  private let endPoint: UnitPoint

  public init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    .gradient(gradient.stops(in: environment), .linear(start: startPoint, end: endPoint))
  }

  public func _build(into builder: inout NodeBuilder) {
    builder.addShape(Rectangle(), style: self, kind: "LinearGradient")
  }

  public func _trace(_ trace: RowTrace) {}
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

public struct Gradient: ShapeStyle, Hashable {
  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  public init(colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    AnyGradient(self).resolve(in: environment)
  }

  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: Double

    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }
}
