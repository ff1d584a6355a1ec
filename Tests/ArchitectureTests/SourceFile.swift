/// One Swift file of the project, as written and with its comments and string literals blanked.
struct SourceFile {
  /// The path below the project's folder, as in `Sources/Text/GalleyText/Fonts/Font.swift`.
  let path: String
  /// The lines as written.
  let lines: [String]
  /// The same lines with every character of a comment or a string literal replaced by a space.
  let code: [String]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    code = SwiftBlanker.blank(text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The module that the file belongs to.
  var module: String {
    let folders = path.split(separator: "/").dropFirst(2)
    return (folders.first == "Stubs" ? folders.dropFirst() : folders).first.map(String.init) ?? ""
  }

  /// Every place whose code matches, as `path:line`, with the first group of the match.
  func places(of pattern: Regex<(Substring, Substring)>) -> [(place: String, found: String)] {
    zip(1..., code).flatMap { number, line in
      line.matches(of: pattern).map { ("\(path):\(number)", String($0.1)) }
    }
  }
}

extension SourceFile {
  /// The modules the file imports, each with its place.
  var imports: [(place: String, module: String)] {
    let pattern = /^\s*(?:@\w+\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(\w.*)$/
    return places(of: pattern).map { place, rest in
      // `import struct Module.Name` names the module second, before the dot.
      let words = rest.split(separator: " ")
      let path = words.count > 1 ? words[1] : words[0]
      return (place, String(path.prefix { $0 != "." }))
    }
  }
}
