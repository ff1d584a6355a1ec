import GalleyGeometry
import GalleyMotion
import Testing

@Suite("Timing curves")
struct UnitCurveTests {
  /// Values and velocities recorded at progress 0, ¼, ½, ¾ and 1.
  struct Record: CustomTestStringConvertible {
    let name: String
    let curve: UnitCurve
    let values: [Double]
    let velocities: [Double]
    let tolerance: Double
    var testDescription: String { name }
  }

  static let records = [
    Record(
      name: "linear", curve: .linear, values: [0, 0.25, 0.5, 0.75, 1], velocities: [1, 1, 1, 1, 1], tolerance: 1e-6),
    Record(
      name: "easeIn", curve: .easeIn, values: [0, 0.09, 0.32, 0.62, 1], velocities: [0, 0.67, 1.07, 1.37, 0],
      tolerance: 0.01),
    Record(
      name: "easeOut", curve: .easeOut, values: [0, 0.38, 0.68, 0.91, 1], velocities: [1, 1.37, 1.07, 0.67, 0],
      tolerance: 0.01),
    Record(
      name: "easeInOut", curve: .easeInOut, values: [0, 0.13, 0.5, 0.87, 1], velocities: [0, 1.06, 1.72, 1.06, 0],
      tolerance: 0.01),
    Record(
      name: "circularEaseIn", curve: .circularEaseIn, values: [0, 0.032, 0.134, 0.339, 1],
      velocities: [0, 0.258, 0.577, 1.134, .infinity], tolerance: 0.001),
    Record(
      name: "circularEaseOut", curve: .circularEaseOut, values: [0, 0.661, 0.866, 0.968, 1],
      velocities: [.infinity, 1.134, 0.577, 0.258, 0], tolerance: 0.001),
    Record(
      name: "circularEaseInOut", curve: .circularEaseInOut, values: [0, 0.067, 0.5, 0.933, 1],
      velocities: [0, 0.577, .infinity, 0.577, 0], tolerance: 0.001),
  ]

  @Test("Values and velocities of timing curves match those recorded from SwiftUI", arguments: records)
  func recorded(_ record: Record) {
    for (index, progress) in [0, 0.25, 0.5, 0.75, 1].enumerated() {
      #expect(abs(record.curve.value(at: progress) - record.values[index]) <= record.tolerance)
      let velocity = record.curve.velocity(at: progress)
      #expect(
        velocity == record.velocities[index] || abs(velocity - record.velocities[index]) <= record.tolerance,
        "at \(progress)")
    }
  }

  @Test("The progress of a timing curve is clamped to 0…1", arguments: records)
  func clamped(_ record: Record) {
    #expect(record.curve.value(at: -0.001) == 0)
    #expect(record.curve.value(at: 1.001) == 1)
  }

  @Test("The velocity of a timing curve is the derivative of its value", arguments: records)
  func derivative(_ record: Record) {
    let step = 1e-6
    for progress in [0.05, 0.2, 0.4, 0.6, 0.8, 0.95] {
      let slope =
        (record.curve.value(at: progress + step) - record.curve.value(at: progress - step)) / (2 * step)
      #expect(abs(slope - record.curve.velocity(at: progress)) < 1e-6)
    }
  }

  @Test("The inverse of a timing curve maps values back to progress", arguments: records)
  func inverse(_ record: Record) {
    for progress in stride(from: 0.05, through: 0.95, by: 0.05) {
      #expect(abs(record.curve.inverse.value(at: record.curve.value(at: progress)) - progress) < 1e-12)
    }
  }

  @Test("Bézier timing curves are solved to the precision of Double")
  func precision() {
    // The point of the curve at parameter t, computed directly.
    func point(_ t: Double) -> (x: Double, y: Double) {
      let (u, x1, y1, x2, y2) = (1 - t, 0.25, 0.1, 0.25, 1.0)
      return (3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t, 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t)
    }
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.25, y: 0.1), endControlPoint: UnitPoint(x: 0.25, y: 1))
    for t in stride(from: 0.01, to: 1, by: 0.01) {
      let (x, y) = point(t)
      #expect(abs(curve.value(at: x) - y) < 4e-15)
    }
  }

  @Test("Control points may be outside 0…1 in y, and their x is clamped")
  func overshoot() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.68, y: -0.55), endControlPoint: UnitPoint(x: 0.265, y: 1.55))
    #expect(curve.value(at: 0.2) < 0)
    #expect(curve.value(at: 0.8) > 1)
    let wide = UnitCurve.bezier(startControlPoint: UnitPoint(x: -1, y: 0), endControlPoint: UnitPoint(x: 2, y: 1))
    let narrow = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))
    #expect(wide.value(at: 0.3) == narrow.value(at: 0.3))
  }
}
