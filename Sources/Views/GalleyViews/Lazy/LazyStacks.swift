public import GalleyGeometry
import GalleyLayout

/// Views from top to bottom, of which only the visible ones are built.
public struct LazyVStack<Content: View>: View {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// A column of rows, lined up by `alignment`, `spacing` points apart; nil spacing is 8. The headers and footers of
  /// its sections that `pinnedViews` names stay in view while their section does.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public func _build(into builder: inout NodeBuilder) {
    builder.check("LazyVStack", ["spacing": spacing])
    let style = NodeBuilder.RowStyle(guide: alignment.key, spacing: spacing, pinned: pinnedViews.rows)
    let rows = builder.lazyRows(along: .vertical, style: style, content._build(into:))
    let rule = LazyStackRule(
      axis: .vertical, guide: alignment.key, spacing: spacing, rows: rows, pinned: pinnedViews.rows)
    builder.add(rule, kind: "LazyVStack")
  }
}

/// Views from leading to trailing, of which only the visible ones are built.
public struct LazyHStack<Content: View>: View {
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// A row of items, lined up by `alignment`, `spacing` points apart; nil spacing is 8. The headers and footers of
  /// its sections that `pinnedViews` names stay in view while their section does.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public func _build(into builder: inout NodeBuilder) {
    builder.check("LazyHStack", ["spacing": spacing])
    let style = NodeBuilder.RowStyle(guide: alignment.key, spacing: spacing, pinned: pinnedViews.rows)
    let rows = builder.lazyRows(along: .horizontal, style: style, content._build(into:))
    let rule = LazyStackRule(
      axis: .horizontal, guide: alignment.key, spacing: spacing, rows: rows, pinned: pinnedViews.rows)
    builder.add(rule, kind: "LazyHStack")
  }
}
