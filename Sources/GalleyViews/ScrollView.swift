public import GalleyGeometry
import GalleyLayout

/// A window on content that may be larger than it.
///
/// Its offset is an input: a stage sets it by the identity given with `id`.
public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content

  /// A scroller along `axes`; several views inside it form a stack along the axis.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  /// Adds the scroller's node.
  public func _build(into builder: inout NodeBuilder) {
    let environment = builder.environment
    let axis: Axis = axes == .horizontal ? .horizontal : .vertical
    let nodes = builder.children(along: axis, content._build(into:))
    let style = ScrollIndicatorStyle(
      isVisible: showsIndicators && environment.showsScrollIndicators,
      color: Color(.label).opacity(0.35).rgba(in: environment.colorScheme),
      isMirrored: environment.layoutDirection == .rightToLeft)
    builder.add(
      ScrollRule(axes: axes, context: builder.context, origin: builder.origin), [builder.stack(nodes, along: axis)],
      kind: "ScrollView", drawing: .scroll(style))
  }
}
