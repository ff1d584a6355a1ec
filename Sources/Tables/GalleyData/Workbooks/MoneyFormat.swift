/// A currency format, such as `#,##0.00 "€"`, `[$CHF-807] #,##0.00` or `"$"#,##0`.
struct MoneyFormat: Hashable {
  let currency: String
  let isFirst: Bool
  let isSpaced: Bool
  let isGrouped: Bool
  let decimals: Int

  init?(_ code: String) {
    var scan = Scan()
    for character in code {
      if character == ";", !scan.isQuoted { break }
      scan.take(character)
    }
    let sides = [scan.before, scan.after]
    let names = sides.map { $0.filter { !$0.isWhitespace } }
    guard let side = names.firstIndex(where: { NumberUnit($0.utf8)?.isCurrency == true }), !scan.digits.isEmpty else {
      return nil
    }
    (currency, isFirst) = (names[side], side == 0)
    isSpaced = sides[side].contains(where: \.isWhitespace)
    isGrouped = scan.digits.contains(",")
    decimals = min(scan.digits.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first?.count ?? 0, 9)
  }

  private struct Scan {
    var (before, digits, after) = ("", "", "")
    var isQuoted = false
    private var bracket: String?
    private var escape: Character?

    mutating func take(_ character: Character) {
      if let escape {
        // The character after an underscore or an asterisk only determines the width of a space.
        if escape == "\\" { add(character) }
        self.escape = nil
      } else if character == "\"" {
        isQuoted.toggle()
      } else if isQuoted {
        add(character)
      } else if let text = bracket {
        guard character == "]" else { return bracket = text + String(character) }
        bracket = nil
        if text.first == "$" { text.dropFirst().prefix { $0 != "-" }.forEach { add($0) } }
      } else {
        takePlain(character)
      }
    }

    private mutating func takePlain(_ character: Character) {
      switch character {
      case "[": bracket = ""
      case "\\", "_", "*": escape = character
      case "#", "0", "?", ",", ".": digits.append(character)
      default: add(character)
      }
    }

    private mutating func add(_ character: Character) {
      if digits.isEmpty { before.append(character) } else { after.append(character) }
    }
  }

  func text(_ number: String) -> String {
    guard number.utf8.allSatisfy({ $0 &- 0x30 <= 9 || $0 == 0x2D || $0 == 0x2E }) else { return number }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    var whole = parts.first.map { String($0.drop { $0 == "-" }) } ?? "0"
    if isGrouped {
      var grouped: [Character] = []
      for (index, digit) in whole.reversed().enumerated() {
        if index > 0, index.isMultiple(of: 3) { grouped.append(",") }
        grouped.append(digit)
      }
      whole = String(grouped.reversed())
    }
    var fraction = parts.count > 1 ? String(parts[1]) : ""
    while fraction.count < decimals { fraction.append("0") }
    let digits = fraction.isEmpty ? whole : "\(whole).\(fraction)"
    let gap = isSpaced ? " " : ""
    let sign = number.hasPrefix("-") ? "-" : ""
    return sign + (isFirst ? currency + gap + digits : digits + gap + currency)
  }
}
