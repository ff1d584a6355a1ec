import GalleyMotion

protocol BindingLocation<Value>: AnyObject {
  associatedtype Value
  var value: Value { get set }
  func leadsToSame(as other: any BindingLocation) -> Bool
}

extension BindingLocation {
  func leadsToSame(as other: any BindingLocation) -> Bool { self === other }
}

final class FunctionLocation<Value>: BindingLocation {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  var value: Value {
    get { get() }
    set { set(newValue, Transaction.current) }
  }
}

final class ConstantLocation<Value>: BindingLocation {
  private let constant: Value

  init(_ constant: Value) { self.constant = constant }

  var value: Value {
    get { constant }
    set {}
  }

  func leadsToSame(as other: any BindingLocation) -> Bool {
    (other as? ConstantLocation<Value>).map { ViewEquality.areSame(constant, $0.constant) } ?? false
  }
}

final class MemberLocation<Root, Value>: BindingLocation {
  private let root: any BindingLocation<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(of root: any BindingLocation<Root>, keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  var value: Value {
    get { root.value[keyPath: keyPath] }
    set { root.value[keyPath: keyPath] = newValue }
  }

  func leadsToSame(as other: any BindingLocation) -> Bool {
    guard let other = other as? MemberLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && root.leadsToSame(as: other.root)
  }
}

final class ObjectLocation<Object: AnyObject, Value>: BindingLocation {
  private let object: Object
  private let keyPath: ReferenceWritableKeyPath<Object, Value>

  init(of object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
    self.object = object
    self.keyPath = keyPath
  }

  var value: Value {
    get { object[keyPath: keyPath] }
    set { object[keyPath: keyPath] = newValue }
  }

  func leadsToSame(as other: any BindingLocation) -> Bool {
    guard let other = other as? ObjectLocation<Object, Value> else { return false }
    return object === other.object && keyPath == other.keyPath
  }
}
