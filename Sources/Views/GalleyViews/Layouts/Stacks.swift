public import GalleyGeometry
import GalleyLayout

public struct HStack<Content: View>: View {
  @usableFromInline let site = CallSite()
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Creates a row. `spacing` is in points; nil lets each pair of neighbours decide (8 for most pairs).
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views (default: centre).
  ///   - spacing: The space between neighbours, in points; nil (the default) lets each pair decide (8 for most pairs).
  ///   - content: The views, from leading to trailing.
  @inlinable
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func _build(into builder: inout NodeBuilder) {
    let around = builder.enter(site)
    defer { builder.site = around }
    builder.check("HStack", ["spacing": spacing])
    let children = builder.children(along: .horizontal, content._build(into:))
    builder.add(StackRule(axis: .horizontal, guide: alignment.key, spacing: spacing), children, kind: "HStack")
  }

  @inlinable
  public func _trace(_ trace: RowTrace) {
    trace.note(StackTrace(alignment.key, spacing: spacing))
    content._trace(trace)
  }
}

public struct VStack<Content: View>: View {
  @usableFromInline let site = CallSite()
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let content: Content

  /// Creates a column. `spacing` is in points; nil lets each pair of neighbours decide (8 for most pairs).
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views (default: centre).
  ///   - spacing: The space between neighbours, in points; nil (the default) lets each pair decide (8 for most pairs).
  ///   - content: The views, from top to bottom.
  @inlinable
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  public func _build(into builder: inout NodeBuilder) {
    let around = builder.enter(site)
    defer { builder.site = around }
    builder.check("VStack", ["spacing": spacing])
    let children = builder.children(along: .vertical, content._build(into:))
    builder.add(StackRule(axis: .vertical, guide: alignment.key, spacing: spacing), children, kind: "VStack")
  }

  @inlinable
  public func _trace(_ trace: RowTrace) {
    trace.note(StackTrace(alignment.key, spacing: spacing))
    content._trace(trace)
  }
}

public struct ZStack<Content: View>: View {
  @usableFromInline let site = CallSite()
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public func _build(into builder: inout NodeBuilder) {
    let around = builder.enter(site)
    defer { builder.site = around }
    let children = builder.children(along: nil, content._build(into:))
    builder.add(ZStackRule(alignment: alignment), children, kind: "ZStack")
  }

  @inlinable
  public func _trace(_ trace: RowTrace) {
    trace.note(alignment)
    content._trace(trace)
  }
}

/// Contains only whole machine words and no padding, so equal values have identical bytes.
@usableFromInline
struct StackTrace {
  @usableFromInline let axis: UInt
  @usableFromInline let guide: ObjectIdentifier
  @usableFromInline let hasSpacing: UInt
  @usableFromInline let spacing: UInt64

  @inlinable
  init(_ guide: AlignmentKey, spacing: Double?) {
    (axis, self.guide) = (guide.axis == .horizontal ? 0 : 1, ObjectIdentifier(guide.id))
    (hasSpacing, self.spacing) = (spacing == nil ? 0 : 1, (spacing ?? 0).bitPattern)
  }
}
