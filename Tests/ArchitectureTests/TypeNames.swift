/// The types that a file declares and the types that it refers to.
struct TypeNames {
  /// Full names such as `Outer.Inner`. A type in an extension belongs to the extended type.
  private(set) var declared: Set<String> = []
  /// Dotted names that begin with a capital letter, as written.
  private(set) var used: Set<String> = []

  /// The types whose braces are still open, each with its brace depth.
  private var open: [(name: String, depth: Int)] = []
  private var depth = 0
  /// A type that was declared but whose opening brace has not been read yet.
  private var pending: String?

  /// Reads lines whose comments and strings are blanked.
  init(code: [String]) {
    var previous: Substring = ""
    for token in code.lazy.flatMap(Self.tokens) {
      read(token, after: previous)
      previous = token
    }
  }

  private mutating func read(_ token: Substring, after previous: Substring) {
    switch token {
    case "{":
      if let name = pending { open.append((name, depth)) }
      pending = nil
      depth += 1
    case "}":
      depth -= 1
      if let last = open.last, last.depth == depth { open.removeLast() }
    default:
      if Self.keywords.contains(previous) {
        declare(String(token), as: previous)
      } else if token.first?.isUppercase == true {
        used.insert(String(token))
      }
    }
  }

  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "extension", "typealias",
  ]

  private mutating func declare(_ name: String, as keyword: Substring) {
    // The `class` of `class func` and `class var` does not declare a type.
    guard name.first?.isUppercase == true else { return }
    if keyword == "extension" {
      used.insert(name)
      pending = name
    } else {
      let full = (open.last.map { $0.name + "." } ?? "") + name
      declared.insert(full)
      if keyword != "typealias" { pending = full }
    }
  }

  /// Returns the braces and dotted names of a line.
  private static func tokens(of line: String) -> [Substring] {
    var tokens: [Substring] = []
    var start: String.Index?
    for position in line.utf8.indices {
      let letter = line.utf8[position]
      let isName = letter == UInt8(ascii: "_") || letter >= 128 || isAlphanumeric(letter)
      if isName || (letter == UInt8(ascii: ".") && start != nil) {
        start = start ?? position
        continue
      }
      if let begin = start { tokens.append(line[begin..<position]) }
      start = nil
      if letter == UInt8(ascii: "{") || letter == UInt8(ascii: "}") {
        tokens.append(line[position...position])
      }
    }
    if let begin = start { tokens.append(line[begin...]) }
    return tokens
  }

  private static func isAlphanumeric(_ letter: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(letter)
  }
}
