public import GalleyGeometry
import GalleyLayout

/// Specialized, because padding is frequent in list rows.
@usableFromInline
struct PaddedView<Content: View>: View {
  @usableFromInline let site = CallSite()
  @usableFromInline let content: Content
  @usableFromInline let insets: EdgeInsets

  @inlinable
  init(content: Content, insets: EdgeInsets) { (self.content, self.insets) = (content, insets) }

  @usableFromInline
  func _build(into builder: inout NodeBuilder) {
    let around = builder.enter(site)
    defer { builder.site = around }
    builder.check(
      "padding",
      ["top": insets.top, "leading": insets.leading, "bottom": insets.bottom, "trailing": insets.trailing])
    let (rule, outer) = (PaddingRule(insets: insets), builder)
    builder.modify(content._build(into:)) { child in outer.node(rule, [child], kind: "padding") }
  }

  @inlinable
  func _trace(_ trace: RowTrace) {
    // If a length is invalid, the trace is given up, so the row is built and the error is reported.
    guard (insets.horizontal + insets.vertical).isFinite else { return trace.giveUp() }
    trace.note(insets)
    content._trace(trace)
  }
}

extension PaddedView: SelfComparing {
  func isSame(as other: PaddedView) -> Bool {
    insets == other.insets && ViewEquality.areSame(content, other.content)
  }
}

extension View {
  @inlinable
  public consuming func padding(_ insets: EdgeInsets) -> some View { PaddedView(content: self, insets: insets) }

  /// Adds padding of `length` points (nil: 16).
  @inlinable
  public consuming func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }

  @inlinable
  public consuming func padding(_ length: Double) -> some View { padding(.all, length) }
}
