package enum TimeUnit: Int, Hashable, Sendable, CaseIterable, Comparable {
  case nanosecond
  case microsecond
  case millisecond
  case second
  case minute
  case hour
  case day
  case week

  package static func < (first: TimeUnit, second: TimeUnit) -> Bool { first.rawValue < second.rawValue }

  private static let lengths = ["1e-9", "1e-6", "0.001", "1", "60", "3600", "86400", "604800"]

  var seconds: ExactDecimal { ExactDecimal(Self.lengths[rawValue]) ?? ExactDecimal(1) }

  package var sign: String { ["ns", "µs", "ms", "s", "m", "h", "d", "w"][rawValue] }

  private static let words: [TimeUnit: String] = [
    .nanosecond: "ns nanosecond nanoseconds",
    .microsecond: "µs μs us microsecond microseconds",
    .millisecond: "ms msec msecs millis millisecond milliseconds millisekunde millisekunden",
    .second:
      "s sec secs sec. second seconds sek sek. sekunde sekunden seconde secondes segundo segundos secondo secondi",
    .minute: "m min mins min. minute minutes minuten minuto minutos minuti",
    .hour: "h hr hrs hr. hour hours std std. stunde stunden heure heures hora horas ora ore",
    .day: "d day days tag tage tagen jour jours día días dia dias giorno giorni",
    .week: "w wk wks week weeks woche wochen semaine semaines semana semanas settimana settimane",
  ]
  private static let known: [[UInt8]: TimeUnit] = {
    var known: [[UInt8]: TimeUnit] = [:]
    for (unit, text) in words { for word in text.split(separator: " ") { known[Array(word.utf8)] = unit } }
    return known
  }()
  private static let longest = 16

  init?(_ word: some Collection<UInt8>) {
    guard 1...Self.longest ~= word.count else { return nil }
    let plain = word.count == 1 ? Array(word) : word.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
    guard let unit = Self.known[plain] else { return nil }
    self = unit
  }
}

extension ExactDecimal {
  init?(_ text: String) {
    var text = text
    guard let number = text.withUTF8({ ExactDecimal($0) }) else { return nil }
    self = number
  }
}
