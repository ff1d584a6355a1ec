import GalleyCharts
import GalleyGeometry
import GalleyPicture
import GalleyStage
import GalleyText
import GalleyViews
import Testing

/// A chart of 200 × 100 pt without axes, so that its proportions are easy to read.
struct BareChart {
  let items: [Picture.Item]

  init(axes: Bool = false, width: Double = 200, height: Double = 100, @ViewBuilder _ chart: () -> some View) throws {
    let view = chart()
    let stage = Stage(proposal: ProposedViewSize(width: width, height: height), environment: EnvironmentValues()) {
      if axes { view } else { view.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden) }
    }
    items = try stage.picture().items
  }

  /// The bounds and colours of all fills except the background, in drawing order.
  var fills: [(rect: Rect, color: RGBA)] { Array(BareChart.fills(items, .identity).dropFirst()) }

  var lines: [Rect] { BareChart.lines(items, .identity) }

  var words: [String] { BareChart.words(items) }

  private static func fills(_ items: [Picture.Item], _ map: AffineTransform) -> [(rect: Rect, color: RGBA)] {
    items.flatMap { item -> [(rect: Rect, color: RGBA)] in
      switch item {
      case .fill(let fill):
        if case .color(let color) = fill.paint { return [(map(fill.path.bounds), color)] }
        return [(map(fill.path.bounds), .clear)]
      case .group(let group): return fills(group.items, group.transform.followed(by: map))
      default: return []
      }
    }
  }

  private static func lines(_ items: [Picture.Item], _ map: AffineTransform) -> [Rect] {
    items.flatMap { item -> [Rect] in
      switch item {
      case .stroke(let stroke): [map(stroke.path.bounds)]
      case .group(let group): lines(group.items, group.transform.followed(by: map))
      default: []
      }
    }
  }

  private static func words(_ items: [Picture.Item]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .glyphs(let glyphs): [glyphs.run.text]
      case .group(let group): words(group.items)
      default: []
      }
    }
  }
}

@Suite("Charts")
struct ChartTests {
  private struct Sale: Identifiable {
    let id: Int
    let month: String
    let kind: String
    let count: Double
  }

