public import GalleyGeometry
import GalleyMotion
public import GalleyPicture

public struct AnyShape: Shape {
  private let outline: @Sendable (Rect) -> Path

  public init(_ shape: some Shape) { outline = { shape.path(in: $0) } }

  public func path(in rect: Rect) -> Path { outline(rect) }
}

/// The radius of each corner, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: Double
  public var bottomLeading: Double
  public var bottomTrailing: Double
  public var topTrailing: Double

  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

public struct UnevenRoundedRectangle: Shape, Hashable {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  public func path(in rect: Rect) -> Path {
    let maximum = min(rect.width, rect.height) / 2
    func radius(_ value: Double) -> Double { value.isFinite ? min(max(0, value), maximum) : 0 }
    let corners: [(Point, Double, start: Double)] = [
      (Point(x: rect.maxX, y: rect.minY), radius(cornerRadii.topTrailing), 270),
      (Point(x: rect.maxX, y: rect.maxY), radius(cornerRadii.bottomTrailing), 0),
      (Point(x: rect.minX, y: rect.maxY), radius(cornerRadii.bottomLeading), 90),
      (Point(x: rect.minX, y: rect.minY), radius(cornerRadii.topLeading), 180),
    ]
    var path = Path()
    for (corner, radius, start) in corners {
      let center = Point(
        x: corner.x == rect.maxX ? corner.x - radius : corner.x + radius,
        y: corner.y == rect.maxY ? corner.y - radius : corner.y + radius)
      if radius == 0 {
        path.addLine(to: corner)
      } else {
        path.addRelativeArc(center: center, radius: radius, startAngle: .degrees(start), delta: .degrees(90))
      }
    }
    path.closeSubpath()
    return path
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }

  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }

  public static func rect(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0,
    topTrailingRadius: Double = 0, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
  }
}
