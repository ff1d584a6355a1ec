public import Foundation

extension NSPredicate {
  /// A condition in Foundation's words for them, such as `SELF MATCHES %@`; `arguments` stand for its `%@` and `%K`.
  ///
  /// It compares (`==`, `!=`, `<`, `<=`, `>`, `>=`, `MATCHES`, `LIKE`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `IN`), without
  /// heed of capitals and accents behind `[c]`, `[d]` and `[cd]`, and joins with `AND`, `OR` and `NOT`. Values are those of
  /// dictionaries, and of properties as mirrors show them. What is not understood holds for nothing.
  public convenience init(format: String, _ arguments: Any...) { self.init(format: format, argumentArray: arguments) }

  public convenience init(format: String, argumentArray arguments: [Any]?) {
    let condition = PredicateParser(format, arguments ?? []).condition
    self.init { object, _ in condition?(object) ?? false }
  }
}

/// What compares a value, or joins what does.
typealias Condition = (Any?) -> Bool

/// Reads a condition in Foundation's words.
struct PredicateParser {
  private enum Token: Equatable {
    case word(String), text(String), sign(String), argument(Int), path(Int)
  }

  private var tokens: [Token] = []
  private let arguments: [Any]
  private var place = 0

  init(_ format: String, _ arguments: [Any]) {
    self.arguments = arguments
    tokens = Self.tokens(of: format)
  }

  /// What the words say; nil where they are not understood.
  var condition: Condition? {
    var parser = self
    guard let condition = parser.anyOf(), parser.place == parser.tokens.count else { return nil }
    return condition
  }

  private static func tokens(of format: String) -> [Token] {
    var (tokens, rest, count) = ([Token](), format[...], 0)
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.dropFirst()
      } else if first == "\"" || first == "'" {
        let text = rest.dropFirst().prefix { $0 != first }
        tokens.append(.text(String(text)))
        rest = rest.dropFirst(text.count + 2)
      } else if first == "%" {
        tokens.append(rest.dropFirst().first == "K" ? .path(count) : .argument(count))
        count += 1
        rest = rest.dropFirst().drop { $0.isLetter || $0 == "@" }
      } else if first.isLetter || first.isNumber || "_$-.".contains(first) {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_$-.".contains($0) }
        tokens.append(.word(String(word)))
        rest = rest.dropFirst(word.count)
      } else {
        let sign = rest.prefix { "=<>!&|".contains($0) }
        tokens.append(.sign(String(sign.isEmpty ? rest.prefix(1) : sign)))
        rest = rest.dropFirst(max(1, sign.count))
      }
    }
    return tokens
  }

  private mutating func takes(_ words: String...) -> Bool {
    guard place < tokens.count else { return false }
    switch tokens[place] {
    case .word(let text) where words.contains(text.uppercased()), .sign(let text) where words.contains(text):
      place += 1
      return true
    default: return false
    }
  }

  private mutating func anyOf() -> Condition? {
    guard var condition = allOf() else { return nil }
    while takes("OR", "||") {
      guard let next = allOf() else { return nil }
      condition = { [condition] in condition($0) || next($0) }
    }
    return condition
  }

  private mutating func allOf() -> Condition? {
    guard var condition = single() else { return nil }
    while takes("AND", "&&") {
      guard let next = single() else { return nil }
      condition = { [condition] in condition($0) && next($0) }
    }
    return condition
  }

  private mutating func single() -> Condition? {
    if takes("NOT", "!") { return single().map { inner in { !inner($0) } } }
    if takes("TRUEPREDICATE") { return { _ in true } }
    if takes("FALSEPREDICATE") { return { _ in false } }
    if takes("(") {
      let condition = anyOf()
      return takes(")") ? condition : nil
    }
    return comparison()
  }

  private mutating func comparison() -> Condition? {
    guard let left = value(), place < tokens.count else { return nil }
    let name: String
    switch tokens[place] {
    case .word(let text): name = text.uppercased()
    case .sign(let text): name = text
    default: return nil
    }
    place += 1
    let options = readOptions()
    guard let comparison = Comparison(name, options), let right = value() else { return nil }
    return { comparison.holds(left($0), right($0)) }
  }

  private mutating func readOptions() -> String.CompareOptions {
    guard place + 2 < tokens.count, tokens[place] == .sign("["), case .word(let letters) = tokens[place + 1] else {
      return []
    }
    place += 3
    let accents: String.CompareOptions = letters.contains("d") ? .diacriticInsensitive : []
    return letters.contains("c") ? accents.union(.caseInsensitive) : accents
  }

  private mutating func value() -> ((Any?) -> Any?)? {
    guard place < tokens.count else { return nil }
    defer { place += 1 }
    switch tokens[place] {
    case .text(let text): return { _ in text }
    case .argument(let index): return arguments.indices.contains(index) ? { [arguments] _ in arguments[index] } : nil
    case .path(let index): return arguments.indices.contains(index) ? Self.property("\(arguments[index])") : nil
    case .word(let word): return Self.constant(word) ?? Self.property(word)
    case .sign: return nil
    }
  }

  private static func constant(_ word: String) -> ((Any?) -> Any?)? {
    if let number = Double(word) { return { _ in number } }
    switch word.uppercased() {
    case "NIL", "NULL": return { _ in nil }
    case "TRUE", "YES": return { _ in true }
    case "FALSE", "NO": return { _ in false }
    default: return nil
    }
  }

  static func property(_ path: String) -> (Any?) -> Any? {
    let names = path.split(separator: ".").map(String.init).filter { $0.uppercased() != "SELF" }
    return { whole in
      names.reduce(whole) { value, name in
        guard let value else { return nil }
        if let dictionary = value as? [String: Any] { return dictionary[name] }
        var mirror: Mirror? = Mirror(reflecting: value)
        while let level = mirror {
          if let child = level.children.first(where: { $0.label == name || $0.label == "_" + name }) {
            return child.value
          }
          mirror = level.superclassMirror
        }
        return nil
      }
    }
  }
}
