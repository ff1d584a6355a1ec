public import GalleyGeometry
public import GalleyMotion

/// Lengths are in points. Coordinates are for left-to-right layout; Galley mirrors the result.
public protocol Layout: Animatable {
  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  func makeCache(subviews: Subviews) -> Cache

  /// The default creates a new cache.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The default combines the spacing of all subviews.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The default, nil, combines the guides of the subviews.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double?

  /// The default, nil, combines the guides of the subviews.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first?.spacing else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first) { $0.union($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? { nil }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? { nil }

  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

public struct LayoutProperties: Hashable, Sendable {
  public var stackOrientation: Axis?

  public init() {}
}
