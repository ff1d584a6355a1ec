import GalleyCharts
import GalleyGeometry
import GalleyPicture
import GalleyViews
import Testing

@Suite("Chart annotations")
struct AnnotationTests {
  /// Returns the frame of the annotation in a chart of 200 × 100 pt, with x = 2 · value and y = 100 − value.
  private func place(_ mark: some ChartContent) throws -> Rect? {
    let chart = try BareChart {
      Chart { mark }.chartXScale(domain: 0...100).chartYScale(domain: 0...100)
    }
    return chart.fills.last { $0.color == RGBA(red: 1, green: 0, blue: 0) }?.rect
  }

  private var note: some View { Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 10) }

  /// Returns the origin of the annotation of `mark`.
  private func corner(
    _ mark: some ChartContent, _ position: AnnotationPosition, _ alignment: Alignment = .center
  ) throws -> Point? {
    try place(mark.annotation(position: position, alignment: alignment) { note })?.origin
  }

  private var point: some ChartContent {
    // The symbol is 20 × 20 pt, from 90 to 110 in x and from 40 to 60 in y.
    PointMark(x: .value("x", 50), y: .value("y", 50)).symbol(.square).symbolSize(400)
  }

  @Test("An annotation of a point mark is placed at its edge or corner")
  func points() throws {
    let places: [(AnnotationPosition, Double, Double)] = [
      (.top, 90, 26), (.bottom, 90, 64), (.leading, 66, 45), (.trailing, 114, 45), (.topLeading, 66, 26),
      (.topTrailing, 114, 26), (.bottomLeading, 66, 64), (.bottomTrailing, 114, 64), (.overlay, 90, 45),
    ]
    for (position, x, y) in places { #expect(try corner(point, position) == Point(x: x, y: y), "\(position)") }
  }

  @Test("Annotations of a horizontal rule follow their alignment and stay inside the chart")
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

  @Test("Annotations of a vertical rule follow their vertical alignment")
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

  @Test("Bar, area and line marks can have annotations")
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

  @Test("Depending on the setting, an annotation that overflows moves into the chart or stays in place")
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
