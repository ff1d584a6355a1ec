import GalleyCompare
import GalleyExplain
import GalleyGeometry
import GalleyRender
import GalleyTables
import GalleyText
import GalleyViews

struct SceneReportTableSetter {
  private let table: SceneReport.Table
  private let setter: SceneReportSetter
  private let widths: [Double]

  private static let gap = 10.0
  private static let minimum = 22.0

  /// Computes the column widths. If the natural widths do not fit, all columns get the same maximum width.
  init(_ table: SceneReport.Table, _ setter: SceneReportSetter) {
    self.table = table
    self.setter = setter
    let wanted = table.columns.indices.map { index in
      let cells = table.rows.lazy.map { $0[index].text }.flatMap { $0.split(separator: "\n") }
      // Measuring all cells would take too long, so only the longest strings are measured.
      let longest = Set(cells.map(String.init)).sorted { ($0.count, $0) > ($1.count, $1) }.prefix(6)
      let widest = longest.map { setter.width(of: $0, SceneReportType.small) }.max() ?? 0
      return max(widest, Self.headWidth(of: table.columns[index].title, setter)) + 0.5
    }
    widths = wanted.capped(
      toFit: SceneReportSetter.width - Self.gap * Double(max(table.columns.count - 1, 0)), minimum: Self.minimum)
  }

  private static func headWidth(of title: String, _ setter: SceneReportSetter) -> Double {
    title.split(separator: " ").map { setter.width(of: String($0), SceneReportType.smallBold) }.max() ?? 0
  }

  func strips(number: Int) throws(ProofError) -> [SceneReportStrip] {
    var strips: [SceneReportStrip] = []
    if !table.title.isEmpty {
      var title = try setter.strip(
        SceneReportText(table.title, SceneReportType.heading).padding(.bottom, 2))
      title.keepsWithNext = true
      strips.append(title)
    }
    let cells = table.columns.map { SceneReport.Table.Cell($0.title) }
    var head = try setter.strip(
      SceneReportTableRow(cells: cells, table: table, widths: widths, gap: Self.gap, isHead: true))
    (head.isTableHead, head.keepsWithNext, head.table) = (true, true, number)
    strips.append(head)
    for (index, row) in table.rows.enumerated() {
      var strip = try setter.strip(
        SceneReportTableRow(cells: row, table: table, widths: widths, gap: Self.gap, isHead: false))
      strip.table = number
      // A single row below a header row is easily overlooked, so the first two rows stay together.
      strip.keepsWithNext = index == 0 && table.rows.count > 1
      strips.append(strip)
    }
    return strips
  }
}

private struct SceneReportTableRow: View {
  let cells: [SceneReport.Table.Cell]
  let table: SceneReport.Table
  let widths: [Double]
  let gap: Double
  let isHead: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: isHead ? .bottom : .top, spacing: gap) {
        ForEach(Array(cells.enumerated()), id: \.offset) { cell in
          text(cell.element)
            .multilineTextAlignment(table.columns[cell.offset].isNumber ? .trailing : .leading)
            .frame(width: widths[cell.offset], alignment: table.columns[cell.offset].isNumber ? .trailing : .leading)
        }
      }
      .padding(.vertical, 4)
      Rectangle().fill(isHead ? SceneReportInk.soft : SceneReportInk.line).frame(
        width: SceneReportSetter.width, height: 0.5)
    }
  }

  @ViewBuilder private func text(_ cell: SceneReport.Table.Cell) -> some View {
    if let target = cell.target {
      SceneReportLink(link: (cell.text, target))
    } else {
      SceneReportText(
        cell.text, isHead ? SceneReportType.smallBold : SceneReportType.small,
        isHead ? SceneReportInk.soft : SceneReportInk.text)
    }
  }
}
