/// The length of a function, initializer or subscript, from its first line to its closing brace.
struct FunctionLength {
  /// The line number of the declaration, from 1.
  let start: Int
  /// The number of lines.
  let lines: Int

  /// Returns every function with a body in `code`. Its comments and strings must already be blanked.
  static func all(in code: [String]) -> [FunctionLength] {
    code.indices.compactMap { index in
      guard code[index].contains(/^\s*(?:[@\w\(\)]+\s+)*(?:func\b|init[?]?[<(]|subscript\b|deinit\b)/) else {
        return nil
      }
      return length(from: index, in: code)
    }
  }

  private static func length(from start: Int, in code: [String]) -> FunctionLength? {
    var braces = 0
    var parentheses = 0
    for index in start..<code.count {
      for character in code[index] {
        switch character {
        case "(": parentheses += 1
        case ")": parentheses -= 1
        case "{" where parentheses == 0: braces += 1
        case "}" where parentheses == 0: braces -= 1
        default: continue
        }
        // A closing brace without an opening one ends the enclosing protocol; a requirement has no body.
        if braces < 0 { return nil }
        if braces == 0, character == "}" { return FunctionLength(start: start + 1, lines: index - start + 1) }
      }
      let next = index + 1 < code.count ? code[index + 1] : ""
      let anotherBegins = next.contains(/^\s*$|\b(?:func|init|var|let|case|subscript)\b/)
      if braces == 0, parentheses == 0, anotherBegins { return nil }
    }
    return nil
  }
}
