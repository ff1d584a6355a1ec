import GalleyControls
import GalleyGeometry
import GalleyMotion
import GalleyPicture
import GalleyText
import GalleyViews

/// Lengths in points. These are estimates: Apple does not publish the values.
enum TableMetrics {
  static let spacing = 16.0
  static let margin = 16.0
  static let headerHeight = 36.0
}

struct TableRows<Value: Identifiable>: View {
  let rows: [TableRow<Value>.Entry]
  let columns: [TableRow<Value>.Column]
  /// The separator below the column headers replaces the one above the first row.
  let hasTitles: Bool

  var body: some View {
    if rows.contains(where: { $0.header != nil }) {
      ForEach(sections.indices, id: \.self) { index in
        Section {
          ForEach(sections[index]) { row($0) }
        } header: {
          sections[index].first?.header
        }
      }
    } else {
      ForEach(rows) { row($0) }.listSectionSeparator(hasTitles ? .hidden : .automatic, edges: .top)
    }
  }

  @ViewBuilder private func row(_ entry: TableRow<Value>.Entry) -> some View {
    let cells = TableCells(columns: columns, row: entry.value)
    if let change = entry.change { change(AnyView(cells)) } else { cells }
  }

  private var sections: [[TableRow<Value>.Entry]] {
    rows.reduce(into: []) { sections, row in
      if row.header != nil || sections.isEmpty { sections.append([]) }
      sections[sections.count - 1].append(row)
    }
  }
}

struct TableCells<Value: Identifiable>: View {
  let columns: [TableRow<Value>.Column]
  let row: Value

  var body: some View {
    TableRowLayout(widths: columns.map(\.width)) {
      ForEach(columns.indices) { index in
        if columns.indices.contains(index) {
          columns[index].content(row)
            .frame(maxWidth: .infinity, alignment: Alignment(horizontal: columns[index].alignment, vertical: .center))
        }
      }
    }
  }
}

struct TableRowLayout: Layout {
  let widths: [TableColumnWidth]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? idealWidth
    let columns = shares(of: width)
    let heights = zip(subviews, columns).map { cell, column in
      cell.sizeThatFits(ProposedViewSize(width: column, height: nil)).height
    }
    return Size(width: width, height: heights.max() ?? 0)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (cell, width) in zip(subviews, shares(of: bounds.width)) {
      cell.place(
        at: Point(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: width, height: nil))
      x += width + TableMetrics.spacing
    }
  }

  private var idealWidth: Double {
    widths.map { max($0.ideal ?? 100, $0.minimum) }.reduce(0, +) + spacing
  }

  private var spacing: Double { TableMetrics.spacing * Double(max(widths.count - 1, 0)) }

  /// Ideal widths are fixed, and the other columns share the remaining width.
  func shares(of width: Double) -> [Double] {
    var result = widths.map { min(max($0.ideal ?? $0.minimum, $0.minimum), $0.maximum) }
    var open = Set(widths.indices.filter { widths[$0].ideal == nil })
    while !open.isEmpty {
      let fixed = widths.indices.filter { !open.contains($0) }.map { result[$0] }.reduce(0, +)
      let share = max(0, width - spacing - fixed) / Double(open.count)
      let bound = open.filter { share < widths[$0].minimum || share > widths[$0].maximum }
      for index in open { result[index] = min(max(share, widths[index].minimum), widths[index].maximum) }
      if bound.isEmpty { break }
      open.subtract(bound)
    }
    return result
  }
}