  private let sales = [
    Sale(id: 0, month: "Jan", kind: "a", count: 10), Sale(id: 1, month: "Jan", kind: "b", count: 30),
    Sale(id: 2, month: "Feb", kind: "a", count: 20), Sale(id: 3, month: "Feb", kind: "b", count: 20),
  ]

  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.01 }

  @Test("A mark used as a mask clips other marks and affects the scales, but is not drawn")
  func masks() throws {
    let chart = try BareChart {
      Chart {
        PointMark(x: .value("x", 0.0), y: .value("y", 0.0))
        RectangleMark(
          xStart: .value("x", 0.0), xEnd: .value("x", 1.0), yStart: .value("y", 0.0), yEnd: .value("y", 4.0)
        )
        .mask { BarMark(x: .value("x", 0.5), yStart: .value("y", 0.0), yEnd: .value("y", 2.0), width: .fixed(20)) }
        .foregroundStyle(.red)
      }
    }
    func masks(_ items: [Picture.Item]) -> Int {
      items.map { item in
        guard case .group(let group) = item else { return 0 }
        return (group.mask == nil ? 0 : 1) + masks(group.items)
      }.reduce(0, +)
    }
    #expect(chart.fills.count == 2 && masks(chart.items) == 1)
  }

  @Test("A bar extends from zero to its value and is centred in its category")
  func bars() throws {
    let fills = try BareChart {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 5))
        BarMark(x: .value("x", "b"), y: .value("y", 10))
      }
    }.fills
    #expect(fills.count == 2)
    #expect(fills.map(\.rect.height) == [50, 100])
    #expect(isNear(fills[0].rect.midX, 50) && isNear(fills[1].rect.midX, 150))
    #expect(fills.allSatisfy { isNear($0.rect.maxY, 100) })
  }

  @Test("Bars of one category are stacked and coloured by their series")
  func stacks() throws {
    let fills = try BareChart {
      Chart(sales) {
        BarMark(x: .value("Month", $0.month), y: .value("Sold", $0.count)).foregroundStyle(by: .value("Kind", $0.kind))
      }
    }.fills
    #expect(fills.map(\.rect.height) == [25, 75, 50, 50])
    #expect(isNear(fills[0].rect.minY, fills[1].rect.maxY))
    #expect(fills[0].color == fills[2].color && fills[0].color != fills[1].color)
  }

  @Test("Negative bars extend below zero")
  func negative() throws {
    let fills = try BareChart {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 10))
        BarMark(x: .value("x", "b"), y: .value("y", -10))
      }
    }.fills
    #expect(isNear(fills[0].rect.maxY, 50) && isNear(fills[1].rect.minY, 50))
  }

  @Test("Normalized stacks fill the height of the chart, and position(by:) places bars side by side")
  func methods() throws {
    let whole = try BareChart {
      Chart(sales) {
        BarMark(x: .value("Month", $0.month), y: .value("Sold", $0.count), stacking: .normalized)
          .foregroundStyle(by: .value("Kind", $0.kind))
      }
    }.fills
    #expect(isNear(whole[0].rect.height + whole[1].rect.height, 100))
    let beside = try BareChart {
      Chart(sales) {
        BarMark(x: .value("Month", $0.month), y: .value("Sold", $0.count)).position(by: .value("Kind", $0.kind))
      }
    }.fills
    #expect(beside[0].rect.maxX <= beside[1].rect.minX + 0.01)
    #expect(beside.allSatisfy { isNear($0.rect.maxY, 100) })
  }

  @Test("Bars with categories on the y axis are horizontal")
  func lying() throws {
    let fills = try BareChart {
      Chart { BarMark(x: .value("n", 5), y: .value("name", "a")) }.chartXScale(domain: 0...10)
    }.fills
    #expect(isNear(fills[0].rect.width, 100) && isNear(fills[0].rect.minX, 0))
  }

  @Test("A line connects its values, and each series has a separate line")
  func lines() throws {
    let chart = try BareChart {
      Chart {
        ForEach(0..<5, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0), series: .value("s", "up")) }
        ForEach(0..<5, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 4 - $0), series: .value("s", "down")) }
      }.chartXScale(domain: 0...4).chartYScale(domain: 0...4)
    }
    #expect(chart.lines.count == 2)
    #expect(chart.lines.allSatisfy { isNear($0.width, 200) && isNear($0.height, 100) })
  }

  @Test("A rule mark crosses the whole chart, and a point mark is placed at its values")
  func rules() throws {
    let chart = try BareChart {
      Chart {
        RuleMark(y: .value("y", 5))
        PointMark(x: .value("x", 10), y: .value("y", 5)).symbolSize(100)
      }.chartXScale(domain: 0...20).chartYScale(domain: 0...10)
    }
    #expect(chart.lines.first.map { isNear($0.minY, 50) && isNear($0.width, 200) } == true)
    let point = try #require(chart.fills.first)
    #expect(isNear(point.rect.midX, 100) && isNear(point.rect.midY, 50))
    #expect(abs(point.rect.width * point.rect.height * .pi / 4 - 100) < 1)
  }

  @Test("Area marks are stacked, and sector marks share a full circle")
  func areasAndSectors() throws {
    let areas = try BareChart {
      Chart {
        ForEach(["a", "b"], id: \.self) { name in
          ForEach(0..<3, id: \.self) { index in
            AreaMark(x: .value("x", index), y: .value("y", 10)).foregroundStyle(by: .value("s", name))
          }
        }
      }
    }.fills
    #expect(areas.count == 2)
    #expect(areas.map(\.rect.height) == [50, 50] && isNear(areas[0].rect.minY, areas[1].rect.maxY))
    let sectors = try BareChart(width: 100) {
      Chart {
        SectorMark(angle: .value("share", 1)).foregroundStyle(.red)
        SectorMark(angle: .value("share", 1)).foregroundStyle(.blue)
      }
    }.fills
    #expect(sectors.count == 2 && isNear(sectors[0].rect.minX, 50) && isNear(sectors[1].rect.maxX, 50))
  }

  @Test("The innermost style that is set for a mark wins")
  func nearest() throws {
    let fills = try BareChart {
      Chart {
        Group {
          BarMark(x: .value("x", "a"), y: .value("y", 5)).foregroundStyle(.red)
          BarMark(x: .value("x", "b"), y: .value("y", 5))
        }.foregroundStyle(.green)
      }
    }.fills
    #expect(fills.map(\.color) == [Color.red.rgba(in: .light), Color.green.rgba(in: .light)])
  }

  @Test("Invalid values and charts without values are not drawn")
  func nothing() throws {
    #expect(try BareChart { Chart { EmptyView() } }.fills.isEmpty)
    for value in [Double.nan, .infinity] {
      _ = try BareChart(axes: true) {
        Chart {
          BarMark(x: .value("x", "a"), y: .value("y", value))
          PointMark(x: .value("x", "a"), y: .value("y", value))
        }
      }
    }
    _ = try BareChart(axes: true, width: 1, height: 1) { Chart { BarMark(x: .value("x", 1), y: .value("y", 1)) } }
  }
}

@Suite("Chart axes")
struct ChartAxisTests {
  @Test("A value axis shows round numbers, and a category axis shows categories in the order of the data")
  func labels() throws {
    let chart = try BareChart(axes: true) {
      Chart {
        BarMark(x: .value("x", "first"), y: .value("y", 7))
        BarMark(x: .value("x", "second"), y: .value("y", 93))
      }
    }
    #expect(chart.words == ["first", "second", "0", "20", "40", "60", "80", "100"])
    #expect(chart.lines.count == 6)
  }

