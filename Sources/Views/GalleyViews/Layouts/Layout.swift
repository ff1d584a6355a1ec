public import GalleyGeometry
public import GalleyMotion

/// A custom container layout. Use it like a stack.
///
/// ```
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     return Size(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
///   }
///
///   func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///     var position = bounds.origin
///     for subview in subviews {
///       let size = subview.sizeThatFits(.unspecified)
///       subview.place(at: position, proposal: .unspecified)
///       position = Point(x: position.x + size.width, y: position.y + size.height)
///     }
///   }
/// }
///
/// Diagonal { Text("one"); Text("two") }
/// ```
///
/// Lengths are in points. Coordinates are for left-to-right layout; Galley mirrors the result for right-to-left layout.
/// The properties in `animatableData` are animated when they change.
public protocol Layout: Animatable {
  /// Data that the layout keeps between calls, for example measured sizes (default: none).
  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  /// Static properties of the layout, such as its main axis (default: no axis).
  static var layoutProperties: LayoutProperties { get }

  /// Returns the size of the container.
  ///
  /// - Parameters:
  ///   - proposal: The size that the parent proposes; nil on an axis requests the ideal length.
  ///   - subviews: The views of the container.
  ///   - cache: The data from ``makeCache(subviews:)``.
  /// - Returns: The size in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size

  /// Places each subview with ``LayoutSubview/place(at:anchor:proposal:)``. Subviews that are not placed are centred.
  ///
  /// - Parameters:
  ///   - bounds: The region of the container. Its size is the result of ``sizeThatFits(proposal:subviews:cache:)``.
  ///   - proposal: The size that the parent proposed.
  ///   - subviews: The views of the container.
  ///   - cache: The data from ``makeCache(subviews:)``.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Creates the cache before the first call.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after subviews changed. The default creates a new one.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the preferred spacing around the container. The default combines the spacing of all subviews.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the position of a horizontal guide in `bounds`. The default, nil, combines the guides of the subviews.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double?

  /// Returns the position of a vertical guide in `bounds`. The default, nil, combines the guides of the subviews.
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
