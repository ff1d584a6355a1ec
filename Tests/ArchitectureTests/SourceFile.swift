/// A Swift file of the project, both as written and with its comments and string literals blanked.
struct SourceFile {
  /// The path relative to the project folder, for example `Sources/Text/GalleyText/Fonts/Font.swift`.
  let path: String
  let lines: [String]
  /// The lines of the file, with a space in place of every character of a comment or string literal.
  let code: [String]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    code = SwiftBlanker.blank(text).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The name of the module to which the file belongs.
  var module: String {
    let folders = path.split(separator: "/").dropFirst(2)
    return (folders.first == "Stubs" ? folders.dropFirst() : folders).first.map(String.init) ?? ""
  }

  /// Returns every match of `pattern` in the code as `path:line`, with the first group of the match.
  func places(of pattern: Regex<(Substring, Substring)>) -> [(place: String, found: String)] {
    zip(1..., code).flatMap { number, line in
      line.matches(of: pattern).map { ("\(path):\(number)", String($0.1)) }
    }
  }
}

extension SourceFile {
  /// The imported modules, each with the location of its import.
  var imports: [(place: String, module: String)] {
    let pattern = /^\s*(?:@\w+\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(\w.*)$/
    return places(of: pattern).map { place, rest in
      // In `import struct Module.Name`, the module is the second word up to the dot.
      let words = rest.split(separator: " ")
      let path = words.count > 1 ? words[1] : words[0]
      return (place, String(path.prefix { $0 != "." }))
    }
  }
}
