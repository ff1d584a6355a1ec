import GalleyLayout

/// Where coordinates are measured from.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The view's own top-left corner.
  case local
  /// The canvas's top-left corner.
  case global
  /// The top-left corner of the view around that has this name.
  case named(AnyHashable)
}

/// A coordinate space with a name, as ``View/coordinateSpace(_:)`` takes it.
public struct NamedCoordinateSpace: Hashable, @unchecked Sendable {
  let name: AnyHashable

  /// The space `name`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension View {
  /// Gives the view's coordinate space a name, for readers inside it.
  public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    modified("coordinateSpace", by: CoordinateSpaceRule(name: space.name))
  }

  /// Gives the view's coordinate space the name `name`, for readers inside it.
  public func coordinateSpace(name: some Hashable) -> some View { coordinateSpace(.named(name)) }
}
