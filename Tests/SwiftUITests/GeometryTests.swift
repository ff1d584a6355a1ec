import Foundation
import SwiftUI
import Testing

/// Tests `CGRect` and related types under `import SwiftUI` against Apple's documentation.
@Suite("Core Graphics geometry types")
struct GeometryTests {
  /// All ways to write the area from (2, 3) to (12, 23), with positive and negative sides.
  private static let rects = [
    CGRect(x: 2, y: 3, width: 10, height: 20), CGRect(x: 12, y: 3, width: -10, height: 20),
    CGRect(x: 2, y: 23, width: 10, height: -20), CGRect(x: 12, y: 23, width: -10, height: -20),
  ]

  @Test("A rectangle with negative sides describes the same area as one with positive sides", arguments: rects)
  func negativeSides(rect: CGRect) {
    let plain = Self.rects[0]
    #expect(rect.standardized == plain)
    #expect((rect.minX, rect.midX, rect.maxX) == (2, 7, 12) && (rect.minY, rect.midY, rect.maxY) == (3, 13, 23))
    #expect(rect.width == 10 && rect.height == 20 && !rect.isEmpty)
    #expect(rect.insetBy(dx: 1, dy: 2) == CGRect(x: 3, y: 5, width: 8, height: 16))
    #expect(rect.offsetBy(dx: -2, dy: 4) == CGRect(x: 0, y: 7, width: 10, height: 20))
    #expect(rect.contains(CGPoint(x: 2, y: 3)) && !rect.contains(CGPoint(x: 12, y: 23)))
    #expect(rect.contains(plain) && plain.contains(rect) && rect.intersects(plain))
    #expect(rect.union(plain) == plain && rect.intersection(plain) == plain)
    #expect(rect.divided(atDistance: 4, from: .minXEdge).slice == CGRect(x: 2, y: 3, width: 4, height: 20))
    #expect(rect.applying(CGAffineTransform(scaleX: 2, y: -1)) == CGRect(x: 4, y: -23, width: 20, height: 20))
  }

