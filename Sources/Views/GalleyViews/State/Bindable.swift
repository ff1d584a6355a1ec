public import Observation

@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observable> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(_ object: Value) { wrappedValue = object }

  public var projectedValue: Bindable<Value> { self }

  public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding(to: ObjectLocation(of: wrappedValue, keyPath: keyPath))
  }
}
