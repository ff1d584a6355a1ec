extension Diagnostic {
  public enum Severity: String, Hashable, Sendable {
    case error
    case warning

    fileprivate var color: String { self == .error ? "31" : "33" }
  }

  /// Returns the diagnostic for a terminal: the message, the location, the source line with carets, and the solution.
  ///
  /// ```
  /// error: unknown key 'widht' in frame
  ///  --> templates/list.yaml:12:7
  /// 12 |       widht: 10
  ///    |       ^^^^^
  /// help: did you mean 'width'?
  /// ```
  ///
  /// There is no final line break.
  ///
  /// - Parameters:
  ///   - severity: The first word of the text and its colour (default: `.error`).
  ///   - isColored: Whether to add ANSI colours (default: `false`).
  public func text(_ severity: Severity = .error, isColored: Bool = false) -> String {
    let style = TerminalStyle(isColored: isColored)
    var lines = [style.bold(style.color(severity.rawValue, severity.color) + ": " + PrintedText.line(message))]
    if let place { lines.append(style.color(" --> ", "34") + PrintedText.line(place.text)) }
    lines += excerptLines(style, severity)
    if let help { lines.append(style.color("help", "36") + ": " + PrintedText.line(help)) }
    return lines.joined(separator: "\n")
  }

  private func excerptLines(_ style: TerminalStyle, _ severity: Severity) -> [String] {
    guard let excerpt, let place, let line = place.line else { return [] }
    let window = ExcerptWindow(excerpt, from: excerptColumn, column: place.column ?? 1, length: place.length)
    let gutter = String(repeating: " ", count: "\(line)".count)
    let quoted = style.color("\(line) | ", "34") + window.text
    guard place.column != nil else { return [quoted] }
    return [quoted, style.color(gutter + " | ", "34") + window.indent + style.color(window.carets, severity.color)]
  }
}

extension SourcePlace {
  /// The location as `file:line:column`, which editors and terminals turn into a link.
  public var text: String {
    [file, line.map(String.init), column.map(String.init)].compactMap { $0 }.joined(separator: ":")
  }
}

private struct TerminalStyle {
  let isColored: Bool

  func bold(_ text: String) -> String { color(text, "1") }
  func color(_ text: String, _ code: String) -> String { isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text }
}

private struct ExcerptWindow {
  let text: String
  let indent: String
  let carets: String

  private static let width = 110

  init(_ line: String, from first: Int, column: Int, length: Int) {
    let scalars = Array(line.unicodeScalars)
    let offset = min(max(column - first, 0), scalars.count)
    let start = offset > 80 ? offset - 30 : 0
    let end = min(scalars.count, start + Self.width)
    let prefix = start > 0 || first > 1 ? "…" : ""
    text =
      prefix + PrintedText.dataLine(String(String.UnicodeScalarView(scalars[start..<end])))
      + (end < scalars.count ? "…" : "")
    indent = String(repeating: " ", count: prefix.count) + Self.blank(scalars[start..<offset])
    let shown = min(length, max(1, end - offset))
    carets = String(repeating: "^", count: max(1, Self.blank(scalars[offset..<min(offset + shown, end)]).count))
  }

  /// Returns spaces as wide as `scalars`. Tabs are kept, East Asian characters become two spaces, and combining marks
  /// none.
  private static func blank(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    for scalar in scalars {
      if scalar == "\t" { text += "\t" } else { text += String(repeating: " ", count: columns(scalar)) }
    }
    return text
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
