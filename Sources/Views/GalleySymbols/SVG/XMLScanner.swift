/// A mistake in a text, and where it is.
struct PlacedMistake: Error, Hashable {
  let line: Int
  let reason: String
}

/// Reads the tags of an XML text in order; what is between them is skipped.
struct XMLScanner {
  private let bytes: [UInt8]
  private var place = 0
  /// The line that is being read, from 1.
  private(set) var line = 1

  struct Tag {
    let name: String
    let attributes: [String: String]
    let kind: Kind
    let line: Int

    enum Kind { case opening, closing, empty }
  }

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next tag; nil at the end.
  mutating func next() throws(PlacedMistake) -> Tag? {
    while skip(to: UInt8(ascii: "<")) {
      if has("<!--") {
        try skip(past: "-->", of: "a comment")
      } else if has("<![CDATA[") {
        try skip(past: "]]>", of: "a CDATA section")
      } else if has("<?") {
        try skip(past: "?>", of: "an instruction")
      } else if has("<!") {
        try skip(past: ">", of: "a declaration")
      } else {
        return try tag()
      }
    }
    return nil
  }

  private mutating func tag() throws(PlacedMistake) -> Tag {
    let start = line
    step()
    let isClosing = peek() == UInt8(ascii: "/")
    if isClosing { step() }
    let name = word()
    guard !name.isEmpty else { throw mistake("a tag has no name") }
    var attributes: [String: String] = [:]
    while true {
      skipSpaces()
      switch peek() {
      case UInt8(ascii: ">"):
        step()
        return Tag(name: name, attributes: attributes, kind: isClosing ? .closing : .opening, line: start)
      case UInt8(ascii: "/"):
        step()
        guard peek() == UInt8(ascii: ">") else { throw mistake("'<\(name)' has a stray '/'") }
        step()
        return Tag(name: name, attributes: attributes, kind: .empty, line: start)
      case nil: throw PlacedMistake(line: start, reason: "'<\(name)' is not closed by '>'")
      default: try attribute(of: name, into: &attributes)
      }
    }
  }

  private mutating func attribute(of tag: String, into attributes: inout [String: String]) throws(PlacedMistake) {
    let name = word()
    skipSpaces()
    guard !name.isEmpty, peek() == UInt8(ascii: "=") else { throw mistake("an attribute of '<\(tag)' is broken") }
    step()
    skipSpaces()
    guard let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw mistake("the attribute '\(name)' has no quotes")
    }
    step()
    let first = place
    guard skip(to: quote) else { throw mistake("the attribute '\(name)' has no closing quote") }
    attributes[name] = String(decoding: bytes[first..<place], as: UTF8.self)
    step()
  }

  private func mistake(_ reason: String) -> PlacedMistake { PlacedMistake(line: line, reason: reason) }

  private func peek() -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func step() {
    if peek() == UInt8(ascii: "\n") { line += 1 }
    place += 1
  }

  private func has(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[place + $0] == word.utf8Start[$0] }
  }

  /// Goes to the next `byte`; false at the end.
  private mutating func skip(to byte: UInt8) -> Bool {
    while let next = peek(), next != byte { step() }
    return peek() != nil
  }

  private mutating func skip(past end: StaticString, of what: String) throws(PlacedMistake) {
    let start = line
    while place < bytes.count, !has(end) { step() }
    guard place < bytes.count else { throw PlacedMistake(line: start, reason: "\(what) does not end") }
    for _ in 0..<end.utf8CodeUnitCount { step() }
  }

  private mutating func skipSpaces() {
    while let next = peek(), next <= 0x20 { step() }
  }

  private mutating func word() -> String {
    let first = place
    while let next = peek(), next > 0x20, !"/>=\"'<".utf8.contains(next) { step() }
    return String(decoding: bytes[first..<place], as: UTF8.self)
  }
}
