import GalleyCharts
import GalleyGeometry
import GalleyPicture
import GalleyRender
import GalleyStage
import GalleyViews
import Testing

@Suite("Views beside marks")
struct AnnotationTests {
  /// A chart of 200 by 100 points: x is twice the value, and y is 100 less the value.
  private func place(_ mark: some ChartContent) throws -> Rect? {
    let chart = try BareChart {
      Chart { mark }.chartXScale(domain: 0...100).chartYScale(domain: 0...100)
    }
    return chart.fills.last { $0.color == RGBA(red: 1, green: 0, blue: 0) }?.rect
  }

  private var note: some View { Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10) }

  /// Where the note stands at `mark` in each position and alignment.
  private func corner(
    _ mark: some ChartContent, _ position: AnnotationPosition, _ alignment: Alignment = .center
  ) throws -> Point? {
    try place(mark.annotation(position: position, alignment: alignment) { note })?.origin
  }

  private var point: some ChartContent {
    // A symbol of 20 by 20 points between 90 and 110, and between 40 and 60.
    PointMark(x: .value("x", 50), y: .value("y", 50)).symbol(.square).symbolSize(400)
  }

  @Test("Beside a point, a view lies beyond its sides and corners")
  func points() throws {
    let places: [(AnnotationPosition, Double, Double)] = [
      (.top, 90, 26), (.bottom, 90, 64), (.leading, 66, 45), (.trailing, 114, 45), (.topLeading, 66, 26),
      (.topTrailing, 114, 26), (.bottomLeading, 66, 64), (.bottomTrailing, 114, 64), (.overlay, 90, 45),
    ]
    for (position, x, y) in places { #expect(try corner(point, position) == Point(x: x, y: y), "\(position)") }
  }

  @Test("Along a rule that lies, the alignment tells where a view stands; beyond its ends it is moved into the chart")
  func lyingRules() throws {
    let rule = RuleMark(y: .value("y", 50))
    let places: [(AnnotationPosition, Alignment, Double, Double)] = [
      (.top, .leading, 0, 36), (.top, .center, 90, 36), (.top, .trailing, 180, 36), (.top, .topTrailing, 180, 36),
      (.bottom, .leading, 0, 54), (.bottom, .trailing, 180, 54), (.topLeading, .center, 0, 36),
      (.topTrailing, .center, 180, 36), (.bottomTrailing, .leading, 180, 54), (.trailing, .center, 180, 45),
      (.leading, .center, 0, 45), (.overlay, .trailing, 180, 45), (.overlay, .leading, 0, 45),
    ]
    for (position, alignment, x, y) in places {
      #expect(try corner(rule, position, alignment) == Point(x: x, y: y), "\(position) \(alignment)")
    }
  }

  @Test("Along a rule that stands, the alignment tells how high a view lies")
  func standingRules() throws {
    let rule = RuleMark(x: .value("x", 50))
    let places: [(AnnotationPosition, Alignment, Double, Double)] = [
      (.trailing, .top, 104, 0), (.trailing, .center, 104, 45), (.trailing, .bottom, 104, 90),
      (.leading, .topLeading, 76, 0), (.topTrailing, .center, 104, 0), (.topLeading, .center, 76, 0),
      (.bottomTrailing, .center, 104, 90), (.top, .center, 90, 0), (.top, .leading, 100, 0), (.top, .trailing, 80, 0),
    ]
    for (position, alignment, x, y) in places {
      #expect(try corner(rule, position, alignment) == Point(x: x, y: y), "\(position) \(alignment)")
    }
  }

  @Test("Bars, areas and lines have views at their sides, too")
  func others() throws {
    let bar = RectangleMark(
      xStart: .value("x", 25), xEnd: .value("x", 75), yStart: .value("y", 20), yEnd: .value("y", 60))
    #expect(try corner(bar, .top, .leading) == Point(x: 50, y: 26))
    #expect(try corner(bar, .top, .trailing) == Point(x: 130, y: 26))
    #expect(try corner(bar, .overlay, .bottomTrailing) == Point(x: 130, y: 70))
    #expect(try corner(bar, .trailing, .bottom) == Point(x: 154, y: 70))
    let area = AreaMark(x: .value("x", 50), yStart: .value("y", 20), yEnd: .value("y", 60))
    #expect(try corner(area, .top)?.y == 26)
    #expect(try corner(area, .overlay, .bottom)?.y == 70)
    let line = LineMark(x: .value("x", 50), y: .value("y", 50))
    #expect(try corner(line, .topTrailing) == Point(x: 107, y: 33))
  }

  @Test("Where there is no room, a view is moved, or stays, as is said")
  func overflow() throws {
    func place(_ resolution: AnnotationOverflowResolution) throws -> Rect? {
      try self.place(
        RuleMark(x: .value("x", 1)).annotation(position: .top, spacing: 6, overflowResolution: resolution) { note })
    }
    #expect(try place(.automatic)?.origin == .zero)
    #expect(try place(.init(x: .disabled, y: .disabled))?.origin == Point(x: -8, y: -16))
    #expect(try place(.init(x: .fit(to: .chart), y: .disabled))?.origin == Point(x: 0, y: -16))
    #expect(try place(.init(x: .fit(to: .plot), y: .fit))?.origin == .zero)
  }
}
