public import GalleyGeometry
public import GalleyMotion

/// A type that says how large a container is and where its views go; used like a stack.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size { … }
///       func placeSubviews(
///         in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///       ) { … }
///     }
///
///     Diagonal { Text("one"); Text("two") }
///
/// Numbers that the layout gives as `animatableData` move when a change of them is animated.
///
/// Lengths are points. Coordinates are as if reading ran from left to right: where it does not, the result is mirrored.
public protocol Layout: Animatable {
  /// What the layout keeps between questions; nothing by default.
  associatedtype Cache = Void

  typealias Subviews = LayoutSubviews

  /// What is known of the layout before it is asked anything; no main axis by default.
  static var layoutProperties: LayoutProperties { get }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size

  /// Places each of `subviews` in `bounds`; one that is not placed lies in the middle.
  ///
  /// `proposal` is what the container was offered, and `bounds` the size it answered.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date after the views changed; by default it is made anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The room the container wants around itself; what its views want, by default.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Where the container puts a horizontal guide in `bounds`; nil, the default, combines what the views say.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double?

  /// Where the container puts a vertical guide in `bounds`; nil, the default, combines what the views say.
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

/// What is known of a layout before it is asked anything.
public struct LayoutProperties: Hashable, Sendable {
  public var stackOrientation: Axis?

  public init() {}
}
