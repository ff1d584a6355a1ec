import GalleyText
package import GalleyViews

package struct SymbolSheet: View {
  private let names: [String]
  private let size: Double
  private let columns: Int

  /// Creates a sheet, with each symbol above its name.
  ///
  /// - Parameters:
  ///   - names: The names of the symbols.
  ///   - size: The symbol size in points.
  ///   - columns: The number of columns.
  package init(_ names: [String], size: Double = 28, columns: Int = 8) {
    self.names = names
    self.size = size
    self.columns = max(1, columns)
  }

  package var body: some View {
    Grid(horizontalSpacing: 8, verticalSpacing: 12) {
      ForEach(Array(rows.enumerated()), id: \.offset) { row in
        GridRow {
          ForEach(row.element, id: \.self) { name in
            VStack(spacing: 6) {
              Image(systemName: name).font(.system(size: size)).frame(height: size * 1.5)
              Text(verbatim: name).font(.system(size: 9)).foregroundStyle(.secondary).lineLimit(2)
                .multilineTextAlignment(.center)
            }
            .frame(width: max(76, size * 2))
          }
        }
      }
    }
    .padding(12)
  }

  private var rows: [[String]] {
    stride(from: 0, to: names.count, by: columns).map { Array(names[$0..<min($0 + columns, names.count)]) }
  }
}
