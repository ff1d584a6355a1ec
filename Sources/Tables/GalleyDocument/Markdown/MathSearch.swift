/// Finds TeX formulas in Markdown. Galley does not set formulas, so it would print their source as text.
enum MathSearch {
  struct Formula: Hashable {
    var text: String
    /// The line in the source, from 1.
    var line: Int
    /// The column in Unicode scalars, from 1.
    var column: Int
    var length: Int
  }

  /// Returns the first formula outside code. Amounts such as "$5 and $10" are not formulas.
  static func first(in source: String) -> Formula? {
    var fence: String?
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let start = line.drop { $0 == " " }
      let mark = String(start.prefix { $0 == "`" || $0 == "~" })
      if let open = fence {
        if mark.hasPrefix(open) { fence = nil }
        continue
      }
      if mark.count >= 3 {
        fence = mark
        continue
      }
      if var found = formula(in: Array(line)) {
        found.line = index + 1
        return found
      }
    }
    return nil
  }

  private static func formula(in line: [Character]) -> Formula? {
    var index = 0
    while index < line.count {
      switch line[index] {
      case "\\": index += 2
      case "`":
        let run = line[index...].prefix { $0 == "`" }
        index = end(of: Array(run), in: line, from: run.endIndex) ?? run.endIndex
      case "$":
        let run = line[index...].prefix { $0 == "$" }
        if run.count <= 2, let end = end(of: Array(run), in: line, from: run.endIndex),
          isFormula(line[run.endIndex..<(end - run.count)], line[end...].first, isDisplay: run.count == 2)
        {
          return Formula(
            text: String(line[index..<end]), line: 1, column: String(line[..<index]).unicodeScalars.count + 1,
            length: String(line[index..<end]).unicodeScalars.count)
        }
        if run.count == 2, run.endIndex == line.count {
          return Formula(text: "$$", line: 1, column: String(line[..<index]).unicodeScalars.count + 1, length: 2)
        }
        index = run.endIndex
      default: index += 1
      }
    }
    return nil
  }

  private static func end(of mark: [Character], in line: [Character], from start: Int) -> Int? {
    var index = start
    while index + mark.count <= line.count {
      if line[index..<(index + mark.count)].elementsEqual(mark) { return index + mark.count }
      index += 1
    }
    return nil
  }

  /// Returns whether text between dollar signs is a formula. As in Pandoc, there must be no spaces directly inside the
  /// dollar signs, and no digit after them.
  private static func isFormula(_ text: ArraySlice<Character>, _ next: Character?, isDisplay: Bool) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    if isDisplay { return true }
    guard !first.isWhitespace, !last.isWhitespace, !(next?.isNumber ?? false), !(next?.isLetter ?? false) else {
      return false
    }
    return text.contains { "\\^_={}".contains($0) } || text.count == 1 && first.isLetter
  }
}
