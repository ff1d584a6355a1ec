public import GalleyGeometry
import GalleyLayout

public struct LazyHGrid<Content: View>: View {
  private let site = CallSite()
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows of the grid.
  ///   - alignment: The vertical alignment of the rows if they do not fill the height.
  ///   - spacing: The space between columns, in points (nil: 8).
  ///   - pinnedViews: The section headers or footers that stay visible together with their section.
  ///   - content: The cells. Headers and footers of sections span the whole height.
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
    let around = builder.enter(site)
    defer { builder.site = around }
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
