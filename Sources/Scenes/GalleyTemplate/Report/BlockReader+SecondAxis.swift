import GalleyMessages

extension BlockReader {
  mutating func readSecond(
    _ keys: TypedRecord<ReportChartKeys>, into chart: inout ReportChart, at place: SourcePlace
  ) {
    guard let written = keys[\.second], let column = written.columns?.first ?? written.keys?[\.column] else { return }
    let own = keys.place(\.second.key) ?? place
    _ = data.check(column, of: chart.table, at: own)
    checkNumbers(column, of: chart.table, at: own)
    var second = ReportChart.Second(column: column)
    if let keys = written.keys {
      second.mark = keys[\.mark] ?? .line
      second.title = keys[\.scale.title]
      readScale(keys, \.scale, into: &second.axis, isTime: false, at: own)
      if second.axis.isLogarithmic, let problem = chart.table.problem(ofNumbersIn: column, above: 0, orEqual: false) {
        recordError(problem, at: own)
      }
    }
    chart.second = second
  }
}
