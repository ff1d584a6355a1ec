import GalleyControls
package import GalleyGeometry
import GalleyText
package import GalleyViews

/// A table whose rows are views that bring their cells with them, as scenes have it.
package struct TableFrame<Rows: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  private let columns: [Column]
  private let selection: Binding<Set<String>>
  private let rows: Rows

  /// A column: its title, how wide it is, and how its cells line up.
  package struct Column: Identifiable {
    let title: AnyView
    let width: TableColumnWidth
    let alignment: HorizontalAlignment
    /// Sorts the rows by it; nil where a tap does not.
    let sort: (() -> Void)?
    /// Whether rows are sorted by it from the largest on; nil where they are not sorted by it.
    let isReversed: Bool?
    package let id: Int

    /// A column at the place `id` with a `title`, `width` points wide where that is said. `sort` sorts the rows by it,
    /// and `isReversed` tells whether they are from the largest on; nil where they are not sorted by it.
    package init(
      _ id: Int, title: some View, width: Double?, alignment: HorizontalAlignment, isReversed: Bool? = nil,
      sort: (() -> Void)? = nil
    ) {
      (self.id, self.title, self.alignment) = (id, AnyView(title), alignment)
      (self.isReversed, self.sort) = (isReversed, sort)
      self.width = TableColumnWidth(minimum: width ?? 0, ideal: width, maximum: width ?? .infinity)
    }
  }

  /// `rows`, each a ``TableFrameRow``, below the titles of `columns`.
  package init(columns: [Column], selection: Binding<Set<String>>, @ViewBuilder rows: () -> Rows) {
    (self.columns, self.selection, self.rows) = (columns, selection, rows())
  }

  package var body: some View {
    let isCompact = sizeClass == .compact
    let shown = isCompact ? Array(columns.prefix(1)) : columns
    // The line below the titles is the line above the first row, too.
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

/// The cells of a row of a ``TableFrame``, one for each column; what there are more of does not show.
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

/// How the cells of rows lie.
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
