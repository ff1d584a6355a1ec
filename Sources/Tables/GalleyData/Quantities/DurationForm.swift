package struct DurationForm: Hashable, Sendable {
  package enum Style: Hashable, Sendable {
    case hoursMinutes
    case minutesSeconds
    case clock
    case days
    case units
    case oneUnit
    case iso
  }

  package var style = Style.clock
  package var places = 0
  package var mark = FractionMark.point
  package var isPadded = false
  package var hasHalves = false
  package var words: [TimeUnit: String] = [:]
  package var isSpaced = false

  private static let maximumPlaces = 3

  package init() {}

  package mutating func take(_ duration: WrittenDuration, _ cell: UnsafeBufferPointer<UInt8>) {
    places = max(places, duration.places)
    if let mark = duration.mark { self.mark = mark }
    isPadded = isPadded || duration.isPadded && duration.first < 10
    hasHalves = hasHalves || duration.hasHalfOfDay
    for part in duration.parts {
      if words[part.unit] == nil { words[part.unit] = String(decoding: cell[part.word], as: UTF8.self) }
      isSpaced = isSpaced || part.isSpaced
    }
  }

  package func written(_ number: String) -> String {
    guard let value = ExactDecimal(number) else { return number }
    let length = number.first == "-" ? value.negated : value
    let sign = number.first == "-" && length != ExactDecimal(0) ? "-" : ""
    if style == .oneUnit { return sign + oneUnit(length) }
    let places = style == .hoursMinutes ? 0 : self.places
    guard let rounded = style == .hoursMinutes ? minutes(length) : length.rounded(to: places) else { return number }
    let parts = rounded.text.split(separator: ".")
    guard let whole = parts.first.flatMap({ Int($0) }) else { return number }
    let fraction = parts.count > 1 ? String(parts[1]) : ""
    return sign + text(whole, fraction)
  }

  private func minutes(_ length: ExactDecimal) -> ExactDecimal? {
    length.divided(by: ExactDecimal(60), decimals: 0)?.multiplied(by: ExactDecimal(60))
  }

  private func text(_ seconds: Int, _ fraction: String) -> String {
    let (minutes, second) = (seconds / 60, seconds % 60)
    let (hours, minute) = (minutes / 60, minutes % 60)
    let last = Self.two(second) + (fraction.isEmpty ? "" : (mark == .point ? "." : ",") + fraction)
    switch style {
    case .hoursMinutes: return first(hours) + ":" + Self.two(minute) + half(hours)
    case .minutesSeconds where hours == 0: return first(minutes) + ":" + last
    case .minutesSeconds: return "\(hours):" + Self.two(minute) + ":" + last
    case .clock, .oneUnit: return first(hours) + ":" + Self.two(minute) + ":" + last + half(hours)
    case .days:
      let clock = Self.two(hours % 24) + ":" + Self.two(minute) + ":" + last
      let day = words[.day].map { (isSpaced ? "\u{A0}" : "") + $0 + "\u{A0}" } ?? "-"
      return hours < 24 && words[.day] == nil ? clock : "\(hours / 24)" + day + clock
    case .iso: return iso(hours, minute, second, fraction)
    case .units: return units(seconds, fraction)
    }
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private func first(_ number: Int) -> String {
    let number = hasHalves ? (number + 11) % 12 + 1 : number
    return isPadded ? Self.two(number) : "\(number)"
  }

  private func half(_ hours: Int) -> String { hasHalves ? hours % 24 < 12 ? "\u{A0}AM" : "\u{A0}PM" : "" }

  // MARK: Units

  private func units(_ seconds: Int, _ fraction: String) -> String {
    var rest = seconds
    var parts: [String] = []
    for unit in [TimeUnit.week, .day, .hour, .minute, .second] {
      // Weeks are written if the column contains weeks. Days are written if it contains days or weeks, or if the
      // duration is three days or more.
      let isKnown = words[unit] != nil || unit != .week && (unit != .day || words[.week] != nil || rest >= 86_400 * 3)
      guard isKnown else { continue }
      let length = [TimeUnit.week: 604_800, .day: 86_400, .hour: 3600, .minute: 60][unit] ?? 1
      let (count, left) = rest.quotientAndRemainder(dividingBy: length)
      rest = left
      let digits = unit == .second && !fraction.allSatisfy { $0 == "0" } ? "\(count)\(markText)\(fraction)" : "\(count)"
      if digits != "0" { parts.append(digits + name(unit)) }
    }
    return parts.isEmpty ? "0" + name(words.keys.min() ?? .second) : parts.joined(separator: "\u{A0}")
  }

  private var markText: String { mark == .point ? "." : "," }

  private func name(_ unit: TimeUnit) -> String { (isSpaced ? "\u{A0}" : "") + (words[unit] ?? unit.sign) }

  private func oneUnit(_ length: ExactDecimal) -> String {
    let value = Double(length.text) ?? 0
    let fitting = words.keys.filter { (Double($0.seconds.text) ?? 1) <= value }.max()
    let unit = fitting ?? words.keys.min() ?? .second
    let places = max(places, Self.maximumPlaces)
    let number = length.divided(by: unit.seconds, decimals: places)?.text ?? length.text
    return (mark == .point ? number : number.replacing(".", with: ",")) + name(unit)
  }

  private func iso(_ hours: Int, _ minute: Int, _ second: Int, _ fraction: String) -> String {
    let hasFraction = !fraction.allSatisfy { $0 == "0" }
    var text = "PT"
    if hours > 0 { text += "\(hours)H" }
    if minute > 0 { text += "\(minute)M" }
    if second > 0 || hasFraction || text == "PT" { text += "\(second)\(hasFraction ? "." + fraction : "")S" }
    return text
  }
}
