import GalleyGeometry
import GalleyPicture
import TestSupport
import Testing

@Suite("Union, intersection and subtraction of paths")
struct PathOperationTests {
  private func square(_ x: Double, _ y: Double, _ side: Double) -> Path {
    .rect(Rect(x: x, y: y, width: side, height: side))
  }

  /// The area of a path of straight lines. The sign depends on the direction of each outline.
  private func area(_ path: Path) -> Double {
    var (sum, first, pen) = (0.0, Point.zero, Point.zero)
    for element in path.asElements {
      switch element {
      case .move(let point): (first, pen) = (point, point)
      case .line(let point):
        sum += pen.x * point.y - point.x * pen.y
        pen = point
      case .close: sum += pen.x * first.y - first.x * pen.y
      case .curve: Issue.record("a curve is left")
      }
    }
    return abs(sum) / 2
  }

  private func length(_ path: Path) -> Double {
    var (sum, pen) = (0.0, Point.zero)
    for element in path.asElements {
      if case .move(let point) = element { pen = point }
      if case .line(let point) = element {
        sum += ((point.x - pen.x) * (point.x - pen.x) + (point.y - pen.y) * (point.y - pen.y)).squareRoot()
        pen = point
      }
    }
    return sum
  }

  @Test("Two overlapping squares have a union with one outline, and their intersection is a square")
  func squares() {
    let (one, other) = (square(0, 0, 10), square(5, 5, 10))
    #expect(area(one.union(other)) == 175)
    #expect(one.intersection(other).bounds == Rect(x: 5, y: 5, width: 5, height: 5))
    #expect(area(one.intersection(other)) == 25)
    #expect(area(one.subtracting(other)) == 75)
    #expect(area(one.symmetricDifference(other)) == 150)
    #expect(one.union(other).asElements.count { if case .close = $0 { true } else { false } } == 1)
  }

  @Test("Squares that share a side, a corner or all points can be combined")
  func touching() {
    #expect(area(square(0, 0, 10).union(square(10, 0, 10))) == 200)
    #expect(area(square(0, 0, 10).intersection(square(10, 0, 10))) == 0)
    #expect(area(square(0, 0, 10).union(square(10, 10, 10))) == 200)
    #expect(area(square(0, 0, 10).union(square(0, 0, 10))) == 100)
    #expect(square(0, 0, 10).subtracting(square(0, 0, 10)).asElements.isEmpty)
    #expect(square(0, 0, 10).intersection(square(20, 0, 10)).asElements.isEmpty)
  }

  @Test("Subtracting a smaller circle from a circle gives a ring")
  func ring() {
    let outer = Path.ellipse(Rect(x: 0, y: 0, width: 100, height: 100))
    let inner = Path.ellipse(Rect(x: 25, y: 25, width: 50, height: 50))
    #expect(abs(area(outer.subtracting(inner)) - .pi * (2500 - 625)) < 10)
    #expect(abs(area(outer.union(inner)) - .pi * 2500) < 10)
  }

  @Test("The union and the intersection of two polygons have as much area as both polygons together")
  func sums() {
    var random = SplitMix64(seed: 41)
    for _ in 0..<60 {
      func triangle() -> Path {
        let corners = (0..<3).map { _ in
          Point(x: Double.random(in: 0...100, using: &random), y: Double.random(in: 0...100, using: &random))
        }
        return .elements([.move(corners[0]), .line(corners[1]), .line(corners[2]), .close])
      }
      let (one, other) = (triangle(), triangle())
      let (union, common) = (area(one.union(other)), area(one.intersection(other)))
      #expect(abs(union + common - area(one.normalized()) - area(other.normalized())) < 0.05)
      #expect(abs(area(one.subtracting(other)) + common - area(one.normalized())) < 0.05)
      #expect(abs(area(one.symmetricDifference(other)) - (union - common)) < 0.05)
    }
  }

  @Test("Intersecting a line with a shape cuts it at the edge of the shape")
  func lines() {
    let line = Path.elements([.move(Point(x: -10, y: 5)), .line(Point(x: 30, y: 5))])
    #expect(length(line.lineIntersection(square(0, 0, 10))) == 10)
    #expect(length(line.lineSubtraction(square(0, 0, 10))) == 30)
  }

  @Test("An outline that overlaps itself is filled according to the requested fill rule")
  func rules() {
    let twice = Path.elements(square(0, 0, 10).asElements + square(2, 2, 4).asElements)
    #expect(area(twice.union(Path(), eoFill: true)) == 84)
    #expect(area(twice.union(Path())) == 100)
  }
}
