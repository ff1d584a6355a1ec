/// What the protocols of some files require, read off their text.
struct ProtocolRequirements {
  /// One protocol.
  private struct Declaration {
    var requirements: [String]
    var inherited: [String]
  }

  private var declarations: [String: Declaration] = [:]

  init(files: [SourceFile]) {
    for file in files { read(file.code.joined(separator: "\n")) }
  }

  /// The requirements of the protocol `name` and of those of the files that it inherits from, in order; nil where no
  /// file declares it.
  func requirements(of name: String) -> [String]? {
    guard let own = declarations[name] else { return nil }
    return own.requirements + own.inherited.flatMap { requirements(of: $0) ?? [] }
  }

  private mutating func read(_ code: String) {
    for match in code.matches(of: /\bprotocol\s+(\w+)([^{]*)\{/) {
      let body = Self.body(of: code[match.range.upperBound...])
      // What follows `where` names no protocol that is inherited from.
      let clause = match.2.split(separator: /\bwhere\b/).first ?? ""
      let inherited = clause.split(whereSeparator: { ":,&<>".contains($0) || $0.isWhitespace }).map(String.init)
      declarations[String(match.1)] = Declaration(requirements: Self.requirements(in: body), inherited: inherited)
    }
  }

  /// The code up to the brace that closes what is open, without what stands in braces inside.
  private static func body(of code: Substring) -> String {
    var depth = 1
    var body = ""
    for character in code {
      if character == "}" { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, character != "}" { body.append(character) }
      if character == "{" { depth += 1 }
    }
    return body
  }

  /// The names of what a protocol's body asks for; an operator's is its sign.
  private static func requirements(in body: String) -> [String] {
    body.matches(of: /\b(func|var|associatedtype)\s+([^\s(<:]+)|\b(init|subscript)\b/).map { match in
      String(match.2 ?? match.3 ?? "")
    }
  }
}
