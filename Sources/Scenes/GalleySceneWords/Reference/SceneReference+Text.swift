import GalleyTemplate

extension SceneReference {
  /// Returns each entry with its name and description, on one line or several.
  ///
  /// - Parameter columns: The width of the terminal in characters.
  package func list(columns: Int = 100) -> String {
    // The descriptions of longer names start on the next line, so that they have at least half of the width.
    let width = min(entries.map(\.name.count).max() ?? 0, columns / 2)
    return entries.map { entry in
      let isLong = entry.name.count > width
      let name = entry.name + String(repeating: " ", count: max(width - entry.name.count, 0))
      let lines = ReferenceText.wrap(entry.doc, to: columns - width - 2)
      let rest = lines.dropFirst(isLong ? 0 : 1).map { String(repeating: " ", count: width + 2) + $0 }
      return ([isLong ? name : name + "  " + (lines.first ?? "")] + rest).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

extension SceneReference.Entry {
  /// Returns the full entry: its value, the possible keywords, and the keys with their values and keywords.
  ///
  /// - Parameter columns: The width of the terminal in characters.
  public func text(columns: Int = 100) -> String {
    lines(columns: columns, indentation: 0).joined(separator: "\n")
  }

  private func lines(columns: Int, indentation: Int) -> [String] {
    let head = value.isEmpty ? name : "\(name): \(value)\(isRequired ? " (required)" : "")"
    var lines = ReferenceText.wrap(head, to: columns, indentation: indentation)
    lines += ReferenceText.wrap(doc, to: columns, indentation: indentation + 4)
    for word in words {
      let text = word.doc.isEmpty ? word.name : "\(word.name): \(word.doc)"
      lines += ReferenceText.wrap("- " + text, to: columns, indentation: indentation + 4)
    }
    for rule in rules { lines += ReferenceText.wrap(rule, to: columns, indentation: indentation + 4) }
    for key in keys { lines += key.lines(columns: columns, indentation: indentation + 4) }
    if !arguments.isEmpty {
      lines += ReferenceText.wrap("Arguments, next to the view's name:", to: columns, indentation: indentation + 4)
    }
    for argument in arguments { lines += argument.lines(columns: columns, indentation: indentation + 4) }
    return lines
  }
}

private enum ReferenceText {
  static func wrap(_ text: String, to columns: Int, indentation: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: indentation)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < columns {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(margin + word)
      }
    }
    return lines
  }
}
