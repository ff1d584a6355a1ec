public import GalleyGeometry
import GalleyLayout

/// A lazy ``FlowLayout``: only visible views are built.
///
/// ```
/// ScrollView {
///   LazyFlowStack(spacing: 6) { ForEach(tags, id: \.self) { Text($0) } }
/// }
/// ```
///
/// It takes the whole proposed width. Sections have no special layout.
public struct LazyFlowStack<Content: View>: View {
  private let layout: FlowLayout
  private let content: Content

  /// Creates a stack; see ``FlowLayout`` for the parameters. Spacings are in points (nil: 8).
  ///
  /// - Parameters:
  ///   - columns: Whether the views form columns (default: each line holds as many views as fit).
  ///   - alignment: The alignment of lines that are shorter than the stack (default: leading).
  ///   - itemAlignment: The vertical alignment of the views on a line (default: centre).
  ///   - spacing: The space between views on a line, in points; nil (the default) is 8.
  ///   - lineSpacing: The space between lines, in points; nil (the default) is 8.
  ///   - content: The views. Only those on visible lines are built.
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
