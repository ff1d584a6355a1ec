@testable import GalleyTemplate

/// Simple and slow reference readers that process one character at a time.
enum PlainReaders {
  /// Returns the rows of a CSV text including the header, or `nil` if the text is invalid.
  static func csv(_ text: String) -> [[String]]? {
    var characters = Array(text.unicodeScalars)[...]
    if characters.first == "\u{FEFF}" { characters.removeFirst() }
    if characters.isEmpty { return nil }
    guard let header = csvRow(&characters), Set(header).count == header.count else { return nil }
    var rows = [header]
    while let first = characters.first {
      if header.count > 1, first == "\n" || first == "\r" {
        characters.removeFirst()
        continue
      }
      guard let row = csvRow(&characters), row.count == header.count else { return nil }
      rows.append(row)
    }
    return rows
  }

  private static func csvRow(_ text: inout ArraySlice<Unicode.Scalar>) -> [String]? {
    var row: [String] = []
    while true {
      guard let cell = text.first == "\"" ? quoted(&text) : plain(&text) else { return nil }
      row.append(cell)
      switch text.popFirst() {
      case ",": continue
      case "\r":
        if text.first == "\n" { text.removeFirst() }
        return row
      default: return row
      }
    }
  }

  private static func plain(_ text: inout ArraySlice<Unicode.Scalar>) -> String? {
    var cell = String.UnicodeScalarView()
    while let next = text.first, next != ",", next != "\n", next != "\r" { cell.append(text.removeFirst()) }
    return String(cell)
  }

  private static func quoted(_ text: inout ArraySlice<Unicode.Scalar>) -> String? {
    var cell = String.UnicodeScalarView()
    text.removeFirst()
    while let next = text.popFirst() {
      if next != "\"" {
        cell.append(next)
      } else if text.first == "\"" {
        cell.append(text.removeFirst())
      } else {
        let ends: [Unicode.Scalar?] = [",", "\n", "\r", nil]
        return ends.contains(text.first) ? String(cell) : nil
      }
    }
    return nil
  }

  /// Returns the fields of each stanza in order, or `nil` if the text is invalid.
  static func stanzas(_ text: String) -> [[[String]]]? {
    var rows: [[[String]]] = []
    var row: [[String]] = []
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    for line in lines + [""] {
      let isBlank = line.unicodeScalars.allSatisfy { " \t\r".unicodeScalars.contains($0) }
      if isBlank {
        if !row.isEmpty { rows.append(row) }
        row = []
      } else if line.hasPrefix("#") {
        continue
      } else if line.hasPrefix(" ") || line.hasPrefix("\t") {
        guard let last = row.indices.last else { return nil }
        let rest = trimmed(String(line.dropFirst()), isLeading: false)
        row[last][1] += (row[last][1].isEmpty ? "" : "\n") + (rest == "." ? "" : rest)
      } else {
        let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !row.contains(where: { $0[0] == parts[0] }) else { return nil }
        row.append([String(parts[0]), trimmed(String(parts[1]))])
      }
    }
    return rows
  }

  private static func trimmed(_ text: String, isLeading: Bool = true) -> String {
    var scalars = Array(text.unicodeScalars)[...]
    let blanks: [Unicode.Scalar] = [" ", "\t", "\r"]
    while isLeading, let first = scalars.first, blanks.contains(first) { scalars.removeFirst() }
    while let last = scalars.last, blanks.contains(last) { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars))
  }
}
