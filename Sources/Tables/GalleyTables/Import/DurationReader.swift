import GalleyData

struct DurationReader {
  private let column: Column
  private let given: ColumnMeaningOverride?
  private var census: DurationCensus

  init?(_ column: Column, _ given: ColumnMeaningOverride?, isSure: Bool = false) {
    self.column = column
    self.given = given
    census = DurationCensus(column)
    guard isSure || given != nil || census.isWorthIt else { return nil }
    census.count()
  }

  func read() -> (column: Column, evidence: MeaningEvidence)? {
    let (isClock, shown) = clock
    if given == nil, census.pairs > 0, TimeNames.meaning(column.name) == .other { return nil }
    let areHours = isClock ? true : pairs.areHours
    var length = DurationForm()
    let values = FoundNumbers(column) { cell in
      guard let duration = DurationCensus.duration(cell), let seconds = duration.seconds(areHours: areHours) else {
        return nil
      }
      length.take(duration, cell)
      return (seconds, !seconds.contains("."))
    }
    guard values.count > 0, given != nil || values.count * 10 >= (census.filled - census.missing) * 9 else {
      return nil
    }
    length.style = style(isClock: isClock, areHours: areHours)
    var form = NumberForm()
    form.mark = length.mark
    form.quantity = isClock ? .clock(length) : .duration(length)
    let pair = census.pair.map {
      MeaningEvidence.Pair(example: $0, areHours: areHours, isOpen: !isClock && !pairs.isShown)
    }
    var evidence = MeaningEvidence(
      finding: .time(isClock: isClock, shown: shown, pair: isClock ? nil : pair), count: values.count,
      filled: census.filled - census.missing)
    (evidence.missing, evidence.others, evidence.isReported) = (census.missing, values.others, given != nil)
    return (column.holding(values.cells, values.isWhole ? .integer : .number, form: form), evidence)
  }

  // MARK: Meaning

  private var clock: (isClock: Bool, shown: MeaningEvidence.Shown) {
    if let given { return (given == .clock, .given) }
    let name = TimeNames.meaning(column.name)
    if census.hasHalves { return (true, .form) }
    let (clocks, all) = (census.pairs + (census.shapes[.clock] ?? 0), census.shapes.values.reduce(0, +))
    if clocks * 2 < all { return (false, .form) }
    // In timetables, hours may continue after midnight.
    if name == .clock, clocks == all { return (true, .name) }
    if let row = census.longRow { return (false, .row(row)) }
    if name == .length { return (false, .name) }
    return (census.looksLikeClocks, .styles)
  }

  private var pairs: (areHours: Bool, isShown: Bool) {
    switch given {
    case .hhmm: return (true, true)
    case .mmss: return (false, true)
    default: break
    }
    if census.fractionRow != nil || census.pairs == 0 { return (false, true) }
    if let areHours = TimeNames.areHours(column.name) { return (areHours, true) }
    // Next to values with hours, minutes and seconds, two numbers are minutes and seconds.
    return (false, (census.shapes[.clock] ?? 0) + (census.shapes[.days] ?? 0) > 0)
  }

  private func style(isClock: Bool, areHours: Bool) -> DurationForm.Style {
    let clocks = census.shapes[.clock] ?? 0
    if isClock { return clocks > 0 ? .clock : .hoursMinutes }
    if census.shapes[.days] ?? 0 > 0, [.pair, .clock, .days].contains(census.usualShape) { return .days }
    switch census.usualShape {
    case .units: return census.hasSeveral ? .units : .oneUnit
    case .iso: return .iso
    case .days: return .days
    case .pair, .clock, .number:
      return areHours && census.pairs > 0 && clocks == 0 ? .hoursMinutes : census.pairs > 0 ? .minutesSeconds : .clock
    }
  }
}
