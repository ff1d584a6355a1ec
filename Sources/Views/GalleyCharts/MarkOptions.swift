import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyViews

public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  enum Kind: Hashable { case automatic, fixed(Double), ratio(Double), inset(Double) }

  let kind: Kind

  public static let automatic = MarkDimension(kind: .automatic)
  public static func fixed(_ value: Double) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
  public static func ratio(_ value: Double) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
  public static func inset(_ value: Double) -> MarkDimension { MarkDimension(kind: .inset(value)) }

  private init(kind: Kind) { self.kind = kind }

  public init(integerLiteral value: Int) { kind = .fixed(Double(value)) }

  public init(floatLiteral value: Double) { kind = .fixed(value) }

  /// `space` is the available length in points, `usual` the default fraction of it.
  func length(in space: Double, usual: Double) -> Double {
    let length =
      switch kind {
      case .automatic: space * usual
      case .fixed(let points): points
      case .ratio(let share): space * share
      case .inset(let points): space - 2 * points
      }
    return length.isFinite ? max(0, length) : 0
  }
}

public struct MarkStackingMethod: Hashable, Sendable {
  private let name: String

  public static let standard = MarkStackingMethod(name: "standard")
  public static let normalized = MarkStackingMethod(name: "normalized")
  public static let center = MarkStackingMethod(name: "center")
  public static let unstacked = MarkStackingMethod(name: "unstacked")
}

public struct InterpolationMethod: Hashable, Sendable {
  enum Kind: Hashable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(tension: Double)
    case catmullRom(alpha: Double)
  }

  let kind: Kind

  public static let linear = InterpolationMethod(kind: .linear)
  public static let monotone = InterpolationMethod(kind: .monotone)
  public static let cardinal = InterpolationMethod(kind: .cardinal(tension: 0))
  public static func cardinal(tension: Double) -> InterpolationMethod {
    InterpolationMethod(kind: .cardinal(tension: tension))
  }
  public static let catmullRom = InterpolationMethod(kind: .catmullRom(alpha: 0.5))
  /// `alpha` is 0 for uniform, 0.5 for centripetal and 1 for chordal.
  public static func catmullRom(alpha: Double) -> InterpolationMethod {
    InterpolationMethod(kind: .catmullRom(alpha: alpha))
  }
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
}

public struct AnnotationPosition: Hashable, Sendable {
  enum Side: Hashable { case before, along, behind }

  let x: Side
  let y: Side
  private let isAutomatic: Bool

  private init(_ x: Side, _ y: Side, isAutomatic: Bool = false) {
    (self.x, self.y, self.isAutomatic) = (x, y, isAutomatic)
  }

  public static let automatic = AnnotationPosition(.along, .before, isAutomatic: true)
  public static let top = AnnotationPosition(.along, .before)
  public static let bottom = AnnotationPosition(.along, .behind)
  public static let leading = AnnotationPosition(.before, .along)
  public static let trailing = AnnotationPosition(.behind, .along)
  public static let topLeading = AnnotationPosition(.before, .before)
  public static let topTrailing = AnnotationPosition(.behind, .before)
  public static let bottomLeading = AnnotationPosition(.before, .behind)
  public static let bottomTrailing = AnnotationPosition(.behind, .behind)
  public static let overlay = AnnotationPosition(.along, .along)
}

public struct BasicChartSymbolShape: Hashable, Sendable {
  enum Kind: Hashable, CaseIterable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }

  let kind: Kind

  public static let circle = BasicChartSymbolShape(kind: .circle)
  public static let square = BasicChartSymbolShape(kind: .square)
  public static let triangle = BasicChartSymbolShape(kind: .triangle)
  public static let diamond = BasicChartSymbolShape(kind: .diamond)
  public static let pentagon = BasicChartSymbolShape(kind: .pentagon)
  public static let plus = BasicChartSymbolShape(kind: .plus)
  public static let cross = BasicChartSymbolShape(kind: .cross)
  public static let asterisk = BasicChartSymbolShape(kind: .asterisk)

  static let usual: [BasicChartSymbolShape] = [circle, square, triangle, diamond, pentagon, plus, cross, asterisk]

  /// `area` is in square points.
  func path(around center: Point, area: Double) -> Path {
    let side = max(0, area.isFinite ? area : 0).squareRoot()
    func regular(_ corners: Int, radius: Double) -> Path {
      Path { path in
        for index in 0..<corners {
          let angle = Angle.degrees(Double(index) * 360 / Double(corners) - 90)
          let corner = Path { $0.addRelativeArc(center: center, radius: radius, startAngle: angle, delta: .zero) }
          if let place = corner.currentPoint { path.addLine(to: place) }
        }
        path.closeSubpath()
      }
    }
    func bars(_ count: Int, from degrees: Double) -> Path {
      Path { path in
        for index in 0..<count {
          let turn = Angle.degrees(degrees + Double(index) * 180 / Double(count))
          let bar = Path(Rect(x: -side * 0.11, y: -side * 0.62, width: side * 0.22, height: side * 1.24))
          path.addPath(bar.turned(by: turn, around: center))
        }
      }
    }
    switch kind {
    case .circle:
      let radius = side * 0.5642
      return Path(ellipseIn: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    case .square: return Path(Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side))
    case .triangle: return regular(3, radius: side * 0.8774)
    case .diamond: return regular(4, radius: side * 0.7071)
    case .pentagon: return regular(5, radius: side * 0.6485)
    case .plus: return bars(2, from: 0)
    case .cross: return bars(2, from: 45)
    case .asterisk: return bars(3, from: 0)
    }
  }
}

extension Path {
  fileprivate func turned(by angle: Angle, around place: Point) -> Path {
    let turn = Path { $0.addRelativeArc(center: .zero, radius: 1, startAngle: angle, delta: .zero) }
    let unit = turn.currentPoint ?? Point(x: 1, y: 0)
    return applying(AffineTransform(a: unit.x, b: unit.y, c: -unit.y, d: unit.x, tx: place.x, ty: place.y))
  }
}
