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
    /// Its place among the columns.
    package let id: Int

    /// A column at the place `id` with a `title`, `width` points wide where that is said.
    package init(_ id: Int, title: some View, width: Double?, alignment: HorizontalAlignment) {
      (self.id, self.title, self.alignment) = (id, AnyView(title), alignment)
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
    VStack(spacing: 0) {
      if !isCompact { TableTitles(columns: shown.map { ($0.title, $0.width, $0.alignment) }) }
      List(selection: selection) { rows }.listStyle(.plain)
    }
    .environment(\.tableFrame, TableFrameLayout(widths: shown.map(\.width), alignments: shown.map(\.alignment)))
  }
}

/// The cells of a row of a ``TableFrame``, one for each column; what there are more of does not show.
package struct TableFrameRow<Cells: View>: View {
  @Environment(\.tableFrame) private var layout
  private let cells: Cells

  /// The cells of `cells`.
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
  /// How the cells of the rows of the table around lie.
  var tableFrame: TableFrameLayout {
    get { self[TableFrameKey.self] }
    set { self[TableFrameKey.self] = newValue }
  }
}

private enum TableFrameKey: EnvironmentKey {
  static var defaultValue: TableFrameLayout { TableFrameLayout() }
}

/// The titles of columns with a line below.
private struct TableTitles: View {
  @Environment(\.displayScale) private var scale
  let columns: [(title: AnyView, width: TableColumnWidth, alignment: HorizontalAlignment)]

  var body: some View {
    VStack(spacing: 0) {
      TableRowLayout(widths: columns.map(\.width)) {
        ForEach(columns.indices) { index in
          columns[index].title.fontWeight(.medium)
            .frame(maxWidth: .infinity, alignment: Alignment(horizontal: columns[index].alignment, vertical: .center))
        }
      }
      .padding(.horizontal, TableMetrics.margin)
      .frame(minHeight: TableMetrics.headerHeight)
      Color(.separator).frame(height: 1 / max(scale, 1))
    }
    .font(.subheadline)
    .foregroundStyle(.secondary)
    .lineLimit(1)
  }
}
