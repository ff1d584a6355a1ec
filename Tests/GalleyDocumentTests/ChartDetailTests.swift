import GalleyFiles
import GalleyGeometry
import GalleyPicture
import GalleySceneWords
import GalleyStage
import GalleyTables
import GalleyTemplate
import Testing

@testable import GalleyDocument

@Suite("Gaps, second axes and heat maps in charts")
struct ChartDetailTests {
  private let context = RenderContext()

  private func plot(_ csv: String, _ chart: String, language: String = "en") throws -> ChartPlot {
    let files = [
      "d.csv": csv, "r.yaml": "report: 1\nlanguage: \(language)\nbody:\n  - chart: { data: d.csv, \(chart) }\n",
    ]
    let options = Scene.Options(files: .memory(files.mapValues { Array($0.utf8) }))
    let report = try ReportFile(contentsOf: "r.yaml", options: options)
    guard case .chart(let chart)? = report.blocks.first?.block else { throw Missing() }
    return ChartDrawing(chart, language: language, PageStyle(), context)
      .plot(Size(width: 450, height: 200), scale: 0.7)
  }

  private struct Missing: Error {}

  private func texts(_ csv: String, _ chart: String, language: String = "en") throws -> [String] {
    try plot(csv, chart, language: language).items.flatMap(\.chartTexts)
  }

  @Test("All shares in a pie get a decimal if one is below 10 % and not all are whole numbers")
  func shareDecimals() throws {
    let labels = try texts("n,v\nbig,63.5\nsmall,31.2\ntiny,5.3\n", "mark: pie, x: n, y: v")
    for label in ["big 63.5%", "small 31.2%", "tiny 5.3%"] { #expect(labels.contains(label), "\(labels)") }
    let large = try texts("n,v\na,63.5\nb,36.5\n", "mark: pie, x: n, y: v")
    #expect(large.contains("a 64%"), "\(large)")
  }

  @Test("A line in a chart is interrupted where values are missing")
  func interrupted() throws {
    let csv = "x,v\n1,1\n2,2\n3,\n4,4\n5,5\n6,\n7,7\n"
    let plot = try plot(csv, "mark: line, x: x, y: v")
    let strokes = plot.items.compactMap { item -> Picture.Stroke? in
      if case .stroke(let stroke) = item, stroke.style.lineCap == .round { stroke } else { nil }
    }
    #expect(strokes.count == 2)
    // The last value has no neighbour and is therefore drawn as a dot.
    #expect(plot.items.contains { if case .fill(let fill) = $0, case .ellipse = fill.path { true } else { false } })
  }

  @Test("An axis ends at the next half tick step beyond the values, not at the next whole step")
  func halfSteps() {
    let scale = PlotScale.rounded(39.8...107, count: 5)
    #expect(scale.domain == 30...110 && scale.step == 20)
    #expect(scale.ticks(count: 5).values == [40, 60, 80, 100])
  }

  @Test("If a chart counts rows, the axis has the title \"Rows\"")
  func countTitle() throws {
    #expect(try texts("a\n1\n2\n2\n", "mark: histogram, x: a").contains("Rows"))
    #expect(try texts("a\nx\ny\n", "mark: bar, x: a", language: "de").contains("Zeilen"))
    #expect(try !texts("a\nx\ny\n", "mark: bar, x: a, yTitle: People").contains("Rows"))
  }

  @Test("The error bars of points are drawn in the colours of their series")
  func errorColors() throws {
    let csv = "x,s,v\n1,a,1\n1,a,3\n1,b,5\n1,b,9\n"
    let chart = "x: x, y: v, series: s, errorBars: range"
    func colors(_ mark: String) throws -> Set<RGBA> {
      let plot = try plot(csv, "mark: \(mark), \(chart)")
      return Set(
        plot.items.compactMap { item in
          guard case .stroke(let stroke) = item, case .color(let color) = stroke.paint else { return nil }
          return stroke.style.lineWidth > plot.style.em * 0.11 ? color : nil
        })
    }
    let own = PlotPalette.colors.prefix(2)
    #expect(try colors("point").isSuperset(of: own))
    #expect(try colors("bar, grouped: true").isDisjoint(with: own))
  }

  // MARK: Second axis

  @Test("A second axis has a title, labels on the right and a separate line")
  func second() throws {
    let csv = "m,rain,heat\n2024-01,120,1\n2024-02,20,4\n2024-03,,9\n2024-04,60,14\n"
    let chart = "mark: bar, x: m, y: rain, y2: { column: heat, title: Warmth, domain: [0, 20] }"
    let plot = try plot(csv, chart)
    let texts = plot.items.flatMap(\.chartTexts)
    for label in ["rain", "Warmth", "100", "5", "10", "15", "20"] {
      #expect(texts.contains(label), "\(label) \(texts)")
    }
    // The series names appear at the axes and in the legend.
    #expect(texts.filter { $0 == "Warmth" }.count == 2)
    #expect(plot.hotspots.contains { $0.text.contains("14") })
    // If the chart had a domain, the line would be clipped in a group.
    let lines = try self.plot(csv, "mark: bar, x: m, y: rain, y2: heat").items.filter { item in
      if case .stroke(let stroke) = item { stroke.style.lineCap == .round } else { false }
    }
    #expect(lines.count == 1)
  }

  @Test("Both series use the same order of names on the axis")
  func secondOrder() throws {
    let csv = "n,a,b\nx,1,30\ny,5,20\nz,3,10\n"
    let chart = "mark: bar, x: { column: n, order: largest }, y: a, y2: b"
    let plot = try plot(csv, chart)
    // From the second name onwards, the values of the line are 20, 10 and 30.
    let line = plot.items.compactMap { item -> [Path.Element]? in
      guard case .stroke(let stroke) = item, case .elements(let elements) = stroke.path, elements.count == 3 else {
        return nil
      }
      return elements
    }.first
    let places = try #require(line).compactMap { element -> Double? in
      switch element {
      case .move(let point), .line(let point): point.y
      default: nil
      }
    }
    #expect(places.count == 3 && places[2] < places[0] && places[0] < places[1])
  }

  @Test("A heat map has a cell for each value, darker for larger values, plus names and a scale")
  func heat() throws {
    let csv = "h,d,n\n8,Mon,1\n9,Mon,5\n10,Mon,9\n8,Tue,2\n10,Tue,4\n"
    let plot = try plot(csv, "mark: heat, x: h, series: d, y: n, labels: true")
    let texts = plot.items.flatMap(\.chartTexts)
    for label in ["Mon", "Tue", "8", "9", "10", "1", "5", "9"] { #expect(texts.contains(label), "\(label) \(texts)") }
    let cells = plot.hotspots.map(\.rect)
    #expect(cells.count == 5 && plot.hotspots[0].text == "8, Mon, 1")
    let light = cells.map { cell -> Double in
      let fill = plot.items.compactMap { item -> RGBA? in
        guard case .fill(let fill) = item, fill.path == .rect(cell), case .color(let color) = fill.paint else {
          return nil
        }
        return color
      }.first
      return fill.map { $0.red + $0.green + $0.blue } ?? .nan
    }
    // The values sorted by column are 1, 2, 5, 9, 4.
    #expect(light[0] > light[1] && light[1] > light[4] && light[4] > light[2] && light[2] > light[3])
  }
}
