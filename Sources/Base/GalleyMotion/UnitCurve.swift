public import GalleyGeometry

/// A timing curve: a function from progress to progress, both from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private let function: Function

  private enum Function: Hashable {
    case linear
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case circularEaseOutIn
    case bezier(start: UnitPoint, end: UnitPoint)
  }

  /// Returns a cubic Bézier curve from (0, 0) to (1, 1). The x coordinates of the control points are clamped to 0…1.
  ///
  /// - Parameters:
  ///   - startControlPoint: The control point for the start: time (x) and progress (y), as fractions.
  ///   - endControlPoint: The control point for the end: time (x) and progress (y), as fractions.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(function: .bezier(start: startControlPoint, end: endControlPoint))
  }

  /// The coordinates x₁, y₁, x₂ and y₂ of the control points; nil for a circular curve.
  package var controls: [Double]? {
    switch function {
    case .linear: [0, 0, 1, 1]
    case .bezier(let start, let end): [start.x, start.y, end.x, end.y]
    case .circularEaseIn, .circularEaseOut, .circularEaseInOut, .circularEaseOutIn: nil
    }
  }

  public static let linear = UnitCurve(function: .linear)
  public static let easeIn = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
  public static let easeOut = bezier(
    startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let easeInOut = bezier(
    startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))
  public static let circularEaseIn = UnitCurve(function: .circularEaseIn)
  public static let circularEaseOut = UnitCurve(function: .circularEaseOut)
  public static let circularEaseInOut = UnitCurve(function: .circularEaseInOut)

  /// The curve with input and output exchanged: it maps a value to the progress at which this curve reaches it.
  public var inverse: UnitCurve {
    switch function {
    case .linear: .linear
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(function: .circularEaseOutIn)
    case .circularEaseOutIn: .circularEaseInOut
    case .bezier(let start, let end):
      .bezier(startControlPoint: UnitPoint(x: start.y, y: start.x), endControlPoint: UnitPoint(x: end.y, y: end.x))
    }
  }

  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    return switch function {
    case .linear: x
    case .circularEaseIn: 1 - (1 - x * x).squareRoot()
    case .circularEaseOut: (x * (2 - x)).squareRoot()
    case .circularEaseInOut: UnitCurve.mirrored(x) { 1 - (1 - $0 * $0).squareRoot() }
    case .circularEaseOutIn: UnitCurve.mirrored(x) { ($0 * (2 - $0)).squareRoot() }
    case .bezier: cubic.value(at: x)
    }
  }

  /// The slope at `progress`, which is clamped to 0…1.
  ///
  /// If a control point of a Bézier curve coincides with its end point, the result is 1 at the start and 0 at the end,
  /// as in recordings of SwiftUI. `slope(at:)` returns the limit instead.
  public func velocity(at progress: Double) -> Double {
    guard case .bezier = function else { return slope(at: progress) }
    return cubic.slope(at: progress) ?? (progress < 0.5 ? 1 : 0)
  }

  /// Returns the slope or, where the direction is undefined, the limit from inside the curve.
  func slope(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    return switch function {
    case .linear: 1
    case .circularEaseIn: x / (1 - x * x).squareRoot()
    case .circularEaseOut: (1 - x) / (x * (2 - x)).squareRoot()
    // Halving both axes preserves the slope.
    case .circularEaseInOut: UnitCurve.folded(x) { $0 / (1 - $0 * $0).squareRoot() }
    case .circularEaseOutIn: UnitCurve.folded(x) { (1 - $0) / ($0 * (2 - $0)).squareRoot() }
    case .bezier(let start, let end):
      cubic.slope(at: x)
        ?? (x < 0.5 ? end.y / max(end.x, .ulpOfOne) : (1 - start.y) / max(1 - start.x, .ulpOfOne))
    }
  }

  private var cubic: CubicBezier {
    guard case .bezier(let start, let end) = function else { return CubicBezier(0, 0, 1, 1) }
    return CubicBezier(start.x, start.y, end.x, end.y)
  }

  /// The second half is `half` rotated about the centre.
  private static func mirrored(_ x: Double, _ half: (Double) -> Double) -> Double {
    x < 0.5 ? half(2 * x) / 2 : 1 - half(2 * (1 - x)) / 2
  }

  private static func folded(_ x: Double, _ half: (Double) -> Double) -> Double {
    half(2 * min(x, 1 - x))
  }
}
