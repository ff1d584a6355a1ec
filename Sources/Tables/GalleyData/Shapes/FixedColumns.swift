/// Columns that begin at the same position on every line and are separated by spaces.
package struct FixedColumns: Hashable, Sendable {
  package private(set) var starts: [Int]

  private static let minimumLines = 3

  package init(starts: [Int]) { self.starts = starts }

  package init?(_ lines: [[UInt8]]) {
    let lines = lines.filter { $0.contains { $0 != 0x20 } }
    guard lines.count >= Self.minimumLines else { return nil }
    let width = lines.map(Self.length).max() ?? 0
    guard 3...10_000 ~= width else { return nil }
    var filled = [Int](repeating: 0, count: width)
    for line in lines {
      var place = 0
      for byte in line where byte & 0xC0 != 0x80 {
        if byte != 0x20 { filled[place] += 1 }
        place += 1
      }
    }
    starts = []
    var isGap = true
    for place in 0..<width {
      // A column starts after a position that is blank on every line.
      if filled[place] > 0, isGap { starts.append(place) }
      isGap = filled[place] == 0
    }
    guard starts.count >= 2, Self.areFilled(lines, starts) else { return nil }
    if lines.count < Self.fewLines, !Self.hasValues(lines, starts) { return nil }
  }

  /// The number of lines below which aligned spaces may be a coincidence, as in prose.
  private static let fewLines = 8

  private static func hasValues(_ lines: [[UInt8]], _ starts: [Int]) -> Bool {
    let rows = lines.dropFirst().map(FixedColumns(starts: starts).cells)
    return starts.indices.contains { column in rows.allSatisfy { CellKind($0[column]).isTyped } }
  }

  private static func areFilled(_ lines: [[UInt8]], _ starts: [Int]) -> Bool {
    let columns = FixedColumns(starts: starts)
    let filled = lines.reduce(0) { sum, line in sum + columns.cells(line).count { !$0.isEmpty } }
    return filled * 10 >= lines.count * starts.count * 6
  }

  private static func length(_ line: [UInt8]) -> Int { line.count { $0 & 0xC0 != 0x80 } }

  package func cells(_ line: [UInt8]) -> [String] { parts(line).map(Self.trimmed) }

  package func isCut(_ line: [UInt8]) -> Bool {
    let parts = parts(line)
    return zip(parts, parts.dropFirst()).contains {
      $0.last.map { $0 != 0x20 } ?? false && $1.first.map { $0 != 0x20 } ?? false
    }
  }

  private func parts(_ line: [UInt8]) -> [ArraySlice<UInt8>] {
    var bounds: [Int] = []
    var (place, next) = (0, 0)
    for (index, byte) in line.enumerated() where byte & 0xC0 != 0x80 {
      while next < starts.count, place == starts[next] {
        bounds.append(index)
        next += 1
      }
      place += 1
    }
    while bounds.count < starts.count { bounds.append(line.count) }
    if let first = bounds.first, first > 0 { bounds[0] = 0 }
    return zip(bounds, bounds.dropFirst() + [line.count]).map { line[$0..<$1] }
  }

  private static func trimmed(_ part: ArraySlice<UInt8>) -> String {
    var part = part.drop { $0 == 0x20 }
    while part.last == 0x20 { part.removeLast() }
    return String(decoding: part, as: UTF8.self)
  }
}
