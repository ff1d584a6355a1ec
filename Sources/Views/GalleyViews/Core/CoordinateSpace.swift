public import GalleyGeometry
import GalleyLayout

/// Where coordinates are measured from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The view's own top-left corner.
  case local
  /// The canvas's top-left corner.
  case global
  /// The top-left corner of the view around that has this name.
  case named(AnyHashable)

  /// The top-left corner of the nearest scroller around.
  public static var scrollView: CoordinateSpace { .named(ScrollViewSpace(axis: nil)) }

  /// The top-left corner of the nearest scroller around that scrolls along `axis`.
  public static func scrollView(axis: Axis) -> CoordinateSpace { .named(ScrollViewSpace(axis: axis)) }
}

/// The name of a scroller's own coordinate space.
struct ScrollViewSpace: Hashable {
  /// The direction it scrolls in; nil is either.
  let axis: Axis?
}

/// A coordinate space with a name, as ``View/coordinateSpace(_:)`` takes it.
public struct NamedCoordinateSpace: Hashable, @unchecked Sendable {
  let name: AnyHashable

  /// The space `name`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The nearest scroller around.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpace(axis: nil)) }

  /// The nearest scroller around that scrolls along `axis`.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollViewSpace(axis: axis)) }
}

extension View {
  /// Gives the view's coordinate space a name, for readers inside it.
  public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    modified("coordinateSpace", by: CoordinateSpaceRule(name: space.name))
  }

  /// Gives the view's coordinate space the name `name`, for readers inside it.
  public func coordinateSpace(name: some Hashable) -> some View { coordinateSpace(.named(name)) }
}
