public import Combine
public import GalleyViews

public typealias ObservableObject = Combine.ObservableObject
public typealias Published = Combine.Published
public typealias ObservableObjectPublisher = Combine.ObservableObjectPublisher

@propertyWrapper
public struct ObservedObject<ObjectType: Combine.ObservableObject>: DynamicProperty {
  @GalleyViews.StateObject private var relay = ObjectRelay()

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  public mutating func update() { relay.follow(wrappedValue) }

  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}
