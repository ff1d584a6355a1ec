struct CellFormats {
  enum Meaning: Hashable {
    case number
    case percent
    case money(MoneyFormat)
    case day
    case moment
    case time
  }

  var is1904 = false
  private var meanings: [Meaning] = []
  private var codes: [NumberFormatCode?] = []
  private var secondPlaces: [Int] = []

  /// Adds a format. `code` is nil for a built-in one.
  mutating func add(_ id: Int, code: String?) {
    meanings.append(code.map(Self.meaning) ?? Self.meaning(ofBuiltIn: id))
    codes.append(code.map { NumberFormatCode($0) } ?? NumberFormatCode(builtIn: id))
    secondPlaces.append(code.map(Self.secondPlaces) ?? (id == Self.tenthsOfSeconds ? 1 : 0))
  }

  /// The number of the built-in format mm:ss.0.
  private static let tenthsOfSeconds = 47

  private static func secondPlaces(_ code: String) -> Int {
    let plain = code.lowercased().filter { $0 != "]" && $0 != "\\" }
    guard let start = plain.firstRange(of: "s.0") else { return 0 }
    return min(plain[start.lowerBound...].dropFirst(2).prefix { $0 == "0" }.count, 3)
  }

  /// Returns the format code of a cell, or nil for General and for text.
  func code(_ index: Int?) -> NumberFormatCode? {
    guard let code = index.flatMap({ codes.indices.contains($0) ? codes[$0] : nil }) else { return nil }
    return ["general", "@"].contains(code.code.lowercased()) ? nil : code
  }

  func meaning(_ index: Int?) -> Meaning {
    index.flatMap { meanings.indices.contains($0) ? meanings[$0] : nil } ?? .number
  }

  /// Returns the meaning of a built-in format (ECMA-376 part 1, 18.8.30).
  private static func meaning(ofBuiltIn id: Int) -> Meaning {
    switch id {
    case 9, 10: .percent
    case 14...17, 27...31, 34...36, 50...54, 57, 58: .day
    case 18...21, 32, 33, 45...47, 55, 56: .time
    case 22: .moment
    default: .number
    }
  }

  static func meaning(_ code: String) -> Meaning {
    var letters: Set<Character> = []
    var isQuoted = false
    var bracket: String?
    var isEscaped = false
    for character in code.lowercased() {
      if isEscaped {
        isEscaped = false
      } else if character == "\"" {
        isQuoted.toggle()
      } else if isQuoted {
        continue
      } else if character == "\\" || character == "_" || character == "*" {
        isEscaped = true
      } else if character == "[" {
        bracket = ""
      } else if character == "]" {
        // Hours that may exceed 24 are in brackets, as are colours and languages.
        if let text = bracket, text.allSatisfy({ "hms".contains($0) }) { letters.formUnion(text) }
        bracket = nil
      } else if bracket != nil {
        bracket?.append(character)
      } else if character == ";" {
        break
      } else {
        letters.insert(character)
      }
    }
    let (isDay, isTime) = (
      letters.contains("d") || letters.contains("y"), letters.contains("h") || letters.contains("s")
    )
    if isDay { return isTime ? .moment : .day }
    if isTime { return .time }
    if letters.contains("m"), letters.isDisjoint(with: ["0", "#", "?"]) { return .day }
    if letters.contains("%") { return .percent }
    return MoneyFormat(code).map { .money($0) } ?? .number
  }

  // MARK: Numbers as texts

  func text(_ number: String, style index: Int?) -> String {
    let meaning = meaning(index)
    if meaning == .number { return Self.plain(number) }
    if meaning == .percent { return DecimalDigits(number).map { $0.shifted(by: 2).text + "%" } ?? number }
    if case .money(let format) = meaning { return format.text(Self.plain(number)) }
    guard let value = Double(number), value.isFinite, abs(value) < 2_958_466 else { return Self.plain(number) }
    let places = index.flatMap { secondPlaces.indices.contains($0) ? secondPlaces[$0] : nil } ?? 0
    let factor = [1, 10, 100, 1000][places]
    var days = Int(value.rounded(.down))
    var parts = Int(((value - Double(days)) * 86_400 * Double(factor)).rounded())
    if parts == 86_400 * factor { (days, parts) = (days + 1, 0) }
    let (seconds, rest) = (parts / factor, String(parts % factor + factor).dropFirst())
    var time = Self.two(seconds / 3600) + ":" + Self.two(seconds / 60 % 60) + ":" + Self.two(seconds % 60)
    if places > 0 { time += "." + rest }
    if meaning == .time || value < 1 {
      return days == 0 ? time : "\(days * 24 + seconds / 3600)" + time.dropFirst(2)
    }
    let (year, month, day) = DayNumber.parts(dayNumber(of: days))
    let date = "\(year)-" + Self.two(month) + "-" + Self.two(day)
    // A date that has a time keeps it, even if the format hides it.
    return parts == 0 && meaning == .day ? date : date + "T" + time
  }

  /// Returns the number of a day. Numbers from 60 on count from 30 December 1899. Smaller ones count from 31 December,
  /// because the first spreadsheets counted 29 February 1900, which did not exist.
  private func dayNumber(of day: Int) -> Int {
    if is1904 { return DayNumber.number(1904, 1, 1) + day }
    return DayNumber.number(1899, 12, day < 60 ? 31 : 30) + day
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  func shown(_ number: String, style index: Int?) -> String {
    code(index)?.text(Self.plain(number)) ?? text(number, style: index)
  }

  private static func plain(_ number: String) -> String {
    guard number.contains(where: { $0 == "." || $0 == "E" || $0 == "e" }) else { return number }
    return DecimalDigits(number)?.rounded(to: 15).text ?? number
  }
}
