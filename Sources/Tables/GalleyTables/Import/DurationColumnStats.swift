import GalleyData

struct DurationColumnStats {
  private let column: Column
  private(set) var filled = 0
  private var marks = MissingCount()
  private(set) var shapes: [WrittenDuration.Shape: Int] = [:]
  private(set) var hasSeveral = false
  private(set) var longRow: Int?
  /// The first row whose two numbers can only be minutes and seconds.
  private(set) var fractionRow: Int?
  private(set) var pair: String?
  private(set) var hasHalves = false
  private var maximum = 0
  private var hasPadding = false
  private var oddMinutes = 0

  init(_ column: Column) { self.column = column }

  static func duration(_ cell: UnsafeBufferPointer<UInt8>) -> WrittenDuration? {
    guard let duration = WrittenDuration(cell) else { return nil }
    return duration.shape == .number && duration.seconds(areHours: false) != "0" ? nil : duration
  }

  var isWorthReading: Bool {
    var units: Set<TimeUnit> = []
    var isClear = false
    let (passed, missing, filled) = ColumnSample.count(column) { cell in
      guard let duration = Self.duration(cell) else { return false }
      isClear = isClear || duration.parts.count != 1 && duration.shape != .number
      units.formUnion(duration.parts.map(\.unit))
      return true
    }
    return (isClear || units.count > 1) && (passed + missing) * 10 >= filled * 8
  }

  mutating func count() {
    for row in 0..<column.count {
      let isPair = column.withUTF8(row) { cell in
        guard !cell.isEmpty else { return false }
        filled += 1
        guard let duration = Self.duration(cell) else {
          marks.take(cell)
          return false
        }
        take(duration, row)
        return duration.shape == .pair
      }
      if isPair, pair == nil { pair = column[row] }
    }
  }

  private mutating func take(_ duration: WrittenDuration, _ row: Int) {
    shapes[duration.shape, default: 0] += 1
    if duration.shape != .number, !duration.canBeClock, longRow == nil { longRow = row }
    if duration.shape == .pair, !duration.canBeHours, fractionRow == nil { fractionRow = row }
    hasHalves = hasHalves || duration.hasHalfOfDay
    hasSeveral = hasSeveral || duration.parts.count > 1
    guard duration.shape == .pair || duration.shape == .clock else { return }
    maximum = max(maximum, duration.first)
    hasPadding = hasPadding || duration.isPadded && duration.first < 10
    if duration.canBeHours, let minutes = duration.seconds(areHours: false).flatMap({ Int($0) }), minutes % 5 != 0 {
      oddMinutes += 1
    }
  }

  var missing: Int { marks.count(beside: shapes.values.reduce(0, +)) }

  var pairs: Int { shapes[.pair] ?? 0 }

  var usualShape: WrittenDuration.Shape {
    shapes.filter { $0.key != .number }.max { ($0.value, "\($1.key)") < ($1.value, "\($0.key)") }?.key ?? .number
  }

  /// Whether the values look like times of day: some are at six o'clock or later, and those with two numbers are mostly
  /// multiples of five minutes, or some hours have a leading zero.
  var looksLikeClocks: Bool {
    guard maximum >= 6 else { return false }
    return pairs == 0 || hasPadding || oddMinutes * 2 <= pairs
  }
}
