public import GalleyGeometry
public import GalleyPicture

extension GraphicsContext {
  public struct Filter {
    private let kind: Kind

    private enum Kind {
      case filter(DrawingFilter)
      case multiply(Color)
      case projection(ProjectionTransform)
      case shadow(Color, radius: Double, offset: Point, isAlone: Bool)
    }

    private init(_ kind: Kind) { self.kind = kind }

    public static func blur(radius: Double, options: BlurOptions = []) -> Filter {
      Filter(.filter(DrawingFilter(.blur, radius)))
    }

    public static func shadow(
      color: Color = Color(white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0,
      blendMode: BlendMode = .normal, options: ShadowOptions = []
    ) -> Filter {
      Filter(
        .shadow(color, radius: radius, offset: Point(x: x, y: y), isAlone: options.contains(.shadowOnly)))
    }

    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(.multiply(color))
    }

    public static func brightness(_ amount: Double) -> Filter { Filter(.filter(DrawingFilter(.brightness, amount))) }

    public static func contrast(_ amount: Double) -> Filter { Filter(.filter(DrawingFilter(.contrast, amount))) }

    public static func saturation(_ amount: Double) -> Filter { Filter(.filter(DrawingFilter(.saturation, amount))) }

    public static func grayscale(_ amount: Double) -> Filter { Filter(.filter(DrawingFilter(.grayscale, amount))) }

    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(.filter(DrawingFilter(.hueRotation, angle.radians)))
    }

    public static var colorInvert: Filter { Filter(.filter(DrawingFilter(.colorInvert))) }

    public static var luminanceToAlpha: Filter { Filter(.filter(DrawingFilter(.luminanceToAlpha))) }

    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter(.projection(matrix)) }

    func applied(to group: Picture.Group, in environment: EnvironmentValues) -> Picture.Group {
      var group = group
      switch kind {
      case .filter(let filter): group.filter = filter.filter(in: .zero)
      case .projection(let matrix):
        if let transform = matrix.affine {
          group = Picture.Group([.group(group)], transform: transform)
        } else {
          group.filter = .projection(matrix)
        }
      case .multiply(let color):
        group.filter = DrawingFilter(.colorMultiply, color: color.rgba(in: environment)).filter(in: .zero)
      case .shadow(let color, let radius, let offset, let isAlone):
        let shadow = Picture.Shadow(color: color.rgba(in: environment), radius: radius, offset: offset)
        group.shadow = shadow
        if isAlone {
          let flood = ColorMatrix(
            red: .zero, green: .zero, blue: .zero, alpha: [0, 0, 0, shadow.color.alpha],
            constant: [shadow.color.red, shadow.color.green, shadow.color.blue, 0])
          group.shadow = nil
          group.filter = .colors(flood)
          group = Picture.Group(
            [.group(group)], transform: AffineTransform(translationX: offset.x, y: offset.y),
            filter: .blur(radius: radius / 2))
        }
      }
      return group
    }
  }

  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Has no effect.
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let shadowOnly = ShadowOptions(rawValue: 1)
  }
}
