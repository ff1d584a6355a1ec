public import GalleyGeometry
import GalleyLayout

public struct LazyVStack<Content: View>: View {
  private let site = CallSite()
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a column of rows. `spacing` is in points (nil: 8). `pinnedViews` selects the section headers or footers
  /// that stay visible together with their section.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the rows (default: centre).
  ///   - spacing: The space between rows, in points; nil (the default) is 8.
  ///   - pinnedViews: The section headers or footers that stay visible together with their section (default: none).
  ///   - content: The rows. Only visible ones are built.
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
    let around = builder.enter(site)
    defer { builder.site = around }
    builder.check("LazyVStack", ["spacing": spacing])
    let style = NodeBuilder.RowStyle(guide: alignment.key, spacing: spacing, pinned: pinnedViews.rows)
    let rows = builder.lazyRows(along: .vertical, style: style, content._build(into:))
    let rule = LazyStackRule(
      axis: .vertical, guide: alignment.key, spacing: spacing, rows: rows, pinned: pinnedViews.rows)
    builder.add(rule, kind: "LazyVStack")
  }
}

public struct LazyHStack<Content: View>: View {
  private let site = CallSite()
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a row of items. `spacing` is in points (nil: 8). `pinnedViews` selects the section headers or footers that
  /// stay visible together with their section.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the items (default: centre).
  ///   - spacing: The space between items, in points; nil (the default) is 8.
  ///   - pinnedViews: The section headers or footers that stay visible together with their section (default: none).
  ///   - content: The items. Only visible ones are built.
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
    let around = builder.enter(site)
    defer { builder.site = around }
    builder.check("LazyHStack", ["spacing": spacing])
    let style = NodeBuilder.RowStyle(guide: alignment.key, spacing: spacing, pinned: pinnedViews.rows)
    let rows = builder.lazyRows(along: .horizontal, style: style, content._build(into:))
    let rule = LazyStackRule(
      axis: .horizontal, guide: alignment.key, spacing: spacing, rows: rows, pinned: pinnedViews.rows)
    builder.add(rule, kind: "LazyHStack")
  }
}
