public import GalleyGeometry
import GalleyMotion
public import GalleyPicture

public enum GradientShape: Hashable, Sendable {
  case linear(start: UnitPoint, end: UnitPoint)
  /// Radii are in points.
  case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
  /// Radii are fractions of the sides of the rectangle.
  case elliptical(center: UnitPoint, startFraction: Double, endFraction: Double)
  case angular(center: UnitPoint, startAngle: Angle, endAngle: Angle)
  /// `width` is the number of points per row.
  case mesh(points: [UnitPoint], width: Int, isSmooth: Bool, background: RGBA)

  func paint(_ stops: [Paint.Stop], in rect: Rect) -> Paint {
    switch self {
    case .linear(let start, let end):
      .linearGradient(.init(stops: stops, start: start.point(in: rect), end: end.point(in: rect)))
    case .radial(let center, let startRadius, let endRadius):
      .radialGradient(
        .init(stops: stops, center: center.point(in: rect), startRadius: startRadius, endRadius: endRadius))
    case .elliptical(let center, let start, let end):
      .radialGradient(
        .init(
          stops: stops, center: center.point(in: rect), startRadius: start * rect.width, endRadius: end * rect.width,
          stretch: rect.width > 0 ? rect.height / rect.width : 1))
    case .angular(let center, let startAngle, let endAngle):
      .angularGradient(.init(stops: stops, center: center.point(in: rect), startAngle: startAngle, endAngle: endAngle))
    case .mesh(let points, let width, let isSmooth, let background):
      .meshGradient(
        .init(
          stops: stops, points: points.map { $0.point(in: rect) }, width: width, isSmooth: isSmooth,
          background: background))
    }
  }

  var motionParts: [any VectorArithmetic] {
    switch self {
    case .linear(let start, let end): [start.animatableData, end.animatableData]
    case .radial(let center, let start, let end): [center.animatableData, start, end]
    case .elliptical(let center, let start, let end): [center.animatableData, start * unitScale, end * unitScale]
    case .angular(let center, let start, let end):
      [center.animatableData, start.animatableData, end.animatableData]
    case .mesh(let points, _, _, let background): points.map(\.animatableData) + [background.animatableData]
    }
  }

  func moved(_ next: MotionParts) -> GradientShape {
    switch self {
    case .linear(let start, let end): .linear(start: next(start), end: next(end))
    case .radial(let center, let start, let end):
      .radial(center: next(center), startRadius: next(start), endRadius: next(end))
    case .elliptical(let center, let start, let end):
      .elliptical(
        center: next(center), startFraction: next(start * unitScale) / unitScale,
        endFraction: next(end * unitScale) / unitScale)
    case .angular(let center, let start, let end):
      .angular(center: next(center), startAngle: next(start), endAngle: next(end))
    case .mesh(let points, let width, let isSmooth, let background):
      .mesh(points: points.map { next($0) }, width: width, isSmooth: isSmooth, background: next(background))
    }
  }
}

final class MotionParts {
  private let data: AnimatableVector
  private(set) var index: Int

  init(_ data: AnimatableVector, from index: Int) { (self.data, self.index) = (data, index) }

  func callAsFunction<Value: Animatable>(_ value: Value) -> Value {
    defer { index += 1 }
    var moved = value
    if let part = data.part(index, as: Value.AnimatableData.self) { moved.animatableData = part }
    return moved
  }
}

extension GradientShape {
  func multiplyingAlpha(by factor: Double) -> GradientShape {
    guard case .mesh(let points, let width, let isSmooth, let background) = self else { return self }
    return .mesh(
      points: points, width: width, isSmooth: isSmooth, background: background.multiplyingAlpha(by: factor))
  }
}
