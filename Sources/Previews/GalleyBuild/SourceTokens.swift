struct SourceTokens {
  struct Token {
    let range: Range<Int>
    /// The text of the token, without backticks.
    let text: Substring
    let isWord: Bool
  }

  private(set) var tokens: [Token] = []
  /// The single-line string literals without interpolations, including their quotation marks.
  private(set) var literals: [Range<Int>] = []
  private let bytes: [UInt8]
  private var place = 0

  init(_ source: String) {
    bytes = Array(source.utf8)
    while place < bytes.count { readToken() }
  }

  private mutating func readToken() {
    let start = place
    if next("//") { return skipLine() }
    if next("/*") { return skipComment() }
    if let hashes = literalHashes { return skipLiteral(hashes) }
    let byte = bytes[place]
    place += 1
    if Self.isSpace(byte) { return }
    guard Self.isPartOfWord(byte) else { return add(start, isWord: false) }
    while place < bytes.count, Self.isPartOfWord(bytes[place]) { place += 1 }
    add(start, isWord: true)
  }

  private mutating func add(_ start: Int, isWord: Bool) {
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    tokens.append(Token(range: start..<place, text: text.trimmingBackticks, isWord: isWord))
  }

  private func next(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[place..<place + count]) }
  }

  private mutating func skipLine() { while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 } }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      let (isStart, isEnd) = (next("/*"), next("*/"))
      depth += isStart ? 1 : isEnd ? -1 : 0
      place += isStart || isEnd ? 2 : 1
    } while depth > 0 && place < bytes.count
  }

  /// The number of "#" before the literal that starts here.
  private var literalHashes: Int? {
    let hashes = bytes[place...].prefix { $0 == UInt8(ascii: "#") }.count
    let quote = place + hashes
    return quote < bytes.count && bytes[quote] == UInt8(ascii: "\"") ? hashes : nil
  }

  /// Skips a string literal with its interpolations, which contain no declarations.
  private mutating func skipLiteral(_ hashes: Int) {
    let start = place
    var isPlain = hashes == 0
    place += hashes
    let quotes = next("\"\"\"") ? 3 : 1
    place += quotes
    let (end, escape) = (
      Array(repeating: UInt8(ascii: "\""), count: quotes) + Array(repeating: UInt8(ascii: "#"), count: hashes),
      [UInt8(ascii: "\\")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
    )
    while place < bytes.count {
      if bytes[place...].starts(with: end) {
        place += end.count
        if isPlain, quotes == 1 { literals.append(start..<place) }
        return
      }
      // An unterminated literal is a compiler error, so it does not need to be handled.
      if quotes == 1, bytes[place] == UInt8(ascii: "\n") { return }
      guard bytes[place...].starts(with: escape) else {
        place += 1
        continue
      }
      place += escape.count
      if place < bytes.count, bytes[place] == UInt8(ascii: "(") {
        isPlain = false
        skipParentheses()
      } else {
        place += 1
      }
    }
  }

  private mutating func skipParentheses() {
    var depth = 0
    repeat {
      if let hashes = literalHashes { skipLiteral(hashes); continue }
      if bytes[place] == UInt8(ascii: "(") { depth += 1 }
      if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
      place += 1
    } while depth > 0 && place < bytes.count
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 32 }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 128...:
      true
    default: false
    }
  }
}

extension String {
  fileprivate var trimmingBackticks: Substring {
    hasPrefix("`") && hasSuffix("`") && count > 2 ? dropFirst().dropLast() : self[...]
  }
}
