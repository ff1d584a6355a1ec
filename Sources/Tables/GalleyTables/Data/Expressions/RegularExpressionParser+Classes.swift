extension RegularExpressionParser {

  mutating func parseEscape() throws(RegularExpressionError) -> RegularExpressionSyntax {
    guard let character = next else { throw .unknownEscape("\\") }
    switch character {
    case "A": return place(.textStart)
    case "z": return place(.textEnd)
    case "b": return place(.wordBoundary)
    case "B": return place(.noWordBoundary)
    case "1"..."9", "k", "g": throw .unsupported("a back reference such as \\\(character)")
    case "G", "K", "Z", "y", "Y", "Q", "E", "C": throw .unsupported("\\\(character)")
    default: break
    }
    if let named = try parseNamedClass() { return .character(named) }
    return literal(try parseEscapedCharacter())
  }

  private mutating func place(_ place: RegularExpressionSyntax.Place) -> RegularExpressionSyntax {
    index += 1
    return .place(place)
  }

  private mutating func parseNamedClass() throws(RegularExpressionError) -> RegularExpressionClass? {
    guard let character = next else { return nil }
    let named: RegularExpressionClass
    switch character {
    case "d", "D": named = .digits
    case "w", "W": named = .words
    case "s", "S": named = .spaces
    case "R", "N": named = .lineBreaks
    case "h", "H": named = RegularExpressionClass([.character("\t"), .categories([.spaceSeparator])])
    case "X": named = RegularExpressionClass([.any])
    case "p", "P":
      index += 1
      return try parseProperty(isInverted: character == "P")
    default: return nil
    }
    index += 1
    return "DWSNH".contains(character) ? named.inverted : named
  }

  private mutating func parseProperty(isInverted: Bool) throws(RegularExpressionError) -> RegularExpressionClass {
    var name = next.map { String($0) } ?? ""
    if next == "{" {
      guard let end = characters[index...].firstIndex(of: "}") else { throw .unknownProperty("\\p{") }
      name = String(characters[(index + 1)..<end])
      index = end
    }
    index += 1
    let isNegated = name.hasPrefix("^")
    guard let categories = RegularExpressionClass.categories(String(name.drop { $0 == "^" })) else {
      throw .unknownProperty("\\p{\(name)}")
    }
    let named = RegularExpressionClass([.categories(categories)])
    return isInverted != isNegated ? named.inverted : named
  }

  private mutating func parseEscapedCharacter() throws(RegularExpressionError) -> Character {
    guard let character = next else { throw .unknownEscape("\\") }
    index += 1
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "f": return "\u{0C}"
    case "v": return "\u{0B}"
    case "a": return "\u{07}"
    case "e": return "\u{1B}"
    case "0": return "\0"
    case "x": return try parseNumber(digits: 2, of: "\\x")
    case "u": return try parseNumber(digits: 4, of: "\\u")
    default:
      // An escaped letter or digit may have a meaning in other engines.
      guard !(character.isASCII && (character.isLetter || character.isNumber)) else {
        throw .unknownEscape("\\\(character)")
      }
      return character
    }
  }

  private mutating func parseNumber(digits: Int, of escape: String) throws(RegularExpressionError) -> Character {
    var end = min(index + digits, characters.count)
    var text = String(characters[index..<end])
    if next == "{", let close = characters[index...].firstIndex(of: "}") {
      text = String(characters[(index + 1)..<close])
      end = close + 1
    } else if text.count < digits {
      throw .unknownEscape(escape)
    }
    guard text.first != "+", text.first != "-", let number = UInt32(text, radix: 16),
      let scalar = Unicode.Scalar(number)
    else { throw .unknownEscape(escape) }
    index = end
    return Character(scalar)
  }
}

extension RegularExpressionParser {

  mutating func parseClass() throws(RegularExpressionError) -> RegularExpressionClass {
    let isInverted = skip("^")
    var items: [RegularExpressionClass.Item] = []
    var isFirst = true
    while let character = next, character != "]" || isFirst {
      // A closing bracket at the start is literal, but only if another one closes the class.
      if character == "]", !characters[(index + 1)...].contains("]") { throw .emptyClass }
      isFirst = false
      for sign in ["&&", "--", "~~"] where skip(sign) { throw .unsupported("'\(sign)' in a class") }
      items.append(try parseClassItem())
    }
    guard skip("]") else { throw .unclosedClass }
    return RegularExpressionClass(items, isInverted: isInverted, ignoresCase: flags.ignoresCase)
  }

  private mutating func parseClassItem() throws(RegularExpressionError) -> RegularExpressionClass.Item {
    if skip("[:") { return .set(try parsePosixClass()) }
    if next == "[" { throw .unsupported("a class inside a class") }
    if next == "\\", index + 1 < characters.count {
      index += 1
      if let named = try parseNamedClass() { return .set(named) }
      index -= 1
    }
    let first = try parseClassCharacter()
    guard next == "-", index + 1 < characters.count, characters[index + 1] != "]", characters[index + 1] != "-" else {
      return .character(first)
    }
    index += 1
    if next == "[" { throw .unsupported("a class inside a class") }
    let last = try parseClassCharacter()
    guard let low = first.onlyScalar, let high = last.onlyScalar, low <= high else {
      throw .badRange("\(first)-\(last)")
    }
    return .range(low...high)
  }

  private mutating func parseClassCharacter() throws(RegularExpressionError) -> Character {
    guard let character = next else { throw .unclosedClass }
    index += 1
    guard character == "\\" else { return character }
    if skip("b") { return "\u{08}" }
    return try parseEscapedCharacter()
  }

  private mutating func parsePosixClass() throws(RegularExpressionError) -> RegularExpressionClass {
    let isInverted = skip("^")
    var name = ""
    while let character = next, character.isLetter {
      name.append(character)
      index += 1
    }
    guard skip(":]"), let named = RegularExpressionClass.posix[name] else { throw .unknownProperty("[:\(name):]") }
    return isInverted ? named.inverted : named
  }
}

extension Character {
  fileprivate var onlyScalar: UInt32? { unicodeScalars.count == 1 ? unicodeScalars.first?.value : nil }
}
