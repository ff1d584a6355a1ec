/// The requirements of the protocols declared in some files, parsed from the source text.
struct ProtocolRequirements {
  private struct Declaration {
    var requirements: [String]
    var inherited: [String]
  }

  private var declarations: [String: Declaration] = [:]

  init(files: [SourceFile]) {
    for file in files { read(file.code.joined(separator: "\n")) }
  }

  /// Returns the requirements of the protocol `name` and of its inherited protocols in order, or `nil` if no file
  /// declares the protocol.
  func requirements(of name: String) -> [String]? {
    guard let own = declarations[name] else { return nil }
    return own.requirements + own.inherited.flatMap { requirements(of: $0) ?? [] }
  }

  private mutating func read(_ code: String) {
    for match in code.matches(of: /\bprotocol\s+(\w+)([^{]*)\{/) {
      let body = Self.body(of: code[match.range.upperBound...])
      // The `where` clause does not name inherited protocols.
      let clause = match.2.split(separator: /\bwhere\b/).first ?? ""
      let inherited = clause.split(whereSeparator: { ":,&<>".contains($0) || $0.isWhitespace }).map(String.init)
      declarations[String(match.1)] = Declaration(requirements: Self.requirements(in: body), inherited: inherited)
    }
  }

  /// Returns the code up to the closing brace of the current scope, without nested scopes.
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

  /// Returns the names of the requirements in a protocol body. The name of an operator is its symbol.
  private static func requirements(in body: String) -> [String] {
    body.matches(of: /\b(func|var|associatedtype)\s+([^\s(<:]+)|\b(init|subscript)\b/).map { match in
      String(match.2 ?? match.3 ?? "")
    }
  }
}
