import GalleyFiles
import GalleyGeometry
import GalleyPicture
import GalleySceneWords
import GalleyStage
import GalleyTables
import GalleyTemplate
import Testing

@testable import GalleyDocument

@Suite("Chart drawing")
struct ChartPlotTests {
  private let context = RenderContext()

  private func plot(
    _ csv: String, _ chart: String, width: Double = 450, height: Double = 200, language: String = "en"
  ) throws -> ChartPlot {
    let files = [
      "d.csv": csv, "r.yaml": "report: 1\nlanguage: \(language)\nbody:\n  - chart: { data: d.csv, \(chart) }\n",
    ]
    let options = Scene.Options(files: .memory(files.mapValues { Array($0.utf8) }))
    let report = try ReportFile(contentsOf: "r.yaml", options: options)
    guard case .chart(let chart)? = report.blocks.first?.block else { throw Missing() }
    return ChartDrawing(chart, language: language, PageStyle(), context)
      .plot(Size(width: width, height: height), scale: 0.7)
  }

  private struct Missing: Error {}

  private func texts(
    _ csv: String, _ chart: String, width: Double = 450, height: Double = 200, language: String = "en"
  ) throws -> [String] {
    try plot(csv, chart, width: width, height: height, language: language).items.flatMap(\.chartTexts)
  }

  private static let years = "year,v\n" + (1990..<2024).map { "\($0),\(14 + Double($0 % 7) / 10)\n" }.joined()

  // MARK: Axes

  @Test("A year axis has round ticks without thousands separators, and the line fills the width")
  func years() throws {
    let plot = try plot(Self.years, "mark: line, x: year, y: v")
    let texts = plot.items.flatMap(\.chartTexts)
    for label in ["1990", "2000", "2010", "2020", "14.0", "14.6"] {
      #expect(texts.contains(label), "\(label) \(texts)")
    }
    #expect(!texts.contains("0") && !texts.contains { $0.contains("1,99") })
    let line = try #require(plot.items.lines.max { $0.width < $1.width })
    #expect(line.width > 400)
  }

  @Test("The value axis of a bar chart starts at zero, even if all values are far from zero")
  func zero() throws {
    #expect(try texts(Self.years, "mark: bar, x: year, y: v").contains("0"))
    #expect(try !texts("x,v\n1,990\n2,1010\n3,1000\n", "mark: area, x: x, y: v").contains("0"))
    #expect(try texts("x,v\n1,10\n2,1010\n3,1000\n", "mark: area, x: x, y: v").contains("0"))
  }

