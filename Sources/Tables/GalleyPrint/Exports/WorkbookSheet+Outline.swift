import GalleyTables

extension WorkbookSheet {
  /// The maximum number of group levels. Excel has eight levels, and the rows take the last one.
  private static let levelLimit = 7

  func hasOutline(maximumRows: Int) -> Bool {
    let groups = document.groups.groups
    guard !groups.isEmpty, !document.sums.lines.isEmpty, document.plan.groups.count < Self.levelLimit else {
      return false
    }
    return rowCount + (groups.count + 2) * document.sums.lines.count < maximumRows
  }

  /// Writes the totals of each group below its rows. Users of workbook programs can fold the groups.
  func writeOutline(_ title: Int) -> [UInt8] {
    let groups = document.groups.groups
    let levels = document.plan.groups.count
    var sheet = begin(title, levels: levels + 1)
    var starts: [Int: Int] = [:]
    var number = 2
    for segment in document.groups.segments {
      switch segment {
      case .heading(let group): starts[group] = number
      case .rows(let rows):
        for place in rows {
          writeRow(document.groups.order.map { Int($0[place]) } ?? place, number: number, level: levels + 1, &sheet)
          number += 1
        }
      case .total(let group):
        let start = group.flatMap { starts[$0] } ?? 2
        let rows = start...max(start, number - 1)
        for line in document.sums.lines {
          let level = group.map { groups[$0].level + 1 } ?? 0
          writeTotals(line, of: group, row: number, level: level, rows: rows, &sheet)
          number += 1
        }
      }
    }
    writeFootnotes(row: number + 1, maximumRows: .max, &sheet)
    sheet += "</sheetData>".utf8
    let last = number - 1 - document.sums.lines.count
    if last > 1 { sheet += "<autoFilter ref=\"A1:\(Self.name(of: columnCount - 1))\(last)\"/>".utf8 }
    sheet += "<pageSetup orientation=\"landscape\" fitToHeight=\"0\"/></worksheet>".utf8
    return sheet
  }
}
