import GalleyTemplate

/// The sum, mean and spread of the values at one position.
struct ChartSum {
  private var total = 0.0
  private var count = 0
  private var mean = 0.0
  /// The sum of squared distances from the mean (Welford, 1962).
  private var squares = 0.0
  private var minimum = Double.infinity
  private var maximum = -Double.infinity

  mutating func add(_ number: Double) {
    total += number
    count += 1
    let distance = number - mean
    mean += distance / Double(count)
    squares += distance * (number - mean)
    (minimum, maximum) = (min(minimum, number), max(maximum, number))
  }

  func value(_ combining: ReportChart.Combining) -> Double {
    switch combining {
    case .sum, .none: total
    case .average: total / Double(max(count, 1))
    case .count: Double(count)
    }
  }

  /// Returns the ends of an error bar. They are NaN for a single value, whose spread is unknown.
  func ends(_ spread: ReportChart.Spread) -> (low: Double, high: Double) {
    let deviation = count > 1 ? (squares / Double(count - 1)).squareRoot() : .nan
    let error = deviation / Double(max(count, 1)).squareRoot()
    switch spread {
    case .range: return count > 1 ? (minimum, maximum) : (.nan, .nan)
    case .deviation: return (mean - deviation, mean + deviation)
    case .standardError: return (mean - error, mean + error)
    case .confidence: return (mean - 1.96 * error, mean + 1.96 * error)
    }
  }
}

/// The values of a box plot (Tukey). The quartiles are interpolated linearly, and the whiskers end at the last value
/// within 1.5 times the interquartile range.
struct BoxFigures: Hashable {
  let lower: Double
  let firstQuartile: Double
  let median: Double
  let thirdQuartile: Double
  let upper: Double
  let outliers: [Double]

  init?(_ values: [Double]) {
    guard !values.isEmpty else { return nil }
    let sorted = values.sorted()
    func quantile(_ share: Double) -> Double {
      let place = share * Double(sorted.count - 1)
      let index = Int(place.rounded(.down))
      let next = min(index + 1, sorted.count - 1)
      return sorted[index] + (sorted[next] - sorted[index]) * (place - Double(index))
    }
    (firstQuartile, median, thirdQuartile) = (quantile(0.25), quantile(0.5), quantile(0.75))
    let reach = 1.5 * (thirdQuartile - firstQuartile)
    let (low, high) = (firstQuartile - reach, thirdQuartile + reach)
    lower = sorted.first { $0 >= low } ?? firstQuartile
    upper = sorted.last { $0 <= high } ?? thirdQuartile
    outliers = sorted.filter { $0 < low || $0 > high }
  }
}

/// A trend line through points, with the method that computed it.
struct ChartTrend: Hashable {
  var places: [(x: Double, y: Double)]
  /// The share of the variance that the line explains (R²), from 0 to 1; nil for a moving average.
  var fit: Double?

  static func == (one: ChartTrend, other: ChartTrend) -> Bool {
    one.fit == other.fit && one.places.elementsEqual(other.places) { $0 == $1 }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(places.count) }

  init?(_ trend: ReportChart.Trend, _ points: [ChartData.Point], isLogarithmic: Bool = false) {
    switch trend {
    case .linear: self.init(lineThrough: points)
    case .average: self.init(averageOf: points)
    }
  }

  private init?(lineThrough points: [ChartData.Point]) {
    let count = Double(points.count)
    guard points.count > 1 else { return nil }
    let middleX = points.reduce(0) { $0 + $1.x } / count
    let middleY = points.reduce(0) { $0 + $1.y } / count
    var (xx, xy, yy) = (0.0, 0.0, 0.0)
    var (first, last) = (Double.infinity, -Double.infinity)
    for point in points {
      let (dx, dy) = (point.x - middleX, point.y - middleY)
      (xx, xy, yy) = (xx + dx * dx, xy + dx * dy, yy + dy * dy)
      (first, last) = (min(first, point.x), max(last, point.x))
    }
    guard xx > 0 else { return nil }
    let slope = xy / xx
    places = [first, last].map { ($0, middleY + slope * ($0 - middleX)) }
    fit = yy > 0 ? xy * xy / (xx * yy) : 1
  }

  static let window = 7

  private init?(averageOf points: [ChartData.Point]) {
    let sorted = points.sorted { $0.x < $1.x }
    guard sorted.count >= Self.window else { return nil }
    var sum = sorted.prefix(Self.window).reduce(0) { $0 + $1.y }
    places = []
    for start in 0...(sorted.count - Self.window) {
      if start > 0 { sum += sorted[start + Self.window - 1].y - sorted[start - 1].y }
      places.append((sorted[start + Self.window / 2].x, sum / Double(Self.window)))
    }
  }
}
