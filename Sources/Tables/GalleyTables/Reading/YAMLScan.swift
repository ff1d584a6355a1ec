/// Finds content that would overwhelm a parser. The depth is counted from brackets and indentation outside quoted text,
/// comments and block scalars.
struct YAMLScan {
  private let bytes: [UInt8]
  private var index = 0
  private var indents: [Int] = []
  private var flowDepth = 0
  private var anchors = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func firstProblem(in bytes: [UInt8]) -> (kind: SceneError.Kind, offset: Int)? {
    var scan = YAMLScan(bytes)
    return scan.run()
  }

  private mutating func run() -> (kind: SceneError.Kind, offset: Int)? {
    while index < bytes.count {
      if let problem = scanLine() { return problem }
    }
    return nil
  }

  private mutating func scanLine() -> (kind: SceneError.Kind, offset: Int)? {
    let lineIndent = skipSpaces()
    let isBlank = index >= bytes.count || isOne(of: "\n\r#")
    var entry = index
    if !isBlank && flowDepth == 0 { entry = enterBlock(indent: lineIndent) }
    if indents.count + flowDepth > YAMLBounds.depth {
      return (.yaml(.nestingTooDeep(limit: YAMLBounds.depth)), entry)
    }
    return scanRestOfLine(indent: lineIndent)
  }

  private mutating func enterBlock(indent: Int) -> Int {
    var column = indent
    push(column)
    while isOne(of: "-?"), isBlank(at: index + 1) {
      index += 1
      column += 1 + skipSpaces()
      push(column)
      if indents.count > YAMLBounds.depth { break }
    }
    return index
  }

  private mutating func push(_ column: Int) {
    while let last = indents.last, last >= column { indents.removeLast() }
    indents.append(column)
  }

  private mutating func scanRestOfLine(indent: Int) -> (kind: SceneError.Kind, offset: Int)? {
    var startsToken = true
    var hasKey = false
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if isComment { break }
      if startsToken, flowDepth == 0, isOne(of: "|>") {
        skipLine()
        // Directly after a dash, the text may start at the column where the dash's entry starts, so only the dash
        // itself counts as its parent.
        skipBlockScalar(parentIndent: hasKey ? indents.last ?? indent : indents.dropLast().last ?? -1)
        return nil
      }
      if startsToken, isOne(of: "&!") {
        if let problem = scanProperty() { return problem }
        continue
      }
      if let problem = scanToken(startsToken: startsToken) { return problem }
      startsToken = isBlank(at: index) ? startsToken : opensToken
      hasKey = hasKey || isOne(of: ":")
      index += 1
    }
    skipLine()
    return nil
  }

  private var opensToken: Bool {
    if flowDepth > 0 { return isOne(of: "[{,:") }
    return isOne(of: ":") && isBlank(at: index + 1)
  }

  private var isComment: Bool { isOne(of: "#") && (index == 0 || isBlank(at: index - 1)) }

  private mutating func scanToken(startsToken: Bool) -> (kind: SceneError.Kind, offset: Int)? {
    guard startsToken || flowDepth > 0 else { return nil }
    if isOne(of: "[{") {
      flowDepth += 1
      if indents.count + flowDepth > YAMLBounds.depth {
        return (.yaml(.nestingTooDeep(limit: YAMLBounds.depth)), index)
      }
    } else if isOne(of: "]}") {
      flowDepth = max(0, flowDepth - 1)
      return keyProblem(after: index + 1)
    } else if startsToken, isOne(of: "\"'") {
      skipQuoted(bytes[index])
    } else if startsToken, isOne(of: "*") {
      return keyProblem(after: wordEnd(from: index + 1))
    }
    return nil
  }

  private mutating func scanProperty() -> (kind: SceneError.Kind, offset: Int)? {
    if isOne(of: "&") { anchors += 1 }
    if anchors > YAMLBounds.anchors { return (.yaml(.tooManyAnchors(limit: YAMLBounds.anchors)), index) }
    let end = wordEnd(from: index + 1)
    if isOne(of: "!") {
      let tag = String(decoding: bytes[index..<end], as: UTF8.self)
      if !Self.knownTags.contains(tag) { return (.yaml(.unsupportedTag(tag)), index) }
    }
    index = end
    while isOne(of: " \t") { index += 1 }
    return nil
  }

  /// Tags that have no effect, because scalars are kept as text.
  private static let knownTags: Set = ["!", "!!str", "!!int", "!!float", "!!bool", "!!null", "!!seq", "!!map"]

  private func wordEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, !isBlank(at: end), !isOne(of: ",[]{}", at: end) { end += 1 }
    return end
  }

  /// Reports a list, mapping or alias as a key, because comparing such keys could expand every alias.
  private func keyProblem(after start: Int) -> (kind: SceneError.Kind, offset: Int)? {
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    return isOne(of: ":", at: end) ? (.yaml(.keyNotText), index) : nil
  }

  private mutating func skipQuoted(_ quote: UInt8) {
    index += 1
    while index < bytes.count, bytes[index] != quote {
      index += quote == UInt8(ascii: "\"") && bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
  }

  private mutating func skipBlockScalar(parentIndent: Int) {
    while index < bytes.count {
      let start = index
      let indent = skipSpaces()
      if !(index >= bytes.count || isOne(of: "\n\r")), indent <= parentIndent {
        index = start
        return
      }
      skipLine()
    }
  }

  private mutating func skipSpaces() -> Int {
    let start = index
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    return index - start
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    index = min(index + 1, bytes.count)
  }

  private func isBlank(at place: Int) -> Bool { place >= bytes.count || isOne(of: " \n\r\t", at: place) }

  private func isOne(of characters: StaticString, at place: Int? = nil) -> Bool {
    let place = place ?? index
    guard place < bytes.count else { return false }
    return characters.withUTF8Buffer { $0.contains(bytes[place]) }
  }
}
