package struct StringsFile {
  package private(set) var pairs: [(key: String, text: String)] = []

  package init?(_ text: String) {
    var rest = Substring(text)
    while Self.skip(&rest) {
      guard let key = Self.word(&rest), Self.skip(&rest) else { return nil }
      if rest.first == ";" {
        rest.removeFirst()
        pairs.append((key, key))
        continue
      }
      guard rest.popFirst() == "=", Self.skip(&rest), let value = Self.word(&rest), Self.skip(&rest),
        rest.popFirst() == ";"
      else { return nil }
      pairs.append((key, value))
    }
  }

  private static func skip(_ rest: inout Substring) -> Bool {
    while let first = rest.first {
      if first.isWhitespace || first == "\u{FEFF}" {
        rest.removeFirst()
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        guard let end = rest.dropFirst(2).firstRange(of: "*/") else {
          rest = ""
          return false
        }
        rest = rest[end.upperBound...]
      } else {
        return true
      }
    }
    return false
  }

  private static func word(_ rest: inout Substring) -> String? {
    guard rest.first == "\"" else {
      let word = rest.prefix { $0.isLetter || $0.isNumber || "_-.$/:".contains($0) }
      rest = rest.dropFirst(word.count)
      return word.isEmpty ? nil : String(word)
    }
    rest.removeFirst()
    var word = ""
    while let character = rest.popFirst() {
      if character == "\"" { return word }
      guard character == "\\" else {
        word.append(character)
        continue
      }
      guard let escaped = escape(&rest) else { return nil }
      word += escaped
    }
    return nil
  }

  private static func escape(_ rest: inout Substring) -> String? {
    guard let character = rest.popFirst() else { return nil }
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = rest.prefix(4)
      guard digits.count == 4, let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
        return nil
      }
      rest = rest.dropFirst(4)
      return String(scalar)
    default: return String(character)
    }
  }
}
