import GalleyData

struct DurationReader {
  private let column: Column
  private let given: ColumnMeaningOverride?
  private var stats: DurationColumnStats

  init?(_ column: Column, _ given: ColumnMeaningOverride?, isSure: Bool = false) {
    self.column = column
    self.given = given
    stats = DurationColumnStats(column)
    guard isSure || given != nil || stats.isWorthReading else { return nil }
    stats.count()
  }

  func read() -> (column: Column, evidence: MeaningEvidence)? {
    let (isClock, shown) = clock
    if given == nil, stats.pairs > 0, TimeNames.meaning(column.name) == .other { return nil }
    let areHours = isClock ? true : pairs.areHours
    var length = DurationForm()
    let values = FoundNumbers(column) { cell in
      guard let duration = DurationColumnStats.duration(cell), let seconds = duration.seconds(areHours: areHours) else {
        return nil
      }
      length.take(duration, cell)
      return (seconds, !seconds.contains("."))
    }
    guard values.count > 0, given != nil || values.count * 10 >= (stats.filled - stats.missing) * 9 else {
      return nil
    }
    length.style = style(isClock: isClock, areHours: areHours)
    var form = NumberForm()
    form.mark = length.mark
    form.quantity = isClock ? .clock(length) : .duration(length)
    let pair = stats.pair.map {
      MeaningEvidence.Pair(example: $0, areHours: areHours, isOpen: !isClock && !pairs.isShown)
    }
    var evidence = MeaningEvidence(
      finding: .time(isClock: isClock, shown: shown, pair: isClock ? nil : pair), count: values.count,
      filled: stats.filled - stats.missing)
    (evidence.missing, evidence.others, evidence.isReported) = (stats.missing, values.others, given != nil)
    return (column.holding(values.cells, values.isWhole ? .integer : .number, form: form), evidence)
  }

  // MARK: Meaning

  private var clock: (isClock: Bool, shown: MeaningEvidence.Shown) {
    if let given { return (given == .clock, .given) }
    let name = TimeNames.meaning(column.name)
    if stats.hasHalves { return (true, .form) }
    let (clocks, all) = (stats.pairs + (stats.shapes[.clock] ?? 0), stats.shapes.values.reduce(0, +))
    if clocks * 2 < all { return (false, .form) }
    // In timetables, hours may exceed 24 after midnight.
    if name == .clock, clocks == all { return (true, .name) }
    if let row = stats.longRow { return (false, .row(row)) }
    if name == .length { return (false, .name) }
    return (stats.looksLikeClocks, .styles)
  }

  private var pairs: (areHours: Bool, isShown: Bool) {
    switch given {
    case .hhmm: return (true, true)
    case .mmss: return (false, true)
    default: break
    }
    if stats.fractionRow != nil || stats.pairs == 0 { return (false, true) }
    if let areHours = TimeNames.areHours(column.name) { return (areHours, true) }
    // If other values have hours, minutes and seconds, a value with only two numbers is read as minutes and seconds.
    return (false, (stats.shapes[.clock] ?? 0) + (stats.shapes[.days] ?? 0) > 0)
  }

  private func style(isClock: Bool, areHours: Bool) -> DurationForm.Style {
    let clocks = stats.shapes[.clock] ?? 0
    if isClock { return clocks > 0 ? .clock : .hoursMinutes }
    if stats.shapes[.days] ?? 0 > 0, [.pair, .clock, .days].contains(stats.usualShape) { return .days }
    switch stats.usualShape {
    case .units: return stats.hasSeveral ? .units : .oneUnit
    case .iso: return .iso
    case .days: return .days
    case .pair, .clock, .number:
      return areHours && stats.pairs > 0 && clocks == 0 ? .hoursMinutes : stats.pairs > 0 ? .minutesSeconds : .clock
    }
  }
}
