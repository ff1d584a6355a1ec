public import GalleyMotion

@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  public var transaction = Transaction()
  private let location: any BindingLocation<Value>

  init(to location: any BindingLocation<Value>) { self.location = location }

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = FunctionLocation(get: get, set: { value, _ in set(value) })
  }

  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = FunctionLocation(get: get, set: set)
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public static func constant(_ value: Value) -> Binding<Value> { Binding(to: ConstantLocation(value)) }

  public var wrappedValue: Value {
    get { location.value }
    nonmutating set {
      if transaction.isPlain {
        location.value = newValue
      } else {
        withTransaction(transaction) { location.value = newValue }
      }
    }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Binding<Member> {
    var member = Binding<Member>(to: MemberLocation(of: location, keyPath: keyPath))
    member.transaction = transaction
    return member
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var binding = self
    binding.transaction = transaction
    return binding
  }
}

extension Binding {
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }

  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: SelfComparing {
  func isSame(as other: Binding) -> Bool { location.leadsToSame(as: other.location) }
}

// As in SwiftUI: the functions of a binding run on the main actor.
extension Binding: @unchecked Sendable where Value: Sendable {}
