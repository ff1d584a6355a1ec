public import GalleyGeometry
import GalleyLayout

/// Cells in rows, column after column, of which only the visible ones are built.
public struct LazyHGrid<Content: View>: View {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// A grid with `rows`, lined up by `alignment` where they leave room; columns are `spacing` points apart, nil is 8.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds the grid's node.
  public func _build(into builder: inout NodeBuilder) {
    let cells = builder.lazyRows(
      along: .horizontal, guide: VerticalAlignment.center.key, spacing: spacing, content._build(into:))
    let rule = LazyGridRule(
      axis: .horizontal, tracks: rows.map(\.track), guide: alignment.key, spacing: spacing, cells: cells)
    builder.add(rule, kind: "LazyHGrid")
  }
}
