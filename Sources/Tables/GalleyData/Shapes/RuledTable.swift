/// A table whose header has a line of dashes below it, with or without bars between cells. Databases, Markdown and
/// package managers print such tables.
package struct RuledTable {
  package private(set) var names: [String] = []
  package private(set) var rows: [[String]] = []
  package private(set) var above: [String] = []
  package private(set) var below: [String] = []
  package private(set) var comments: [String] = []
  /// The lines on which text extends across the start of a column.
  package private(set) var cutLines: [Int] = []
  /// The lines with text that fills its column and may therefore have been truncated.
  package private(set) var fullLines: [Int] = []

  private static let maximumAbove = 40

  package static func isOne(_ lines: [[UInt8]]) -> Bool { rule(lines[...]) != nil }

  package init?(_ lines: [[UInt8]]) {
    guard let rule = Self.rule(lines[...]) else { return nil }
    if Self.hasBars(lines, rule) { readBarred(lines, rule) } else { readPlaced(lines, rule) }
    guard names.count >= 2 else { return nil }
  }

  // MARK: Rules

  private static func rule(_ lines: ArraySlice<[UInt8]>) -> Int? {
    let rules = lines.prefix(maximumAbove).indices.filter { isRule(lines[$0]) }
    guard let first = rules.first else { return nil }
    // In a table with a frame, there is also a rule above the header.
    if rules.count > 1, rules[1] == first + 2 { return rules[1] }
    guard first > 0, lines[first - 1].contains(where: { $0 != 0x20 }) else { return nil }
    let isBarred = lines[first].contains(UInt8(ascii: "|")) || lines[first].contains(UInt8(ascii: "+"))
    return isBarred && !lines[first - 1].contains(UInt8(ascii: "|")) && !isPackages(lines[first]) ? nil : first
  }

  private static func isRule(_ line: [UInt8]) -> Bool {
    let dashes = line.count { $0 == 0x2D || $0 == 0x3D }
    guard dashes >= 3, line.allSatisfy({ Array("-=+|: \r".utf8).contains($0) }) else { return false }
    return pieces(line).count >= 2
  }

  private static func isPackages(_ line: [UInt8]) -> Bool { line.starts(with: Array("+++-=".utf8)) }

  private static func pieces(_ line: [UInt8]) -> [Range<Int>] {
    let sign: UInt8 = line.contains(0x3D) ? 0x3D : 0x2D
    var pieces: [Range<Int>] = isPackages(line) ? [0..<3] : []
    var index = pieces.last?.upperBound ?? 0
    while index < line.count {
      let start = index
      while index < line.count, line[index] == sign || sign == 0x2D && line[index] == UInt8(ascii: ":") { index += 1 }
      if index > start { pieces.append(start..<index) } else { index += 1 }
    }
    return pieces
  }

  // MARK: Cells between bars

  private static func hasBars(_ lines: [[UInt8]], _ rule: Int) -> Bool {
    lines[rule - 1].contains(UInt8(ascii: "|")) && !isPackages(lines[rule])
  }

  private mutating func readBarred(_ lines: [[UInt8]], _ rule: Int) {
    names = Self.cells(lines[rule - 1])
    above = lines[..<(rule - 1)].filter { !Self.isRule($0) }.map(Self.text).filter { !$0.isEmpty }
    var isBelow = false
    for line in lines[(rule + 1)...] where !Self.isRule(line) {
      if Self.isComment(line) {
        comments.append(Self.text(line))
        continue
      }
      isBelow = isBelow || !line.contains(UInt8(ascii: "|"))
      if !isBelow {
        rows.append(Self.cells(line))
      } else if case let text = Self.text(line), !text.isEmpty {
        below.append(text)
      }
    }
  }

  private static func cells(_ line: [UInt8]) -> [String] {
    var line = line[...]
    while let last = line.last, last == 0x20 || last == 0x0D { line.removeLast() }
    if line.first == UInt8(ascii: "|") {
      line.removeFirst()
      if line.last == UInt8(ascii: "|") { line.removeLast() }
    }
    var cells: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in line {
      if byte == UInt8(ascii: "|"), !isEscaped { cells.append([]) } else { cells[cells.count - 1].append(byte) }
      isEscaped = byte == UInt8(ascii: "\\")
    }
    return cells.map { cell in
      let text = Self.text(cell)
      return text.contains("\\|")
        ? text.split(separator: "\\|", omittingEmptySubsequences: false).joined(separator: "|") : text
    }
  }

  // MARK: Cells below the rule's pieces

  private mutating func readPlaced(_ lines: [[UInt8]], _ rule: Int) {
    let columns = FixedColumns(starts: Self.pieces(lines[rule]).map(\.lowerBound))
    names = columns.cells(lines[rule - 1])
    above = lines[..<(rule - 1)].filter { !Self.isRule($0) }.map(Self.text).filter { !$0.isEmpty }
    var isBelow = false
    var full: [Int: [Int: String]] = [:]
    for (index, line) in lines.enumerated().dropFirst(rule + 1) {
      if Self.isRule(line) || Self.text(line).isEmpty {
        isBelow = isBelow || !rows.isEmpty
      } else if Self.isComment(line), !names[0].hasPrefix("#") {
        comments.append(Self.text(line))
      } else if isBelow {
        below.append(Self.text(line))
      } else {
        let cells = columns.cells(line)
        rows.append(cells)
        if columns.isCut(line) { cutLines.append(index) }
        note(full: cells, index, Self.pieces(lines[rule]), &full)
      }
    }
    // Only the widest cell in a column should fill it completely. If several cells do, they were truncated.
    let cut = full.values.filter { Set($0.values).count >= Self.minimumComplete }
    fullLines = Set(cut.flatMap(\.keys)).sorted()
  }

  private static let minimumComplete = 3
  private static let minimumCut = 8

  private func note(full cells: [String], _ line: Int, _ pieces: [Range<Int>], _ full: inout [Int: [Int: String]]) {
    for (column, piece) in pieces.enumerated().dropLast() where piece.count >= Self.minimumCut {
      if cells[column].count >= piece.count { full[column, default: [:]][line] = cells[column] }
    }
  }

  private static func isComment(_ line: [UInt8]) -> Bool { line.starts(with: Array("# ".utf8)) }

  private static func text(_ line: [UInt8]) -> String {
    var part = line[...].drop { $0 == 0x20 || $0 == 0x09 }
    while let last = part.last, last == 0x20 || last == 0x09 || last == 0x0D { part.removeLast() }
    return String(decoding: part, as: UTF8.self)
  }
}
