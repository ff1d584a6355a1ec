package import GalleyFiles

/// The string literals in the Swift files of a package.
package struct SourceLiterals: Sendable {
  package struct Place: Hashable, Sendable {
    package let file: String
    /// The line, from 1.
    package let line: Int
    /// The column in bytes, from 1.
    package let column: Int
  }

  /// The position of each literal, by its text; nil if several literals have the same text.
  private let places: [String: Place?]

  /// Reads all Swift files in `folders`, including those in folders inside them.
  package init(in folders: [String], files: FileReader = .disk) {
    var places: [String: Place?] = [:]
    for folder in folders {
      for path in Self.paths(in: folder, files) {
        guard let bytes = try? files.read(path, Int.max) else { continue }
        Self.add(bytes, of: path, to: &places)
      }
    }
    self.places = places
  }

  /// Returns the position of the only literal with this text, or nil if there is none or there are several.
  package func place(of words: String) -> Place? { places[words] ?? nil }

  private static func paths(in folder: String, _ files: FileReader) -> [String] {
    files.list(folder).sorted().filter { !$0.hasPrefix(".") }.flatMap { name in
      let path = FilePath.join(folder, name)
      return name.hasSuffix(".swift") ? [path] : name.contains(".") ? [] : paths(in: path, files)
    }
  }

  private static func add(_ bytes: [UInt8], of path: String, to places: inout [String: Place?]) {
    var (line, start, place) = (1, 0, 0)
    for literal in SourceTokens(String(decoding: bytes, as: UTF8.self)).literals {
      while place < literal.lowerBound {
        if bytes[place] == UInt8(ascii: "\n") { (line, start) = (line + 1, place + 1) }
        place += 1
      }
      let written = String(decoding: bytes[(literal.lowerBound + 1)..<(literal.upperBound - 1)], as: UTF8.self)
      guard let words = unescaped(written), !words.isEmpty else { continue }
      let known = places[words] != nil
      places[words] = .some(known ? nil : Place(file: path, line: line, column: literal.lowerBound - start + 1))
    }
  }

  /// Returns the text of a literal, or nil if it contains escapes that rarely occur in the text of views.
  private static func unescaped(_ written: String) -> String? {
    guard written.contains("\\") else { return written }
    var words = ""
    var rest = written[...]
    while let character = rest.popFirst() {
      guard character == "\\" else {
        words.append(character)
        continue
      }
      switch rest.popFirst() {
      case "\"": words += "\""
      case "\\": words += "\\"
      case "n": words += "\n"
      default: return nil
      }
    }
    return words
  }
}
