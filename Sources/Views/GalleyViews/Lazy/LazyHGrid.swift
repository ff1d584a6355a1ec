public import GalleyGeometry
import GalleyLayout

/// Cells in rows, column after column, of which only the visible ones are built.
public struct LazyHGrid<Content: View>: View {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// A grid with `rows`, lined up by `alignment` where they leave room; columns are `spacing` points apart, nil is 8.
  ///
  /// Headers and footers of sections are as tall as the grid; those that `pinnedViews` names stay in view while their
  /// section does.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public func _build(into builder: inout NodeBuilder) {
    let tracks = rows.map(\.track)
    let style = NodeBuilder.RowStyle(
      guide: VerticalAlignment.center.key, spacing: spacing, pinned: pinnedViews.rows,
      grid: .init(tracks: tracks, guide: alignment.key))
    let cells = builder.lazyRows(along: .horizontal, style: style, content._build(into:))
    let rule = LazyGridRule(
      axis: .horizontal, tracks: tracks, guide: alignment.key, spacing: spacing, rows: cells, pinned: pinnedViews.rows)
    builder.add(rule, kind: "LazyHGrid")
  }
}
