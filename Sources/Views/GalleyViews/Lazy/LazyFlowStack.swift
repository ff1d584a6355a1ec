public import GalleyGeometry
import GalleyLayout

/// Views side by side, on as many lines as they need, of which only the visible ones are built.
///
/// It lays its views out as ``FlowLayout`` does, in all the width it is offered. Sections have no meaning in it.
public struct LazyFlowStack<Content: View>: View {
  private let layout: FlowLayout
  private let content: Content

  /// A stack with `columns`; spacing of nil is 8 points.
  public init(
    columns: FlowLayout.Columns = .fitting, alignment: HorizontalAlignment = .leading,
    itemAlignment: VerticalAlignment = .center, spacing: Double? = nil, lineSpacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = FlowLayout(
      columns: columns, alignment: alignment, itemAlignment: itemAlignment, spacing: spacing, lineSpacing: lineSpacing)
    self.content = content()
  }

  public func _build(into builder: inout NodeBuilder) {
    builder.check("LazyFlowStack", ["spacing": layout.spacing, "lineSpacing": layout.lineSpacing])
    let style = NodeBuilder.RowStyle(guide: layout.alignment.key, spacing: layout.lineSpacing)
    let items = builder.lazyRows(along: .vertical, style: style, content._build(into:))
    let rule = LazyFlowRule(
      columns: layout.columns.rule, guide: layout.alignment.key, itemGuide: layout.itemAlignment.key,
      spacing: layout.spacing, lineSpacing: layout.lineSpacing, rows: items)
    builder.add(rule, kind: "LazyFlowStack")
  }
}
