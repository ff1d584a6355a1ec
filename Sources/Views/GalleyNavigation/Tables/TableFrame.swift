import GalleyControls
package import GalleyGeometry
import GalleyText
package import GalleyViews

/// A table whose rows are views with their own cells, as in scene files.
package struct TableFrame<Rows: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  private let columns: [Column]
  private let selection: Binding<Set<String>>
  private let rows: Rows

  package struct Column: Identifiable {
    let title: AnyView
    let width: TableColumnWidth
    let alignment: HorizontalAlignment
    let sort: (() -> Void)?
    let isReversed: Bool?
    package let id: Int

    /// A column without a width gets a share of the remaining width.
    package init(
      _ id: Int, title: some View, width: Double?, alignment: HorizontalAlignment, isReversed: Bool? = nil,
      sort: (() -> Void)? = nil
    ) {
      (self.id, self.title, self.alignment) = (id, AnyView(title), alignment)
      (self.isReversed, self.sort) = (isReversed, sort)
      self.width = TableColumnWidth(minimum: width ?? 0, ideal: width, maximum: width ?? .infinity)
    }
  }

  /// Each row must be a ``TableFrameRow``.
  package init(columns: [Column], selection: Binding<Set<String>>, @ViewBuilder rows: () -> Rows) {
    (self.columns, self.selection, self.rows) = (columns, selection, rows())
  }

  package var body: some View {
    let isCompact = sizeClass == .compact
    let shown = isCompact ? Array(columns.prefix(1)) : columns
    // The separator below the column headers replaces the one above the first row.
    List(selection: selection) { rows.listSectionSeparator(isCompact ? .automatic : .hidden, edges: .top) }
      .tableTitles(isCompact ? [] : shown.map(\.shownTitle))
      .tableRecord(
        isCompact ? [] : shown.map(\.width), isCompact ? [] : shown.map(\.alignment), hasTitles: !isCompact
      )
      .environment(\.tableFrame, TableFrameLayout(widths: shown.map(\.width), alignments: shown.map(\.alignment)))
  }
}

extension TableFrame.Column {
  fileprivate var shownTitle: TableTitle {
    TableTitle(label: title, width: width, alignment: alignment, isReversed: isReversed, sort: sort)
  }
}

/// One cell per column. Surplus cells are not shown.
package struct TableFrameRow<Cells: View>: View {
  @Environment(\.tableFrame) private var layout
  private let cells: Cells

  package init(@ViewBuilder cells: () -> Cells) { self.cells = cells() }

  package var body: some View {
    Group(subviews: cells) { cells in
      TableRowLayout(widths: layout.widths) {
        ForEach(layout.widths.indices) { index in
          if cells.indices.contains(index), layout.alignments.indices.contains(index) {
            cells[index]
              .frame(maxWidth: .infinity, alignment: Alignment(horizontal: layout.alignments[index], vertical: .center))
          } else {
            Color.clear.frame(height: 0)
          }
        }
      }
    }
  }
}

struct TableFrameLayout: Hashable {
  var widths: [TableColumnWidth] = []
  var alignments: [HorizontalAlignment] = []
}

extension EnvironmentValues {
  var tableFrame: TableFrameLayout {
    get { self[TableFrameKey.self] }
    set { self[TableFrameKey.self] = newValue }
  }
}

private enum TableFrameKey: EnvironmentKey {
  static var defaultValue: TableFrameLayout { TableFrameLayout() }
}
