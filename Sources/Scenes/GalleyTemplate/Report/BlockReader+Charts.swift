import GalleyMessages
import GalleyTables

extension BlockReader {
  mutating func readChart(_ keys: TypedRecord<ReportChartKeys>, at place: SourcePlace) {
    guard let source = keys[\.data], let sourcePlace = keys.place(\.data.key), let mark = keys[\.mark],
      let written = keys[\.x], let x = written.columns?.first ?? written.keys?[\.column],
      let all = data.rows(source, at: sourcePlace)
    else { return }
    let errorCount = errors.count
    checkUnused(mark, keys, at: place)
    guard let table = data.shaped(all, keys, at: place) else { return }
    let y = keys[\.y].flatMap { $0.columns ?? $0.keys?[\.column] } ?? []
    let series = keys[\.series].flatMap { $0.columns?.first ?? $0.keys?[\.column] }
    let yPlace = keys.place(\.y.key) ?? place
    _ = data.check(x, of: table, at: keys.place(\.x.key) ?? place)
    for name in y { _ = data.check(name, of: table, at: yPlace) }
    if let series { _ = data.check(series, of: table, at: keys.place(\.series.key) ?? place) }
    if keys[\.combine] != .count { for name in y { checkNumbers(name, of: table, at: yPlace) } }
    if mark == .histogram { checkNumbers(x, of: table, at: keys.place(\.x.key) ?? place) }
    var chart = ReportChart(
      table: table, mark: mark, x: x, y: y, series: series, combining: combining(keys, y, mark),
      isGrouped: keys[\.grouped] ?? false, isHorizontal: keys[\.horizontal] ?? false, xTitle: keys[\.xTitle],
      yTitle: keys[\.yTitle], format: keys[\.format], height: keys[\.height], bins: keys[\.bins],
      caption: caption(keys, \.caption), numberLocale: numberLocale)
    readAxes(written, keys, into: &chart, at: place)
    readSeries(keys, into: &chart, at: place)
    readExtras(keys, into: &chart, at: place)
    readSecond(keys, into: &chart, at: place)
    readReferences(keys, into: &chart, at: place)
    if errors.count == errorCount { checkValues(chart, keys, at: place) }
    add(.chart(chart), at: place)
  }

  private func combining(
    _ keys: TypedRecord<ReportChartKeys>, _ y: [String], _ mark: ReportChart.Mark
  ) -> ReportChart.Combining {
    if let given = keys[\.combine] { return given }
    if y.isEmpty { return .count }
    if mark == .point || mark == .box || keys[\.low] != nil { return keys[\.errorBars] == nil ? .none : .average }
    return keys[\.errorBars] == nil ? .sum : .average
  }

  // MARK: Keys that need others

