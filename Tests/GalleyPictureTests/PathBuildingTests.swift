import GalleyGeometry
import GalleyPicture
import Testing

@Suite("Building paths")
struct PathBuildingTests {
  private let line = Path { path in
    path.move(to: .zero)
    path.addLine(to: Point(x: 30, y: 40))
  }

  @Test("The current point of a path is the end of its last element, or its start after closing")
  func pen() {
    #expect(Path().currentPoint == nil && Path().isEmpty)
    #expect(line.currentPoint == Point(x: 30, y: 40))
    var closed = line
    closed.closeSubpath()
    #expect(closed.currentPoint == .zero)
  }

  @Test("A quarter arc ends at the same point when drawn in either direction")
  func arcs() {
    for (isClockwise, end) in [(false, Point(x: 0, y: 10)), (true, Point(x: 0, y: 10))] {
      var path = Path()
      path.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: isClockwise)
      let place = path.currentPoint ?? .zero
      #expect(abs(place.x - end.x) < 1e-9 && abs(place.y - end.y) < 1e-9)
      // With the y axis pointing down, the clockwise arc is the long way round.
      #expect((path.bounds.minY < -9) == isClockwise)
    }
  }

  @Test("Trimming a line to one half halves its length, and a trimmed circle stays on the circle")
  func trimming() throws {
    let half = line.trimmedPath(from: 0.5, to: 1)
    let corner = half.bounds.origin
    #expect(abs(corner.x - 15) < 0.01 && abs(corner.y - 20) < 0.01)
    #expect(line.trimmedPath(from: 0.6, to: 0.4).isEmpty && line.trimmedPath(from: .nan, to: 1) == line)
    let quarter = Path(ellipseIn: Rect(x: -10, y: -10, width: 20, height: 20)).trimmedPath(from: 0, to: 0.25)
    let end = try #require(quarter.currentPoint)
    #expect(abs((end.x * end.x + end.y * end.y).squareRoot() - 10) < 0.01)
  }

  @Test("The first quarter of a trimmed ellipse runs from the right to the bottom, as in Core Graphics")
  func quarter() throws {
    for ellipse in [Path.ellipse(circle), Path.ellipse(circle).applying(.identity)] {
      let quarter = ellipse.trimmedPath(from: 0, to: 0.25)
      #expect(quarter.bounds.minX > -0.01 && quarter.bounds.minY > -0.01)
      let end = try #require(quarter.currentPoint)
      #expect(abs(end.x) < 0.01 && abs(end.y - 10) < 0.01)
    }
  }

  private var circle: Rect { Rect(x: -10, y: -10, width: 20, height: 20) }

  @Test("The outline of a stroked line covers exactly the stroke", arguments: StrokeStyle.LineCap.allCases)
  func stroking(cap: StrokeStyle.LineCap) {
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addLine(to: Point(x: 20, y: 0))
    let line = path.strokedPath(StrokeStyle(lineWidth: 4, lineCap: cap))
    let end = cap == .butt ? 20.0 : 22
    #expect(line.bounds == Rect(x: 20 - end, y: -2, width: end * 2 - 20, height: 4))
    #expect(line.contains(Point(x: 10, y: 1.9)) && !line.contains(Point(x: 10, y: 2.1)))
    #expect(line.contains(Point(x: 21.7, y: 1.7)) == (cap == .square))
  }

  @Test("The outline of a stroked ring is hollow, and joins and dashes are applied")
  func strokedRings() {
    let ring = Path.ellipse(circle).strokedPath(StrokeStyle(lineWidth: 4))
    #expect(!ring.contains(.zero) && ring.contains(Point(x: 7, y: 8)) && !ring.contains(Point(x: 9, y: 9)))
    let joins = StrokeStyle.LineJoin.allCases.map { join in
      Path.rect(circle).strokedPath(StrokeStyle(lineWidth: 4, lineJoin: join))
    }
    #expect(joins.map { $0.contains(Point(x: 11.9, y: 11.9)) } == [true, false, false])
    #expect(joins.map { $0.contains(Point(x: 11.2, y: 11.2)) } == [true, true, false])
    let dashes = Path.ellipse(circle).strokedPath(StrokeStyle(lineWidth: 4, dash: [5]))
    #expect(dashes.contains(Point(x: 9.9, y: 1)) && !dashes.contains(Point(x: 6.5, y: 7.5)))
    #expect(Path.rect(circle).strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }
}

@Suite("Corners with a width and a height")
struct CornerSizeTests {
  @Test("The smaller side of the corner size is used as corner radius")
  func cornerSize() {
    let rect = Rect(x: 0, y: 0, width: 40, height: 20)
    let path = Path(roundedRect: rect, cornerSize: Size(width: 8, height: 4), style: .circular)
    #expect(path == Path(roundedRect: rect, cornerRadius: 4, style: .circular))
  }
}

@Suite("Arcs that touch two lines")
struct TangentArcTests {
  @Test(
    "A corner is rounded by the circle that touches both of its sides, in either direction", arguments: [1.0, -1])
  func corner(side: Double) throws {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: Point(x: 30, y: 0), tangent2End: Point(x: 30, y: 40 * side), radius: 10)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - 30) < 1e-9 && abs(end.y - 10 * side) < 1e-9)
    // The centre of the circle is at (20, 10), and its nearest point is 10 away.
    let bounds = path.boundingRect
    #expect(abs(bounds.maxX - 30) < 1e-6 && abs(bounds.height - 10) < 1e-6)
    let near = 20 + 10 * 0.5.squareRoot()
    #expect(path.contains(Point(x: near - 0.1, y: (10 - (near - 20)) * side + 0.2 * side)))
  }

  @Test(
    "If the two sides do not form a corner, a straight line is added",
    arguments: [Point(x: 60, y: 0), Point(x: 30, y: 0)])
  func straight(end: Point) {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: Point(x: 30, y: 0), tangent2End: end, radius: 10)
    #expect(path.currentPoint == Point(x: 30, y: 0))
  }
}