  @Test("The values and labels of an axis can be customized")
  func content() throws {
    let chart = try BareChart(axes: true) {
      Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
        .chartXAxis(.hidden)
        .chartYAxis {
          AxisMarks(position: .leading, values: [0, 5]) { value in
            AxisGridLine()
            AxisTick()
            AxisValueLabel { Text("<\(value.as(Int.self) ?? -1)>") }
          }
        }
    }
    #expect(chart.words == ["<0>", "<5>"])
    #expect(chart.lines.count == 4)
  }

  @Test("The legend lists the series in the order of the data")
  func legend() throws {
    let chart = try BareChart(axes: true) {
      Chart {
        BarMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("s", "one"))
        BarMark(x: .value("x", 1), y: .value("y", 1)).foregroundStyle(by: .value("s", "two"))
      }
      .chartForegroundStyleScale(["one": Color.red, "two": Color.green])
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(chart.words == ["one", "two"])
    #expect(Set(chart.fills.map(\.color)) == [Color.red.rgba(in: .light), Color.green.rgba(in: .light)])
  }

  @Test("Axis labels that would overlap are omitted")
  func crowded() throws {
    let chart = try BareChart(axes: true) {
      Chart {
        ForEach(0..<40, id: \.self) { BarMark(x: .value("x", "a long name \($0)"), y: .value("y", 1)) }
      }.chartYAxis(.hidden)
    }
    #expect(!chart.words.isEmpty && chart.words.count < 8)
  }
}

@Suite("Chart proxies and function plots")
struct ChartProxyTests {
  private struct Value: Identifiable {
    let id: Int
    var name: String { "n\(id)" }
  }

  @Test("A chart proxy converts between values and positions")
  func places() throws {
    final class Box { var proxy: ChartProxy? }
    let box = Box()
    _ = try BareChart {
      Chart { ForEach(0..<5) { PointMark(x: .value("x", $0), y: .value("y", $0 * 10)) } }
        .chartXScale(domain: 0...4).chartYScale(domain: 0...40)
        .chartOverlay { proxy in
          box.proxy = proxy
          return Color.clear
        }
    }
    let proxy = try #require(box.proxy)
    #expect(proxy.plotSize == Size(width: 200, height: 100))
    #expect(proxy.position(forX: 1) == 50 && proxy.position(forY: 10) == 75)
    #expect(proxy.value(atX: 50, as: Double.self) == 1 && proxy.value(atY: 75, as: Double.self) == 10)
    #expect(proxy.value(atX: 60, as: Int.self) == 1 && proxy.value(atX: 60, as: String.self) == nil)
    #expect(proxy.position(forX: "word") == nil)
  }

  @Test("Powers of ten are equally spaced on a logarithmic axis")
  func logarithms() throws {
    let chart = try BareChart {
      Chart { ForEach([1, 10, 100], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) } }
        .chartXScale(domain: 1...100, type: .log)
    }
    let middles = chart.fills.map { $0.rect.midX }
    #expect(middles.count == 3 && abs(middles[1] - 100) < 0.01 && abs(middles[0]) < 0.01, "\(middles)")
  }

  @Test("A scrolling chart shows part of its values, beginning at its scroll position")
  func windows() throws {
    let chart = try BareChart {
      Chart { ForEach(0..<10) { PointMark(x: .value("x", $0), y: .value("y", 1)) } }
        .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 2).chartScrollPosition(initialX: 4)
    }
    let middles = chart.fills.map { $0.rect.midX }
    #expect(middles.contains { abs($0) < 0.01 } && middles.contains { abs($0 - 200) < 0.01 }, "\(middles)")
  }

  @Test("Plots draw a function as a line and a collection as marks")
  func plots() throws {
    let line = try BareChart { Chart { LinePlot(x: "x", y: "y", domain: 0...1) { $0 * $0 } } }
    #expect(line.lines.count == 1 && line.lines[0].width > 190)
    let bars = try BareChart {
      Chart { BarPlot([Value(id: 1), Value(id: 2)], x: .value("name", \.name), y: .value("id", \.id)) }
    }
    #expect(bars.fills.count == 2 && bars.fills[1].rect.height > bars.fills[0].rect.height)
  }

  @Test("zIndex sets the drawing order of marks, and any view can be used as their symbol")
  func order() throws {
    let chart = try BareChart {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1), stacking: .unstacked).foregroundStyle(.red).zIndex(1)
        BarMark(x: .value("x", "a"), y: .value("y", 2), stacking: .unstacked).foregroundStyle(.blue)
      }
    }
    #expect(chart.fills.map { $0.rect.height }.last == 50)
    let words = try BareChart {
      Chart { PointMark(x: .value("x", 1), y: .value("y", 1)).symbol { Text("here") } }
    }.words
    #expect(words.contains("here"))
  }
}