  private mutating func checkUnused(
    _ mark: ReportChart.Mark, _ keys: TypedRecord<ReportChartKeys>, at place: SourcePlace
  ) {
    typealias Key = KeyPath<ReportChartKeys, String>
    let marks: [(keys: [Key], marks: Set<ReportChart.Mark>)] = [
      ([\.grouped.key, \.totals.key], [.bar]), ([\.horizontal.key], [.bar, .box]),
      ([\.bins.key], [.histogram]), ([\.shares.key], [.bar, .area]), ([\.labels.key], [.bar, .pie, .donut, .heat]),
      ([\.second.key], [.bar, .line, .area, .point]), ([\.trend.key], [.line, .point]),
      ([\.errorBars.key, \.low.key, \.high.key], [.bar, .line, .point]),
      ([\.y.key], Set(ReportChart.Mark.allCases).subtracting([.histogram])),
      ([\.combine.key], [.bar, .line, .area, .point, .pie, .donut, .heat]),
      ([\.series.key], [.bar, .line, .area, .point, .box, .heat]),
      ([\.legend.key], [.bar, .line, .area, .point, .box]),
      ([\.panels.key], Set(ReportChart.Mark.allCases).subtracting([.heat])),
      ([\.lines.key, \.bands.key], Set(ReportChart.Mark.allCases).subtracting([.pie, .donut, .heat])),
    ]
    for (list, fitting) in marks where !fitting.contains(mark) {
      for key in list where keys.has(key) {
        recordError(.key(.conflict(keys.name(key), with: "mark: \(mark.rawValue)")), at: keys.place(key) ?? place)
      }
    }
    let pairs: [(key: Key, other: Key)] = [
      (\.grouped.key, \.shares.key), (\.grouped.key, \.totals.key), (\.errorBars.key, \.low.key),
      (\.second.key, \.panels.key), (\.second.key, \.horizontal.key), (\.second.key, \.shares.key),
    ]
    for (key, other) in pairs where keys.isTrue(key) && keys.isTrue(other) {
      recordError(.key(.conflict(keys.name(key), with: keys.name(other))), at: keys.place(key) ?? place)
    }
    let needed: [(key: Key, other: Key)] = [
      (\.panelColumns.key, \.panels.key), (\.low.key, \.high.key), (\.high.key, \.low.key),
      (\.errorBars.key, \.y.key), (\.low.key, \.y.key), (\.second.key, \.y.key),
    ]
    for (key, other) in needed where keys.has(key) && !keys.has(other) {
      recordError(.key(.missingKey(keys.name(other), owner: "'\(keys.name(key))'")), at: keys.place(key) ?? place)
    }
    if mark == .bar, keys.has(\.errorBars.key) || keys.has(\.low.key), keys.has(\.series.key), keys[\.grouped] != true {
      let key = keys.has(\.low.key) ? \ReportChartKeys.low.key : \.errorBars.key
      recordError(
        .key(.missingKey("grouped", owner: "'\(keys.name(key))' of several series")), at: keys.place(key) ?? place)
    }
    if mark == .heat, !keys.has(\.series.key) {
      recordError(.key(.missingKey("series", owner: "'mark: heat'")), at: keys.place(\.mark.key) ?? place)
    }
    if mark == .box, !keys.has(\.y.key) {
      recordError(.key(.missingKey("y", owner: "'mark: box'")), at: keys.place(\.mark.key) ?? place)
    }
    if keys[\.errorBars] != nil, let combine = keys[\.combine], combine != .average {
      recordError(
        .key(.conflict("errorBars", with: "combine: \(combine.rawValue)")), at: keys.place(\.errorBars.key) ?? place)
    }
  }

  // MARK: Axes

  private mutating func readAxes(
    _ written: WrittenAxis<ChartXKeys>, _ keys: TypedRecord<ReportChartKeys>, into chart: inout ReportChart,
    at place: SourcePlace
  ) {
    let kind = chart.table.columnIndex(chart.x).map { chart.table.columns[$0].kind } ?? .string
    let isTime = kind == .date || kind == .timestamp
    if let own = written.keys {
      chart.xTitle = own[\.scale.title] ?? chart.xTitle
      chart.xAxis.order = own[\.order] ?? .data
      chart.xAxis.bin = own[\.bin]
      readScale(own, \.scale, into: &chart.xAxis, isTime: isTime, at: place)
      checkX(own, chart, kind, at: place)
    }
    if let own = keys[\.y]?.keys {
      chart.yTitle = own[\.scale.title] ?? chart.yTitle
      readScale(own, \.scale, into: &chart.yAxis, isTime: false, at: place)
      if own[\.scale.kind] == .log, chart.mark != .line, chart.mark != .point, chart.mark != .box {
        conflict("scale: log", chart.mark, at: own.place(\.scale.kind.key) ?? place)
      }
      chart.format = chart.yAxis.format ?? chart.format
    }
    if let format = keys[\.format] { checkFormat(format, at: keys.place(\.format.key) ?? place) }
  }

