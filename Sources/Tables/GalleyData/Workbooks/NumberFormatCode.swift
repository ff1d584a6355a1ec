/// A number format of a workbook, such as `0.0%`, `#,##0.00 "kg"` or `#,##0;(#,##0)` (ECMA-376 part 1, 18.8.31).
package struct NumberFormatCode: Hashable, Sendable {
  package let code: String
  /// The sections for positive, negative and zero numbers; empty if the format does more than arrange digits and text.
  private let sections: [Section]

  private struct Section: Hashable, Sendable {
    var before = ""
    var after = ""
    var whole = 0
    var places = 0
    var maximumPlaces = 0
    var isGrouped = false
    var percents = 0
    var hasDigits = false
  }

  package init(_ code: String) {
    self.code = code
    sections = Self.sections(of: code) ?? []
  }

  package init?(builtIn id: Int) {
    let codes = [
      1: "0", 2: "0.00", 3: "#,##0", 4: "#,##0.00", 9: "0%", 10: "0.00%", 11: "0.00E+00", 37: "#,##0;-#,##0",
      38: "#,##0;-#,##0", 39: "#,##0.00;-#,##0.00", 40: "#,##0.00;-#,##0.00",
    ]
    guard let code = codes[id] else { return nil }
    self.init(code)
  }

  package var isKnown: Bool { !sections.isEmpty }

  package var isPadded: Bool { sections.first.map { $0.whole > 1 && !$0.isGrouped } ?? false }

  package var maximumPlaces: Int { sections.first?.maximumPlaces ?? 0 }

  package var unit: String {
    guard let first = sections.first else { return code }
    return first.before + "\u{0}" + first.after
  }

  /// The text before and after a positive number; empty for percentages.
  package var texts: (before: String, after: String) {
    guard let first = sections.first, first.percents == 0 else { return ("", "") }
    return (first.before, first.after)
  }

  package func rounded(_ number: String) -> String? {
    guard var section = sections.first, let value = ExactDecimal(number) else { return nil }
    section.isGrouped = false
    return Self.digits(value, section)
  }

  /// Returns a number in this format. Returns nil if `number` is not canonical, or if the format does more than arrange
  /// digits and text. `isPercent` means that `number` is already in per cent.
  package func text(_ number: String, isPercent: Bool = false) -> String? {
    guard var value = ExactDecimal(number), let first = sections.first else { return nil }
    let isNegative = number.first == "-"
    if isNegative { value = value.negated }
    let isZero = value == ExactDecimal(0)
    let own = isZero ? sections.count > 2 : isNegative && sections.count > 1
    let section = own ? sections[isZero ? 2 : 1] : first
    for _ in 0..<max(section.percents - (isPercent ? 1 : 0), 0) {
      guard let scaled = value.multiplied(by: ExactDecimal(100)) else { return nil }
      value = scaled
    }
    guard let digits = section.hasDigits ? Self.digits(value, section) : "" else { return nil }
    let sign = isNegative && !own && digits.contains { ("1"..."9").contains($0) } ? "-" : ""
    let text = sign + section.before + digits + section.after
    return String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  private static func digits(_ value: ExactDecimal, _ section: Section) -> String? {
    guard let rounded = value.rounded(to: section.maximumPlaces) else { return nil }
    let parts = rounded.text.split(separator: ".", omittingEmptySubsequences: false)
    var whole = String(parts[0].drop { $0 == "0" })
    whole = String(repeating: "0", count: max(section.whole - whole.utf8.count, 0)) + whole
    var fraction = parts.count > 1 ? parts[1] : ""
    while fraction.utf8.count > section.places, fraction.last == "0" { fraction.removeLast() }
    var text = ""
    for (index, digit) in whole.enumerated() {
      if section.isGrouped, index > 0, (whole.utf8.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return fraction.isEmpty ? text : text + "." + fraction
  }

  // MARK: Reading

  private static func sections(of code: String) -> [Section]? {
    var sections: [Section] = []
    for part in parts(of: code).prefix(3) {
      var reader = SectionReader(part)
      guard let section = reader.read() else { return nil }
      sections.append(section)
    }
    guard sections.first?.hasDigits == true else { return nil }
    return sections
  }

  private static func parts(of code: String) -> [[Character]] {
    var parts: [[Character]] = [[]]
    var (isQuoted, isEscaped) = (false, false)
    for character in code {
      if character == ";", !isQuoted, !isEscaped {
        parts.append([])
        continue
      }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isQuoted && !isEscaped
      parts[parts.count - 1].append(character)
    }
    return parts
  }

}

extension NumberFormatCode {
  private struct SectionReader {
    let part: [Character]
    private(set) var section = Section()
    private var index = 0
    private var isFraction = false
    private var isEnded = false

    init(_ part: [Character]) { self.part = part }

    mutating func read() -> Section? {
      while index < part.count {
        let character = part[index]
        index += 1
        guard take(character) else { return nil }
      }
      return section
    }

    private mutating func take(_ character: Character) -> Bool {
      switch character {
      case "\"": add(text(before: "\""))
      case "\\":
        if index < part.count { add(String(part[index])) }
        index += 1
      // The next character is replaced by a space of its width, or is repeated until it fills the cell.
      case "_", "*": index += 1
      case "[": return takeBracket(text(before: "]"))
      case "0", "#", "?": return takeDigit(character)
      case ".":
        if isFraction { return false }
        (isFraction, section.hasDigits) = (true, true)
      case ",":
        // A comma between digits separates groups. After the digits, it would mean that numbers are divided by a
        // thousand.
        guard index < part.count, "0#?".contains(part[index]), section.hasDigits, !isFraction else { return false }
        section.isGrouped = true
      case "%":
        section.percents += 1
        add("%")
      case "/", "@": return false
      default:
        // Letters without quotation marks are dates, times and words such as General.
        if character.isLetter { return false }
        add(String(character))
        isEnded = section.hasDigits
      }
      return true
    }

    private mutating func text(before mark: Character) -> String {
      let end = part[min(index, part.count)...].firstIndex(of: mark) ?? part.count
      defer { index = end + 1 }
      return String(part[min(index, part.count)..<end])
    }

    private mutating func takeBracket(_ text: String) -> Bool {
      if text.first == "$" { add(String(text.dropFirst().prefix { $0 != "-" })) }
      return text.first.map { !"<>=".contains($0) } ?? true
    }

    private mutating func takeDigit(_ character: Character) -> Bool {
      // In phone number formats, digits may follow text.
      if isEnded || section.hasDigits && !section.after.isEmpty { return false }
      section.hasDigits = true
      if isFraction { section.maximumPlaces += 1 }
      if character == "0" {
        if isFraction { section.places = section.maximumPlaces } else { section.whole += 1 }
      }
      return true
    }

    private mutating func add(_ text: String) {
      if section.hasDigits { section.after += text } else { section.before += text }
    }
  }
}
