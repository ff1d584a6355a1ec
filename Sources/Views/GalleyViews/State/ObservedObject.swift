@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  public var wrappedValue: Object

  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  @dynamicMemberLookup
  public struct Wrapper {
    let object: Object

    public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
      Binding(to: ObjectLocation(of: object, keyPath: keyPath))
    }
  }
}

extension ObservedObject: ConnectedProperty {
  mutating func connect(to place: PropertyPlace) {
    guard let scope = place.scope else { return }
    place.remembered { ObjectSubscription(of: scope) }.follow(wrappedValue)
  }
}

extension ObservedObject: SelfComparing {
  func isSame(as other: ObservedObject) -> Bool { wrappedValue === other.wrappedValue }
}

@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
  private let make: () -> Object
  private var kept: Object?

  public init(wrappedValue: @autoclosure @escaping () -> Object) { make = wrappedValue }

  public var wrappedValue: Object { kept ?? make() }

  public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: ConnectedProperty {
  mutating func connect(to place: PropertyPlace) {
    guard let scope = place.scope else { return }
    let subscription = place.remembered { ObjectSubscription<Object>(of: scope) }
    let object = subscription.object ?? make()
    subscription.follow(object)
    kept = object
  }
}

extension StateObject: SelfComparing {
  func isSame(as other: StateObject) -> Bool { true }
}

/// A missing object stops the program.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
  private var object: Object?

  public init() {}

  public var wrappedValue: Object {
    guard let object else {
      preconditionFailure("no ancestor provides an object of type \(Object.self) with .environmentObject(_:)")
    }
    return object
  }

  public var projectedValue: ObservedObject<Object>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: ConnectedProperty {
  mutating func connect(to place: PropertyPlace) {
    let object = place.environment.object(of: Object.self)
    self.object = object
    place.memory.isCurrent = { $0.object(of: Object.self) === object }
    guard let scope = place.scope, let object else { return }
    place.remembered { ObjectSubscription(of: scope) }.follow(object)
  }
}

extension EnvironmentObject: SelfComparing {
  func isSame(as other: EnvironmentObject) -> Bool { true }
}

final class ObjectSubscription<Object: ObservableObject> {
  private(set) var object: Object?
  private var publisher: ObservableObjectPublisher?
  private weak var scope: ContentScope?

  init(of scope: ContentScope) { self.scope = scope }

  func follow(_ object: Object) {
    guard let scope, self.object !== object else { return }
    publisher?.unsubscribe(scope)
    self.object = object
    publisher = object.objectWillChange
    publisher?.subscribe(scope)
  }
}
