public import GalleyGeometry
import GalleyLayout
import GalleyMotion

public struct HStackLayout: Layout, BuiltInLayout, Hashable, Sendable {
  public var alignment: VerticalAlignment
  /// The spacing, in points; nil lets each pair of neighbours decide (8 for most pairs).
  public var spacing: Double?

  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var builtInRule: any ContainerRule { StackRule(axis: .horizontal, guide: alignment.key, spacing: spacing) }
  var builtInOrientation: Axis? { .horizontal }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    size(of: subviews, offered: proposal)
  }

  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(subviews, in: bounds, offered: proposal)
  }
}

public struct VStackLayout: Layout, BuiltInLayout, Hashable, Sendable {
  public var alignment: HorizontalAlignment
  /// The spacing, in points; nil lets each pair of neighbours decide (8 for most pairs).
  public var spacing: Double?

  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var builtInRule: any ContainerRule { StackRule(axis: .vertical, guide: alignment.key, spacing: spacing) }
  var builtInOrientation: Axis? { .vertical }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    size(of: subviews, offered: proposal)
  }

  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(subviews, in: bounds, offered: proposal)
  }
}

public struct ZStackLayout: Layout, BuiltInLayout, Hashable, Sendable {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  var builtInRule: any ContainerRule { ZStackRule(alignment: alignment) }
  var builtInOrientation: Axis? { nil }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    size(of: subviews, offered: proposal)
  }

  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(subviews, in: bounds, offered: proposal)
  }
}

public struct GridLayout: Layout, BuiltInLayout, Hashable, Sendable {
  public var alignment: Alignment
  /// The spacing, in points; nil means 8.
  public var horizontalSpacing: Double?
  /// The spacing, in points; nil means 8.
  public var verticalSpacing: Double?

  public init(alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  var builtInRule: any ContainerRule {
    GridRule(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
  var builtInOrientation: Axis? { .vertical }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    size(of: subviews, offered: proposal)
  }

  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(subviews, in: bounds, offered: proposal)
  }
}
