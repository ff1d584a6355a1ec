public import GalleyGeometry
import GalleyLayout

public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case local
  case global
  case named(AnyHashable)

  public static var scrollView: CoordinateSpace { .named(ScrollViewSpace(axis: nil)) }

  public static func scrollView(axis: Axis) -> CoordinateSpace { .named(ScrollViewSpace(axis: axis)) }
}

struct ScrollViewSpace: Hashable {
  /// The axis of the scroll view; nil matches scroll views of any axis.
  let axis: Axis?
}

public struct NamedCoordinateSpace: Hashable, @unchecked Sendable {
  let name: AnyHashable

  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpace(axis: nil)) }

  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollViewSpace(axis: axis)) }
}

extension View {
  public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    modified("coordinateSpace", by: CoordinateSpaceRule(name: space.name))
  }

  public func coordinateSpace(name: some Hashable) -> some View { coordinateSpace(.named(name)) }
}