  private mutating func checkX(
    _ own: TypedRecord<ChartXKeys>, _ chart: ReportChart, _ kind: Column.Kind, at place: SourcePlace
  ) {
    let isTime = kind == .date || kind == .timestamp
    if chart.xAxis.bin != nil {
      let place = own.place(\.bin.key) ?? place
      if chart.mark == .histogram || chart.mark == .pie || chart.mark == .donut {
        conflict("bin", chart.mark, at: place)
      } else if !isTime, let index = chart.table.columnIndex(chart.x), !chart.table.columns[index].areMonths {
        recordError(.value(.wrongType(expected: "a column of dates", found: "'\(chart.x)'")), at: place)
      }
    }
    let isNumeric = kind == .integer || kind == .number
    if chart.xAxis.isLogarithmic {
      let place = own.place(\.scale.kind.key) ?? place
      if chart.mark != .line, chart.mark != .point {
        conflict("scale: log", chart.mark, at: place)
      } else if !isNumeric, chart.table.columnIndex(chart.x) != nil {
        recordError(.value(.wrongType(expected: "a column of numbers", found: "'\(chart.x)'")), at: place)
      }
    }
    if chart.xAxis.domain != nil, !isTime, !isNumeric, chart.table.columnIndex(chart.x) != nil {
      recordError(
        .value(.wrongType(expected: "a column of numbers or dates", found: "'\(chart.x)'")),
        at: own.place(\.scale.domain.key) ?? place)
    }
    if let format = chart.xAxis.format, let known = FieldFormat(format), chart.table.columnIndex(chart.x) != nil {
      let place = own.place(\.scale.format.key) ?? place
      if known == .date, !isTime {
        recordError(.value(.wrongType(expected: "a column of dates", found: "'\(chart.x)'")), at: place)
      } else if known != .date, !isNumeric {
        recordError(.field(.formatNeedsNumber(format, field: chart.x)), at: place)
      }
    }
    if case .list(let names) = chart.xAxis.order {
      check(names, chart, of: chart.x, at: own.place(\.order.key) ?? place)
    }
  }

  private mutating func conflict(_ key: String, _ mark: ReportChart.Mark, at place: SourcePlace) {
    recordError(.key(.conflict(key, with: "mark: \(mark.rawValue)")), at: place)
  }

  mutating func readScale<Keys: RecordKeys>(
    _ keys: TypedRecord<Keys>, _ fields: KeyPath<Keys, ChartScaleFields>, into axis: inout ReportChart.Axis,
    isTime: Bool, at place: SourcePlace
  ) {
    axis.isLogarithmic = keys[fields.appending(path: \.kind)] == .log
    axis.format = keys[fields.appending(path: \.format)]
    if let format = axis.format {
      checkFormat(format, at: keys.place(fields.appending(path: \.format.key)) ?? place)
    }
    guard let ends = keys[fields.appending(path: \.domain)] else { return }
    let own = keys.place(fields.appending(path: \.domain.key)) ?? place
    guard ends.count == 2 else {
      return recordError(.value(.oddList(noun: "ends of the axis", count: ends.count, needed: "two")), at: own)
    }
    guard let start = position(ends[0], isTime: isTime, at: own), let end = position(ends[1], isTime: isTime, at: own)
    else { return }
    guard start < end else {
      return recordError(
        .value(.wrongType(expected: "two ends in rising order", found: "[\(ends[0]), \(ends[1])]")), at: own)
    }
    if axis.isLogarithmic, start <= 0 {
      return recordError(
        .value(.wrongType(expected: "positive ends of a logarithmic axis", found: "'\(ends[0])'")), at: own)
    }
    axis.domain = start...end
  }

  private mutating func position(_ text: String, isTime: Bool, at place: SourcePlace) -> Double? {
    let value = isTime ? Column(name: "", cells: [text]).moment(0) : Double(text).flatMap { $0.isFinite ? $0 : nil }
    if value == nil {
      recordError(
        .value(.wrongType(expected: isTime ? "a date such as 2024-05-17" : "a number", found: "'\(text)'")), at: place)
    }
    return value
  }

  private mutating func checkFormat(_ format: String, at place: SourcePlace) {
    guard FieldFormat(format) == nil else { return }
    let suggestion = Suggestion.closest(to: format, among: FieldFormat.names)
    recordError(.field(.unknownFormat(format, known: FieldFormat.names, suggestion: suggestion)), at: place)
  }

  // MARK: Series and panels

  private mutating func readSeries(
    _ keys: TypedRecord<ReportChartKeys>, into chart: inout ReportChart, at place: SourcePlace
  ) {
    if let own = keys[\.series]?.keys, let name = own[\.column] {
      chart.seriesOrder = own[\.order] ?? .data
      chart.seriesLimit = own[\.limit]
      chart.otherSeries = own[\.other]
      if case .list(let names) = chart.seriesOrder {
        check(names, chart, of: name, at: own.place(\.order.key) ?? place)
      }
    }
    for key in [\ReportChartKeys.panels, \.low, \.high] {
      guard let name = keys[key] else { continue }
      let own = keys.place(key.appending(path: \.key)) ?? place
      _ = data.check(name, of: chart.table, at: own)
      if key != \.panels { checkNumbers(name, of: chart.table, at: own) }
    }
    (chart.panels, chart.low, chart.high) = (keys[\.panels], keys[\.low], keys[\.high])
  }

