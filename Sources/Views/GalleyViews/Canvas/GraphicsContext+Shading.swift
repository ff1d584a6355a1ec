public import GalleyGeometry
import GalleyPicture

extension GraphicsContext {
  public struct Shading: Sendable {
    private let kind: Kind

    private enum Kind: Sendable {
      case style(any ShapeStyle)
      case gradient(Gradient, Place)
    }

    private enum Place {
      case linear(Point, Point)
      case radial(Point, Double, Double)
      case conic(Point, Angle)
    }

    private init(_ kind: Kind) { self.kind = kind }

    public static func style(_ style: some ShapeStyle) -> Shading { Shading(.style(style)) }

    public static func color(_ color: Color) -> Shading { Shading(.style(color)) }

    public static func color(red: Double, green: Double, blue: Double, opacity: Double = 1) -> Shading {
      color(Color(red: red, green: green, blue: blue, opacity: opacity))
    }

    public static func color(white: Double, opacity: Double = 1) -> Shading {
      color(Color(white: white, opacity: opacity))
    }

    public static var foreground: Shading { Shading(.style(ForegroundStyle())) }

    public static func tiledImage(
      _ image: Image, origin: Point = .zero, sourceRect: Rect = Rect(x: 0, y: 0, width: 1, height: 1),
      scale: Double = 1
    ) -> Shading { Shading(.style(ImagePaint(image: image, sourceRect: sourceRect, scale: scale))) }

    public static func linearGradient(_ gradient: Gradient, startPoint: Point, endPoint: Point) -> Shading {
      Shading(.gradient(gradient, .linear(startPoint, endPoint)))
    }

    public static func radialGradient(
      _ gradient: Gradient, center: Point, startRadius: Double, endRadius: Double
    ) -> Shading {
      Shading(.gradient(gradient, .radial(center, startRadius, endRadius)))
    }

    public static func conicGradient(_ gradient: Gradient, center: Point, angle: Angle = Angle()) -> Shading {
      Shading(.gradient(gradient, .conic(center, angle)))
    }

    func fill(_ path: Path, in environment: EnvironmentValues, isEvenOdd: Bool = false) -> Picture.Item {
      guard case .style(let style) = kind else {
        return .fill(.init(path, paint(in: path.bounds, environment), isEvenOdd: isEvenOdd))
      }
      return style._settle(in: environment).fill(path, in: path.bounds, isEvenOdd: isEvenOdd)
    }

    func paint(in rect: Rect, _ environment: EnvironmentValues) -> Paint {
      switch kind {
      case .style(let style): return style._settle(in: environment).paint(in: rect)
      case .gradient(let gradient, let place):
        let stops = AnyGradient(gradient).stops(in: environment)
        switch place {
        case .linear(let start, let end): return .linearGradient(.init(stops: stops, start: start, end: end))
        case .radial(let center, let start, let end):
          return .radialGradient(.init(stops: stops, center: center, startRadius: start, endRadius: end))
        case .conic(let center, let angle):
          return .angularGradient(
            .init(
              stops: stops, center: center, startAngle: angle, endAngle: .radians(angle.radians + 2 * .pi)))
        }
      }
    }

    func resolved(in environment: EnvironmentValues) -> ResolvedStyle? {
      guard case .style(let style) = kind else { return nil }
      return style._settle(in: environment)
    }
  }
}
