public import Combine
public import GalleyViews

private struct GivenObjects: EnvironmentKey {
  static var defaultValue: [ObjectIdentifier: AnyObject] { [:] }
}

extension EnvironmentValues {
  fileprivate var givenObjects: [ObjectIdentifier: AnyObject] {
    get { self[GivenObjects.self] }
    set { self[GivenObjects.self] = newValue }
  }
}

/// A missing object stops the program, as on Apple's systems.
@propertyWrapper
public struct EnvironmentObject<ObjectType: Combine.ObservableObject>: DynamicProperty {
  @GalleyViews.StateObject private var relay = ObjectRelay()
  @Environment(\.givenObjects) private var given

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object = given[ObjectIdentifier(ObjectType.self)] as? ObjectType else {
      preconditionFailure(
        "no view around this one gave an object of type \(ObjectType.self) with .environmentObject(_:)")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

  public mutating func update() {
    if let object = given[ObjectIdentifier(ObjectType.self)] as? ObjectType { relay.follow(object) }
  }
}

extension View {
  public func environmentObject<Object: Combine.ObservableObject>(_ object: Object) -> some View {
    transformEnvironment(\.givenObjects) { $0[ObjectIdentifier(Object.self)] = object }
  }
}