  @Test("An edge of a rectangle can be written as CGRectEdge.minXEdge")
  func edges() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    let edges: [CGRectEdge] = [CGRectEdge.minXEdge, CGRectEdge.maxXEdge, CGRectEdge.minYEdge, CGRectEdge.maxYEdge]
    let slices = edges.map { rect.divided(atDistance: 4, from: $0).slice }
    #expect(slices.map(\.minX) == [0, 6, 0, 0] && slices.map(\.minY) == [0, 0, 0, 16])
  }

  @Test("The null rectangle does not change unions, has no intersections and remains null")
  func null() {
    let some = Self.rects[0]
    #expect(CGRect.null.isNull && CGRect.null.isEmpty && !some.isNull && !CGRect.zero.isNull && !CGRect.null.isInfinite)
    #expect(some.union(.null) == some && CGRect.null.union(some) == some)
    #expect(some.intersection(.null).isNull && CGRect.null.intersection(some).isNull)
    #expect(!some.intersects(.null) && some.contains(CGRect.null) && !CGRect.null.contains(some))
    #expect(CGRect.null.insetBy(dx: 1, dy: 1).isNull && CGRect.null.offsetBy(dx: 1, dy: 1).isNull)
    #expect(CGRect.null.integral.isNull && CGRect.null.standardized.isNull)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    #expect(CGRect.null.divided(atDistance: 1, from: .maxYEdge).remainder.isNull)
    #expect([some, some.offsetBy(dx: 30, dy: 0)].reduce(CGRect.null) { $0.union($1) }.width == 40)
  }

  @Test("The infinite rectangle contains every other rectangle")
  func infinite() {
    let some = Self.rects[0]
    #expect(CGRect.infinite.isInfinite && !CGRect.infinite.isEmpty && !some.isInfinite)
    #expect(CGRect.infinite.contains(some) && CGRect.infinite.union(some).isInfinite)
    #expect(CGRect.infinite.intersection(some) == some && CGRect.infinite.contains(CGPoint(x: 1e300, y: -1e300)))
    #expect(
      CGRect.infinite.integral.isInfinite && CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)).isInfinite)
  }

  @Test("A rectangle without area contains no point, but a union includes it")
  func empty() {
    let line = CGRect(x: 40, y: 3, width: 0, height: 20)
    #expect(line.isEmpty && !line.isNull && CGRect.zero.isEmpty && !line.contains(line.origin))
    #expect(Self.rects[0].union(line) == CGRect(x: 2, y: 3, width: 38, height: 20))
    #expect(CGRect(x: 30, y: 0, width: 20, height: 30).contains(line))
  }

  @Test("Overlapping rectangles share an area, touching ones a line, and separate ones have no intersection")
  func intersections() {
    let some = CGRect(x: 0, y: 0, width: 10, height: 10)
    let over = CGRect(x: 6, y: -5, width: 10, height: 8)
    #expect(some.intersection(over) == CGRect(x: 6, y: 0, width: 4, height: 3) && some.intersects(over))
    let beside = CGRect(x: 10, y: 2, width: 5, height: 5)
    #expect(some.intersection(beside) == CGRect(x: 10, y: 2, width: 0, height: 5) && some.intersects(beside))
    let away = CGRect(x: 11, y: 2, width: 5, height: 5)
    #expect(some.intersection(away).isNull && !some.intersects(away))
    // A rectangle contains itself in spite of rounding errors in its sums.
    let rounded = CGRect(x: 0.1, y: 0.7, width: 0.2, height: 0.1)
    #expect(rounded.contains(rounded))
  }

  @Test("Insets that are too large give the null rectangle")
  func insets() {
    let some = Self.rects[0]
    #expect(some.insetBy(dx: 5, dy: 0) == CGRect(x: 7, y: 3, width: 0, height: 20))
    #expect(some.insetBy(dx: 5.5, dy: 0).isNull && some.insetBy(dx: 0, dy: 11).isNull)
    #expect(some.insetBy(dx: -1, dy: -2) == CGRect(x: 1, y: 1, width: 12, height: 24))
  }

  @Test("integral and divided work as in Apple's documentation")
  func parts() {
    #expect(CGRect(x: 0.5, y: -0.5, width: 1, height: 1).integral == CGRect(x: 0, y: -1, width: 2, height: 2))
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).integral == CGRect(x: 1, y: 2, width: 3, height: 4))
    let some = Self.rects[0]
    #expect(some.divided(atDistance: 5, from: .maxYEdge).slice == CGRect(x: 2, y: 18, width: 10, height: 5))
    #expect(some.divided(atDistance: -5, from: .minXEdge).slice.width == 0)
    #expect(some.divided(atDistance: 50, from: .maxXEdge).remainder.width == 0)
  }

  @Test("Points, sizes and vectors can be created from any number type, compared and transformed")
  func smallValues() {
    #expect(CGPoint(x: 1, y: 2) == CGPoint(x: 1.0, y: 2.0) && CGPoint() == .zero && CGPoint.zero.equalTo(CGPoint()))
    #expect(CGSize(width: 1, height: 2) == CGSize(width: CGFloat(1), height: CGFloat(2)) && CGSize() == .zero)
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0) && CGVector() == .zero)
    #expect(CGSize.zero.equalTo(CGSize()) && CGRect.zero.equalTo(CGRect()))
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    let point = CGPoint(x: 3, y: 0).applying(turn)
    #expect(abs(point.x) < 1e-12 && abs(point.y - 3) < 1e-12)
    #expect(CGSize(width: 2, height: 3).applying(CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 9, ty: 9)).height == 9)
    #expect(
      UnitPoint() == .zero && UnitPoint() == .topLeading
        && EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
  }

  @Test("Angles can be added, subtracted and compared")
  func angles() {
    var angle = Angle(degrees: 30)
    angle += .degrees(15)
    angle *= 4
    angle /= 2
    angle -= .degrees(45)
    #expect(abs(angle.degrees - 45) < 1e-9 && abs((-angle).radians + .pi / 4) < 1e-12)
    #expect(Angle.degrees(10) < .radians(1) && Angle.zero == Angle() && abs((angle / 3 * 2).degrees - 30) < 1e-9)
  }

  @Test("Inverting a transform that has no inverse returns it unchanged; any other inverse undoes it")
  func inverses() {
    let flat = CGAffineTransform(scaleX: 0, y: 2)
    #expect(flat.inverted() == flat && !flat.isIdentity && CGAffineTransform().isIdentity)
    let map = CGAffineTransform(translationX: 5, y: 7).rotated(by: 0.4).scaledBy(x: 2, y: 3)
    let both = map.concatenating(map.inverted())
    let numbers = zip([both.a, both.b, both.c, both.d, both.tx, both.ty], [1.0, 0, 0, 1, 0, 0])
    #expect(numbers.allSatisfy { abs($0 - $1) < 1e-12 })
  }

  @Test("A transform that was decomposed can be composed again")
  func components() {
    for (scale, shear, rotation) in [((2.0, 3.0), 0.5, 0.7), ((2, -3), -1, 2.5), ((0, 2), 0, 1), ((1, 0), 0, 3)] {
      let map = CGAffineTransform(
        CGAffineTransformComponents(
          scale: CGSize(width: scale.0, height: scale.1), horizontalShear: shear, rotation: rotation,
          translation: CGVector(dx: 4, dy: 5)))
      let again = CGAffineTransform(map.decomposed())
      let numbers = zip(
        [map.a, map.b, map.c, map.d, map.tx, map.ty], [again.a, again.b, again.c, again.d, again.tx, again.ty])
      #expect(numbers.allSatisfy { abs($0 - $1) < 1e-9 }, "\(map) \(again)")
    }
    let steps = CGAffineTransform(rotationAngle: 0.5).decomposed()
    #expect(
      abs(steps.rotation - 0.5) < 1e-12 && abs(steps.scale.width - 1) < 1e-12 && abs(steps.horizontalShear) < 1e-12)
  }

  @Test("Values are encoded in Apple's format and can be decoded again")
  func encoding() throws {
    func text(_ value: some Encodable) throws -> String {
      String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(try text(rect) == "[[1,2],[3,4]]")
    #expect(try text(CGVector(dx: 1, dy: 2)) == "[1,2]")
    #expect(try JSONDecoder().decode(CGRect.self, from: Data("[[1,2],[3,4]]".utf8)) == rect)
    let map = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: JSONEncoder().encode(map)) == map)
  }
}
