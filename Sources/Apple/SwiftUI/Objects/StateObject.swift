public import Combine
public import GalleyViews

@propertyWrapper
public struct StateObject<ObjectType: Combine.ObservableObject>: DynamicProperty {
  @GalleyViews.StateObject private var relay = ObjectRelay()
  private let make: () -> ObjectType
  private var object: ObjectType?

  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { make = wrappedValue }

  public var wrappedValue: ObjectType { object ?? make() }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  public mutating func update() {
    let object = relay.kept as? ObjectType ?? make()
    relay.kept = object
    relay.follow(object)
    self.object = object
  }
}
