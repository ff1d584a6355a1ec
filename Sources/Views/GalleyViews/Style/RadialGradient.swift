public import GalleyGeometry
import GalleyPicture

public struct RadialGradient: View, ShapeStyle {
  private let gradient: AnyGradient
  private let center: UnitPoint
  private let startRadius: Double
  private let endRadius: Double

  public init(gradient: AnyGradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    (self.gradient, self.center) = (gradient, center)
    (self.startRadius, self.endRadius) = (startRadius, endRadius)
  }

  public init(gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(gradient: AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public func resolve(in environment: EnvironmentValues) -> ResolvedStyle {
    .gradient(
      gradient.stops(in: environment), .radial(center: center, startRadius: startRadius, endRadius: endRadius))
  }

  public func _build(into builder: inout NodeBuilder) {
    builder.addShape(Rectangle(), style: self, kind: "RadialGradient")
  }

  public func _trace(_ trace: RowTrace) {}
}

extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: Double = 0, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: Double, endRadius: Double
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
