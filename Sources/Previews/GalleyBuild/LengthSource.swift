/// Removes duplicate members of `Double` and `CGFloat`, which are the same type on Linux. If two members are the same,
/// the one in `Double` is removed if it only calls the other. Otherwise, the one in `CGFloat` is removed. Line numbers
/// are preserved.
struct LengthSource {
  struct Addition: Hashable {
    /// The declaration without its body, and with `Double` in place of `CGFloat`.
    let words: String
  }

  struct Additions {
    fileprivate var own: Set<Addition> = []
    fileprivate var asked: Set<Addition> = []
    fileprivate var lengths: Set<Addition> = []

    mutating func formUnion(_ other: Additions) {
      own.formUnion(other.own)
      asked.formUnion(other.asked)
      lengths.formUnion(other.lengths)
    }
  }

  private struct Found {
    let addition: Addition
    let range: Range<Int>
    let isLength: Bool
    let isPrivate: Bool
    let readsLength: Bool
  }

  private static let keywords: Set<Substring> = ["func", "var", "let", "init", "subscript", "typealias"]
  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "mutating", "nonmutating", "prefix",
    "postfix", "infix", "nonisolated", "consuming", "borrowing",
  ]

  private let source: String
  private let tokens: [SourceTokens.Token]
  private var found: [Found] = []

  init(_ source: String) {
    self.source = source
    // Extensions with conditional compilation are skipped later, because some of their parts may be inactive.
    tokens = source.contains("CGFloat") || source.contains("Double") ? SourceTokens(source).tokens : []
    for index in tokens.indices where tokens[index].text == "extension" { readExtension(at: index) }
  }

  var additions: Additions { additions(of: found.filter { !$0.isPrivate }) }

  private func additions(of found: [Found]) -> Additions {
    func all(_ isWanted: (Found) -> Bool) -> Set<Addition> { Set(found.filter(isWanted).map(\.addition)) }
    return Additions(
      own: all { !$0.isLength && !$0.readsLength }, asked: all { !$0.isLength && $0.readsLength },
      lengths: all(\.isLength))
  }

  func without(_ others: Additions) -> String? {
    var known = others
    known.formUnion(additions(of: found))
    let ranges = found.filter { found in
      found.isLength ? known.own.contains(found.addition) : found.readsLength && known.lengths.contains(found.addition)
    }.map(\.range)
    guard !ranges.isEmpty else { return nil }
    var bytes = Array(source.utf8)
    for place in ranges.joined() where bytes[place] != UInt8(ascii: "\n") { bytes[place] = UInt8(ascii: " ") }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func readExtension(at index: Int) {
    guard let type = tokens.text(at: index + 1), type == "Double" || type == "CGFloat",
      let open = (index + 2..<tokens.count).first(where: { tokens[$0].text == "{" }),
      let close = tokens.closing(from: open), !tokens[open..<close].contains(where: { $0.text == "#" })
    else { return }
    if tokens.text(at: index + 2) == ":" { readParents(index + 2, open, isLength: type == "CGFloat") }
    let isPrivate = ["private", "fileprivate"].contains(tokens.text(at: index - 1))
    for member in members(open + 1, close) {
      let words = tokens[member.keyword..<member.head].map { $0.text == "CGFloat" ? "Double" : $0.text }
      let marks = tokens[member.start..<member.keyword].map(\.text)
      let isStatic = marks.contains("static") ? "static " : ""
      found.append(
        Found(
          addition: Addition(words: isStatic + words.joined(separator: " ")),
          range: tokens.bytes(member.start, member.end),
          isLength: type == "CGFloat",
          isPrivate: isPrivate || marks.contains("private") || marks.contains("fileprivate"),
          readsLength: (member.head..<member.end).contains {
            tokens.text(at: $0) == "CGFloat" && tokens.text(at: $0 + 1) == "("
          }))
    }
  }

  private mutating func readParents(_ colon: Int, _ open: Int, isLength: Bool) {
    guard !tokens[colon..<open].contains(where: { $0.text == "where" }) else { return }
    let parents = tokens[colon + 1..<open].split { $0.text == "," }
    for (place, parent) in parents.enumerated() {
      guard let first = parent.indices.first, let last = parent.indices.last else { continue }
      // If a conformance is the only one, it is removed with its colon; otherwise, it is removed with a comma.
      let isLast = place == parents.count - 1
      let begin = parents.count == 1 || (isLast && place > 0) ? first - 1 : first
      found.append(
        Found(
          addition: Addition(words: ": " + parent.map(\.text).joined(separator: " ")),
          range: tokens.bytes(begin, parents.count > 1 && !isLast ? last + 1 : last), isLength: isLength,
          isPrivate: false,
          readsLength: false))
    }
  }

  /// The position of a member, as token indices.
  private struct Member {
    let start: Int
    let keyword: Int
    let head: Int
    var end: Int
  }

  private func members(_ first: Int, _ close: Int) -> [Member] {
    var members: [Member] = []
    var index = first
    var depth = 0
    while index < close {
      let text = tokens[index].text
      if "{([".contains(text) { depth += 1 }
      if "})]".contains(text) { depth -= 1 }
      if depth == 0, Self.keywords.contains(text), !isName(index) {
        let start = start(of: index, from: first)
        let head = head(of: index, before: close)
        if !members.isEmpty { members[members.count - 1].end = start - 1 }
        members.append(Member(start: start, keyword: index, head: head, end: close - 1))
        index = max(head, index + 1)
        continue
      }
      index += 1
    }
    return members
  }

  /// Whether a keyword is used as a name, which is the case after a dot and for argument labels.
  private func isName(_ index: Int) -> Bool { tokens.text(at: index - 1) == "." || tokens.text(at: index + 1) == ":" }

  private func start(of keyword: Int, from first: Int) -> Int {
    var start = keyword
    while start > first {
      let before = tokens[start - 1].text
      if Self.modifiers.contains(before) {
        start -= 1
      } else if start - 2 >= first, tokens[start - 2].text == "@" {
        start -= 2
      } else {
        break
      }
    }
    return start
  }

  /// Returns the end of a member's head, which extends to the body or to the type or value of a variable.
  private func head(of keyword: Int, before close: Int) -> Int {
    let isVariable = ["var", "let"].contains(tokens[keyword].text)
    var depth = 0
    for index in keyword + 1..<close {
      let text = tokens[index].text
      if depth == 0, text == "{" || (isVariable && (text == ":" || text == "=")) { return index }
      if "([".contains(text) { depth += 1 }
      if ")]".contains(text) { depth -= 1 }
    }
    return close
  }
}
