import GalleyCompare
import GalleyExplain
import GalleyGeometry
import GalleyRender
import GalleyTables
import GalleyText
import GalleyViews

struct BookTableSetter {
  private let table: Book.Table
  private let setter: BookSetter
  private let widths: [Double]

  private static let gap = 10.0
  private static let least = 22.0

  /// If the natural widths do not fit, all columns get the same maximum width.
  init(_ table: Book.Table, _ setter: BookSetter) {
    self.table = table
    self.setter = setter
    let wanted = table.columns.indices.map { index in
      let cells = table.rows.lazy.map { $0[index].text }.flatMap { $0.split(separator: "\n") }
      // Measuring all cells would take long, so only the longest texts are measured.
      let longest = Set(cells.map(String.init)).sorted { ($0.count, $0) > ($1.count, $1) }.prefix(6)
      let widest = longest.map { setter.width(of: $0, BookType.small) }.max() ?? 0
      return max(widest, Self.headWidth(of: table.columns[index].title, setter)) + 0.5
    }
    widths = wanted.capped(
      toFit: BookSetter.width - Self.gap * Double(max(table.columns.count - 1, 0)), least: Self.least)
  }

  private static func headWidth(of title: String, _ setter: BookSetter) -> Double {
    title.split(separator: " ").map { setter.width(of: String($0), BookType.smallBold) }.max() ?? 0
  }

  func strips(number: Int) throws(ProofError) -> [BookStrip] {
    var strips: [BookStrip] = []
    if !table.title.isEmpty {
      var title = try setter.strip(
        BookText(table.title, BookType.heading).padding(.bottom, 2))
      title.keepsWithNext = true
      strips.append(title)
    }
    let cells = table.columns.map { Book.Table.Cell($0.title) }
    var head = try setter.strip(BookTableRow(cells: cells, table: table, widths: widths, gap: Self.gap, isHead: true))
    (head.isTableHead, head.keepsWithNext, head.table) = (true, true, number)
    strips.append(head)
    for (index, row) in table.rows.enumerated() {
      var strip = try setter.strip(BookTableRow(cells: row, table: table, widths: widths, gap: Self.gap, isHead: false))
      strip.table = number
      // A single row below a header row is easily missed, so the first two rows stay together.
      strip.keepsWithNext = index == 0 && table.rows.count > 1
      strips.append(strip)
    }
    return strips
  }
}

private struct BookTableRow: View {
  let cells: [Book.Table.Cell]
  let table: Book.Table
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
      Rectangle().fill(isHead ? BookInk.soft : BookInk.line).frame(width: BookSetter.width, height: 0.5)
    }
  }

  @ViewBuilder private func text(_ cell: Book.Table.Cell) -> some View {
    if let target = cell.target {
      BookLink(link: (cell.text, target))
    } else {
      BookText(cell.text, isHead ? BookType.smallBold : BookType.small, isHead ? BookInk.soft : BookInk.text)
    }
  }
}