  @Test("Date axes have ticks at calendar units, labelled in the language of the report")
  func dates() throws {
    let csv = "d,v\n2023-01-01,1\n2023-12-31,2\n"
    let labels = try texts(csv, "mark: line, x: d, y: v", language: "de")
    for label in ["Jan.", "März", "2023"] { #expect(labels.contains(label), "\(labels)") }
    #expect(labels.filter { $0 == "2023" }.count == 1)
    let quarters = try texts(csv, "mark: bar, x: { column: d, bin: quarter }, y: v")
    #expect(quarters.contains("Q1") && quarters.contains("Q4"), "\(quarters)")
  }

  @Test("Domains, number formats and logarithmic scales determine the ticks")
  func scales() throws {
    let csv = "x,v\n1,0.1\n1000000,0.4\n"
    let labels = try texts(
      csv, "mark: line, x: { column: x, scale: log }, y: { column: v, domain: [0, 1], format: percent }")
    for label in ["1", "1,000,000", "0%", "100%"] { #expect(labels.contains(label), "\(labels)") }
    let money = try texts("n,v\na,100000\n", "mark: bar, x: n, y: v, format: EUR")
    #expect(money.contains("€100,000") && money.contains("€0"), "\(money)")
    let fine = try texts("x,v\n1,0.001\n2,0.004\n", "mark: line, x: x, y: v, format: percent")
    #expect(fine.contains("0.20%") && Set(fine).count == fine.count, "\(fine)")
  }

  @Test("A count axis has ticks only at whole numbers")
  func counts() throws {
    for most in [1, 3, 5, 6] {
      let rows = ([String](repeating: "1", count: most) + ["2", "3", "4"]).joined(separator: "\n")
      for mark in ["histogram", "bar"] {
        let frames = try plot("n\n\(rows)\n", "mark: \(mark), x: n").items.flatMap(\.labelFrames)
        let counts = frames.filter { $0.x < 10 && $0.y < 178 && $0.text != "Rows" }.map(\.text)
        #expect(
          counts.contains("0") && counts.contains("\(min(most, 5))") && counts.allSatisfy { Int($0) != nil },
          "\(counts)")
      }
    }
  }

  // MARK: Labels

  @Test("The names of all bars are visible, and no two labels overlap", arguments: [3, 5, 12, 28, 40], [450.0, 245])
  func names(count: Int, width: Double) throws {
    let rows = (0..<count).map { "Long name of a \($0)th department,\($0 + 1)\n" }.joined()
    let plot = try plot("n,v\n" + rows, "mark: bar, x: n, y: v", width: width)
    let texts = plot.items.flatMap(\.chartTexts).joined(separator: " ")
    if Double(count) * 7 < width {
      for index in 0..<count { #expect(texts.contains("\(index)th") || texts.contains("Long")) }
      #expect(plot.items.flatMap(\.labelFrames).count >= count)
    }
    let frames = plot.items.flatMap(\.labelFrames)
    for (index, first) in frames.enumerated() {
      for second in frames[(index + 1)...] where second.text != "…" {
        #expect(!first.overlaps(second), "\(first.text) \(second.text)")
      }
    }
  }

  @Test("Horizontal bars are drawn from top to bottom in the order of the data")
  func horizontal() throws {
    let plot = try plot("n,v\nfirst,1\nsecond,2\nthird,3\n", "mark: bar, x: n, y: v, horizontal: true")
    let frames = plot.items.flatMap(\.labelFrames)
    let tops = ["first", "second", "third"].compactMap { name in frames.first { $0.text == name }?.y }
    #expect(tops.count == 3 && tops == tops.sorted())
  }

  @Test("Stacked bars are labelled with their totals, and a percentage axis ends at 100 %")
  func totals() throws {
    let csv = "x,s,v\na,p,1\na,q,2\nb,p,30\nb,q,14\n"
    #expect(try texts(csv, "mark: bar, x: x, y: v, series: s, totals: true").contains("44"))
    let shares = try texts(csv, "mark: bar, x: x, y: v, series: s, shares: true, labels: true")
    #expect(shares.contains("100%") && shares.contains("33%"), "\(shares)")
  }

  // MARK: Series

  @Test("Twelve series colours are distinguishable with normal and with red-green colour-blind vision")
  func palette() {
    let seen = PlotPalette.colors.map(SeenColor.init)
    for (index, first) in seen.enumerated() {
      for (next, second) in seen.enumerated() where next > index {
        #expect(first.distance(to: second) > 15, "\(index) and \(next)")
      }
    }
    #expect(seen.count >= 12)
    let styles = (0..<36).map { "\(PlotPalette.color($0, isDark: false)) \(PlotPalette.dashes($0))" }
    #expect(Set(styles).count == 36)
  }

  @Test("Lines are labelled with their names at their ends if these fit, or else in a legend below")
  func direct() throws {
    let csv = "x,s,v\n1,north,1\n2,north,3\n1,south,2\n2,south,3\n"
    let chart = "mark: line, x: x, y: v, series: s"
    let direct = try plot(csv, chart).items.flatMap(\.labelFrames)
    let names = direct.filter { $0.text == "north" || $0.text == "south" }
    #expect(names.count == 2 && names.allSatisfy { $0.x > 300 } && !names[0].overlaps(names[1]))
    let below = try plot(csv, chart + ", legend: below").items.flatMap(\.labelFrames)
    #expect(below.contains { $0.text == "north" && $0.x < 50 && $0.y > 180 })
    #expect(try !texts(csv, chart + ", legend: none").contains("north"))
  }

  @Test("A series with one point is drawn as a dot")
  func lone() throws {
    let plot = try plot("x,s,v\n1,a,1\n2,a,3\n2,b,2\n", "mark: line, x: x, y: v, series: s")
    #expect(plot.items.contains { if case .fill(let fill) = $0, case .ellipse = fill.path { true } else { false } })
  }

  // MARK: Kinds

  @Test("Pie slices are labelled with their names and shares")
  func pie() throws {
    let labels = try texts("n,v\nbig,75\nsmall,24\ntiny,1\n", "mark: donut, x: n, y: v")
    for label in ["big 75%", "small 24%", "tiny 1%"] { #expect(labels.contains(label), "\(labels)") }
  }

  @Test("Trend lines, reference lines and bands are labelled with their names")
  func named() throws {
    let csv = "x,v\n1,1\n2,3\n3,2\n4,6\n"
    let chart =
      "mark: point, x: x, y: v, trend: linear, lines: [{ at: 8, title: Target }], bands: [{ from: 2, to: 3, title: Usual, axis: x }]"
    let labels = try texts(csv, chart)
    for label in ["Linear (least squares), R² = 0.700", "Target", "Usual", "8"] {
      #expect(labels.contains(label), "\(labels)")
    }
  }

  @Test("Labels of trend lines and combined series are in the language of the report")
  func words() throws {
    let csv = "x,v,s\n1,1,a\n2,3,b\n3,2,c\n4,6,d\n"
    let trend = try texts(csv, "mark: point, x: x, y: v, trend: linear", language: "de")
    #expect(trend.contains("Linear (kleinste Quadrate), R² = 0,700"), "\(trend)")
    let other = try texts(csv, "mark: bar, x: x, y: v, series: { column: s, limit: 2 }", language: "fr")
    #expect(other.contains("Autres"), "\(other)")
  }

  @Test("Chart panels share their axes")
  func panels() throws {
    let csv = "x,v,p\n1,1,A\n2,3,A\n1,200,B\n2,100,B\n"
    let labels = try texts(csv, "mark: line, x: x, y: v, panels: p")
    #expect(labels.contains("A") && labels.contains("B") && labels.filter { $0 == "200" }.count == 1, "\(labels)")
  }

  @Test("A chart that is too small for its contents is still drawn", arguments: [60.0, 90], [40.0, 450])
  func tiny(height: Double, width: Double) throws {
    let csv = "x,v,p,s\n" + (0..<16).map { "\($0),\($0),panel \($0),series \($0)\n" }.joined()
    let chart = "x: x, y: v, lines: [{ at: 5, title: Five }], bands: [{ from: 2, to: 3, title: Band, axis: x }]"
    for mark in ["line", "point", "area", "bar", "box"] {
      for extra in ["panels: p", "series: s", "panels: p, series: s"] {
        let plot = try plot(csv, "mark: \(mark), \(chart), \(extra)", width: width, height: height)
        #expect(!plot.items.isEmpty)
      }
    }
    #expect(try !plot(csv, "mark: pie, x: s, y: v, panels: p", width: width, height: height).items.isEmpty)
  }

  @Test("A chart without rows shows the message \"No rows\"")
  func empty() throws {
    #expect(try texts("n,v\na,\n", "mark: line, x: n, y: v") == ["No rows"])
  }

  @Test("Points that are too close for the resolution of the page are drawn only once")
  func density() throws {
    let points = (0..<20_000).map { Point(x: Double($0) / 20_000 * 100, y: Double($0 * 7919 % 100)) }
    let outline = PlotDensity.outline(points, isHorizontal: false)
    #expect(outline.count < 2000)
    let heights = outline.compactMap { element -> Double? in
      switch element {
      case .move(let point), .line(let point): point.y
      default: nil
      }
    }
    #expect(heights.min() == 0 && heights.max() == 99)
    let cells = PlotDensity.cells(points, side: 1, RGBA(0, 0, 255), RGBA(0, 0, 0))
    #expect(cells.count <= 9)
  }

  @Test("Chart data can be shown as a table with all names in full")
  func table() throws {
    let plot = try plot("n,s,v\n\"A & B\",p,1\n\"A & B\",q,2\n", "mark: bar, x: n, y: v, series: s")
    let table = ChartTable(plot.chart, plot.data, plot.style, titles: ("", "v"))
    #expect(table.markup.contains("<th scope=\"row\">A &amp; B</th><td>1</td><td>2</td>"))
    #expect(table.description == "n: A & B – A & B; v: 1 – 2; p, q")
    #expect(plot.hotspots.map(\.text) == ["p, A & B, 1", "q, A & B, 2"])
  }
}

@Suite("Chart scales")
struct PlotScaleTests {
  @Test(
    "The ends of a scale are multiples of half the distance between ticks",
    arguments: [
      (980.0, 1020.0, 980.0, 1020.0, 10.0), (0, 97, 0, 100, 20), (-130, 210, -150, 250, 100),
      (0.12, 0.17, 0.12, 0.17, 0.01),
      (42, 42, 39.5, 44.5, 1), (0, 0, 0, 1, 0.2),
    ])
  func rounded(low: Double, high: Double, first: Double, last: Double, step: Double) {
    let scale = PlotScale.rounded(low...high, count: 6)
    #expect(abs(scale.domain.lowerBound - first) < 1e-9 && abs(scale.domain.upperBound - last) < 1e-9, "\(scale)")
    let ticks = scale.ticks(count: 6)
    #expect(abs(ticks.step - step) < 1e-9, "\(ticks)")
    #expect(last - (ticks.values.last ?? 0) < step / 2 + 1e-9)
  }

  @Test("A logarithmic scale has ticks at powers of ten, and also at 2 and 5 if these fit")
  func logarithm() {
    let wide = PlotScale.roundedLogarithm(1...1_000_000)
    #expect(wide.domain == 1...1_000_000 && wide.ticks(count: 8).values.count == 7)
    #expect(abs(wide.share(1000) - 0.5) < 1e-9)
    #expect(wide.ticks(count: 4).values == [1, 100, 10_000, 1_000_000])
    let narrow = PlotScale.roundedLogarithm(3...40)
    #expect(narrow.domain == 2...50 && narrow.ticks(count: 8).values.count == 5)
  }

  @Test("Extreme values have finite positions")
  func extremes() {
    for (low, high) in [
      (-1e308, 1e308), (0, .leastNonzeroMagnitude), (1e300, 1e300.nextUp), (.leastNormalMagnitude, 1e308),
    ] {
      for scale in [
        PlotScale.rounded(low...high, count: 5), .roundedLogarithm(max(low, .leastNonzeroMagnitude)...high),
        PlotScale(domain: low...high),
      ] {
        for value in [-1e308, 0, .leastNonzeroMagnitude, 1, 1e308] { #expect(scale.share(value).isFinite) }
        #expect(scale.ticks(count: 5).values.count < 1001)
      }
    }
  }

  @Test(
    "Calendar ticks are at the start of months, weeks and years",
    arguments: [
      ("2024-01-01", "2024-12-31", "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
      ("1990-01-01", "2023-01-01", "1990 1995 2000 2005 2010 2015 2020"),
      ("2024-02-26", "2024-03-04", "26 27 28 29 1 2 3 4"), ("2024-02-20", "2024-04-15", "26 4 11 18 25 1 8 15"),
    ])
  func calendar(first: String, last: String, labels: String) throws {
    let column = Column(name: "d", cells: [first, last])
    let domain = try #require(column.moment(0))...(try #require(column.moment(1)))
    let calendar = CalendarTicks(locale: "en", bin: .day, isWritten: false)
    let step = calendar.step(domain, length: 450) { _ in 26 }
    let expected = labels.hasPrefix("1990") ? calendar.step(domain, length: 100) { _ in 14 } : step
    #expect(calendar.ticks(domain, expected).map(\.label).joined(separator: " ") == labels)
    #expect(calendar.ticks(domain, expected).first?.context.isEmpty == labels.hasPrefix("1990"))
  }
}
