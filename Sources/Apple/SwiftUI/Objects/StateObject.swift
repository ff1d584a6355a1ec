public import Combine
public import GalleyViews

/// An object that a view makes the first time it is shown, keeps as long as it keeps its place, and follows.
@propertyWrapper
public struct StateObject<ObjectType: Combine.ObservableObject>: DynamicProperty {
  @GalleyViews.StateObject private var relay = ObjectRelay()
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// An object that `wrappedValue` makes, once.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { make = wrappedValue }

  /// The object; a new one each time outside of a view that is shown.
  public var wrappedValue: ObjectType { object ?? make() }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  /// Makes the object, or takes the one that is there, and starts to follow it.
  public mutating func update() {
    let object = relay.kept as? ObjectType ?? make()
    relay.kept = object
    relay.follow(object)
    self.object = object
  }
}
