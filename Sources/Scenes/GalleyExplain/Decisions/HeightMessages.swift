import GalleyGeometry
import GalleyMessages
import GalleyRender
import GalleySnapshot
import GalleyViews

/// Explains the heights of rows. Similar rows are described once.
struct HeightMessages {
  private let rows: [InspectedView]

  init(of list: InspectedView) { rows = list.children }

  var lines: [String] { sections.flatMap(lines) }

  // MARK: Folding

  private struct Key: Hashable {
    let role: InspectedView.RowRole?
    let name: String?
    let height: String
    let parts: [Part]
  }

  private struct Part: Hashable {
    let kind: HeightCause.Kind
    let height: String
  }

  /// The rows divided into sections. Row numbers start again in each section.
  private var sections: [[InspectedView]] {
    var sections: [[InspectedView]] = []
    var last: Int?
    for row in rows {
      let isSeparate = row.role != nil && row.role != .section
      let follows = row.row.map { number in last.map { $0 < number } ?? true } ?? true
      if isSeparate || !follows || sections.isEmpty || isMargin(sections.last?.first) {
        sections.append([row])
        last = row.row
      } else {
        sections[sections.count - 1].append(row)
        last = row.row ?? last
      }
    }
    return sections
  }

  private func isMargin(_ row: InspectedView?) -> Bool { row?.role != nil && row?.role != .section }

  private func lines(of section: [InspectedView]) -> [String] {
    var order: [Key] = []
    var alike: [Key: [InspectedView]] = [:]
    for row in section {
      let key = Self.key(of: row)
      if alike[key] == nil { order.append(key) }
      alike[key, default: []].append(row)
    }
    return order.flatMap { Self.lines(of: alike[$0] ?? []) }
  }

  private static func key(of row: InspectedView) -> Key {
    let parts = (row.height?.parts ?? []).map { part in
      let kind: HeightCause.Kind =
        if case .text(_, let lines) = part.kind { .text("", lines: lines) } else { part.kind }
      return Part(kind: kind, height: InspectedView.text(part.height))
    }
    // Rows are identified by their numbers, and other views by their names.
    return Key(
      role: row.role, name: row.row == nil ? row.shownName : nil, height: InspectedView.text(row.frame.height),
      parts: parts)
  }

  private static func lines(of alike: [InspectedView]) -> [String] {
    guard let first = alike.first else { return [] }
    let line = sentence(of: first)
    guard alike.count > 1 else { return [line] }
    guard let number = first.row else { return ["\(line) (\(alike.count) times)"] }
    let others = alike.dropFirst().compactMap(\.row)
    let noun = noun(of: first)
    return [line, "\(RowRanges.words(others, noun)) \(others.count == 1 ? "is" : "are") like \(noun) \(number)"]
  }

  // MARK: Words

  private static func noun(of row: InspectedView) -> String { row.role == .section ? "section" : "row" }

  private static func name(of row: InspectedView) -> String {
    switch row.role {
    case .header: return "header"
    case .footer: return "footer"
    case .gap: return row.kind == "gap" ? "gap" : row.shownName
    case .section, nil: break
    }
    if let number = row.row { return "\(noun(of: row)) \(number)" }
    // Rows that do not come from a collection have no numbers.
    return row.shownName.hasPrefix("ListRow") ? "row" : row.shownName
  }

  private static func sentence(of row: InspectedView) -> String {
    let height = "\(name(of: row)): \(InspectedView.text(row.frame.height)) pt high"
    guard row.role != .gap else { return height }
    let reasons = row.height.map(reasons) ?? ""
    return reasons.isEmpty ? height : "\(height) = \(reasons)"
  }

  private static let reasonLimit = 6

  private static func reasons(_ cause: HeightCause) -> String {
    let reported = cause.parts.count > reasonLimit ? cause.parts.prefix(reasonLimit - 1) : cause.parts[...]
    let others = cause.parts.dropFirst(reported.count)
    var reasons = reported.map(reason)
    if !others.isEmpty {
      reasons.append("\(InspectedView.text(others.reduce(0) { $0 + $1.height })) for \(others.count) more")
    }
    var words = reasons.joined(separator: " + ")
    // A remainder that is smaller than the displayed precision is omitted.
    let rest = InspectedView.text(abs(cause.rest))
    if rest != "0" {
      words += "\(words.isEmpty ? "" : cause.rest > 0 ? " + " : " − ")\(rest) of padding and spacing"
    }
    return words
  }

  private static func reason(_ part: HeightCause.Part) -> String {
    let height = InspectedView.text(part.height)
    switch part.kind {
    case .text(let words, let lines):
      return "\(height) for \(CountedNoun.text(lines, "line")) of \(QuotedText.line(words))"
    case .frame: return "\(height) that a frame sets"
    case .rows(let count, let headers, let footers):
      let parts = [(count, "row"), (headers, "header"), (footers, "footer")].filter { $0.0 > 0 || $0.1 == "row" }
      return "\(height) for \(parts.map { CountedNoun.text($0.0, $0.1) }.joined(separator: " and "))"
    case .view(let kind): return "\(height) of \(kind)"
    }
  }
}

enum RowRanges {
  static func words(_ numbers: [Int], _ noun: String = "row") -> String {
    let ranges = ranges(numbers)
    let words = ranges.flatMap { range -> [String] in
      // Two adjacent numbers are not written as a range.
      range.count > 2 ? ["\(range.lowerBound)…\(range.upperBound)"] : range.map(String.init)
    }
    let list =
      words.count > 1 ? "\(words.dropLast().joined(separator: ", ")) and \(words[words.count - 1])" : words.first ?? ""
    return "\(noun)\(numbers.count == 1 ? "" : "s") \(list)"
  }

  private static func ranges(_ numbers: [Int]) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, number == last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges
  }
}