  private mutating func check(_ names: [String], _ chart: ReportChart, of column: String, at place: SourcePlace) {
    guard let index = chart.table.columnIndex(column) else { return }
    let cells = chart.table.columns[index]
    let known = Set((0..<cells.count).flatMap { [cells[$0], cells.written($0)] })
    for name in names where !known.contains(name) {
      let list = known.sorted()
      recordError(
        .value(
          .unknownWord(
            name, noun: "a value of '\(column)'", known: list, suggestion: Suggestion.closest(to: name, among: list))),
        at: place)
    }
  }

  private func readExtras(_ keys: TypedRecord<ReportChartKeys>, into chart: inout ReportChart, at place: SourcePlace) {
    chart.panelColumns = keys[\.panelColumns]
    chart.hasShares = keys[\.shares] ?? false
    chart.hasTotals = keys[\.totals] ?? false
    chart.hasLabels = keys[\.labels] ?? false
    chart.legend = keys[\.legend] ?? .automatic
    chart.trend = keys[\.trend]
    chart.errorBars = keys[\.errorBars]
  }

  private mutating func readReferences(
    _ keys: TypedRecord<ReportChartKeys>, into chart: inout ReportChart, at place: SourcePlace
  ) {
    let kind = chart.table.columnIndex(chart.x).map { chart.table.columns[$0].kind } ?? .string
    let isTime = kind == .date || kind == .timestamp
    func isAlong(_ axis: ChartAxisName?) -> Bool { axis == .x }
    for own in keys[\.lines] ?? [] {
      let along = isAlong(own[\.axis])
      guard let text = own[\.at],
        let value = position(text, isTime: along && isTime, at: own.place(\.at.key) ?? place)
      else { continue }
      chart.lines.append(.init(start: value, end: value, title: own[\.title] ?? "", isAlong: along))
    }
    for own in keys[\.bands] ?? [] {
      let along = isAlong(own[\.axis])
      guard let from = own[\.start], let to = own[\.end],
        let start = position(from, isTime: along && isTime, at: own.place(\.start.key) ?? place),
        let end = position(to, isTime: along && isTime, at: own.place(\.end.key) ?? place)
      else { continue }
      chart.bands.append(.init(start: min(start, end), end: max(start, end), title: own[\.title] ?? "", isAlong: along))
    }
  }

  // MARK: Values

  mutating func checkNumbers(_ name: String, of table: Table, at place: SourcePlace) {
    if let problem = table.problem(ofNumbersIn: name) { recordError(problem, at: place) }
  }

  private mutating func checkValues(
    _ chart: ReportChart, _ keys: TypedRecord<ReportChartKeys>, at place: SourcePlace
  ) {
    let isRound = chart.mark == .pie || chart.mark == .donut
    for name in chart.y where chart.combining != .count && (chart.yAxis.isLogarithmic || isRound) {
      if let problem = chart.table.problem(ofNumbersIn: name, above: 0, orEqual: isRound) {
        recordError(problem, at: keys.place(\.y.key) ?? place)
      }
    }
    if chart.xAxis.isLogarithmic, let problem = chart.table.problem(ofNumbersIn: chart.x, above: 0, orEqual: false) {
      recordError(problem, at: keys.place(\.x.key) ?? place)
    }
  }
}

extension TypedRecord<ReportChartKeys> {
  fileprivate func isTrue(_ key: KeyPath<ReportChartKeys, String>) -> Bool {
    let flags = [\ReportChartKeys.grouped, \.shares, \.totals, \.horizontal]
    guard let flag = flags.first(where: { $0.appending(path: \.key) == key }) else { return has(key) }
    return self[flag] == true
  }
}

extension Table {
  /// Returns an error if a number in the column is too small for the axis or slice.
  func problem(ofNumbersIn name: String, above minimum: Double, orEqual: Bool) -> SceneError.Kind? {
    guard let index = columnIndex(name) else { return nil }
    let column = columns[index]
    let others = (0..<column.count).filter { row in
      guard let number = Double(column[row]) else { return false }
      return orEqual ? number < minimum : number <= minimum
    }
    guard let first = others.first else { return nil }
    return .field(
      .badCell(
        value: column.written(first), table: self.name, row: number(ofRow: first), column: name,
        expected: orEqual ? "a number that is not negative" : "a positive number", others: others.count - 1))
  }
}
