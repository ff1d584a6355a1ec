import GalleyGeometry
import GalleyPicture
import Testing

@Suite("Paths that are drawn step by step")
struct PathBuildingTests {
  private let line = Path { path in
    path.move(to: .zero)
    path.addLine(to: Point(x: 30, y: 40))
  }

  @Test("The pen is where the last step ended, and at the start of what was closed")
  func pen() {
    #expect(Path().currentPoint == nil && Path().isEmpty)
    #expect(line.currentPoint == Point(x: 30, y: 40))
    var closed = line
    closed.closeSubpath()
    #expect(closed.currentPoint == .zero)
  }

  @Test("A quarter of a circle ends where it should, either way round")
  func arcs() {
    for (isClockwise, end) in [(false, Point(x: 0, y: 10)), (true, Point(x: 0, y: 10))] {
      var path = Path()
      path.addArc(
        center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: isClockwise)
      let place = path.currentPoint ?? .zero
      #expect(abs(place.x - end.x) < 1e-9 && abs(place.y - end.y) < 1e-9)
      // Against the clock on the screen it goes the long way.
      #expect((path.bounds.minY < -9) == isClockwise)
    }
  }

  @Test("Half of a line is half as long, and parts of a circle lie on the circle")
  func trimming() throws {
    let half = line.trimmedPath(from: 0.5, to: 1)
    let corner = half.bounds.origin
    #expect(abs(corner.x - 15) < 0.01 && abs(corner.y - 20) < 0.01)
    #expect(line.trimmedPath(from: 0.6, to: 0.4).isEmpty && line.trimmedPath(from: .nan, to: 1) == line)
    let quarter = Path(ellipseIn: Rect(x: -10, y: -10, width: 20, height: 20)).trimmedPath(from: 0, to: 0.25)
    let end = try #require(quarter.currentPoint)
    #expect(abs((end.x * end.x + end.y * end.y).squareRoot() - 10) < 0.01)
  }
}
