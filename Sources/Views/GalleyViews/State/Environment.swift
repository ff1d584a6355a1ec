public import Observation

/// The view is evaluated again when this value changes, but not when other environment values change.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  @usableFromInline let source: AnyObject
  /// Stored in a class, so that every property has the same layout and copying needs no type metadata.
  @usableFromInline var shown: Shown?

  @usableFromInline
  final class Shown {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private final class ObjectSource {
    let read: (EnvironmentValues) -> Value?
    let name: String

    init(name: String, _ read: @escaping (EnvironmentValues) -> Value?) { (self.name, self.read) = (name, read) }
  }

  @inlinable
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { (source, shown) = (keyPath, nil) }

  /// A missing object stops the program.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    (source, shown) = (ObjectSource(name: "\(objectType)") { $0.object(of: objectType) }, nil)
  }

  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    (source, shown) = (ObjectSource(name: "\(objectType)") { .some($0.object(of: objectType)) }, nil)
  }

  public var wrappedValue: Value {
    if let shown { return shown.value }
    guard let value = read(in: EnvironmentValues()) else {
      let name = (source as? ObjectSource)?.name ?? "\(Value.self)"
      preconditionFailure("no ancestor provides an object of type \(name) with .environment(_:)")
    }
    return value
  }

  private func read(in environment: EnvironmentValues) -> Value? {
    if let keyPath = source as? KeyPath<EnvironmentValues, Value> { return environment[keyPath: keyPath] }
    return (source as? ObjectSource)?.read(environment)
  }

  private func show(in environment: EnvironmentValues) -> Shown? { read(in: environment).map(Shown.init) }
}

extension Environment: ConnectedProperty {
  mutating func connect(to place: PropertyPlace) {
    let value = read(in: place.environment)
    shown = value.map(Shown.init)
    let property = self
    place.memory.isCurrent = { ViewEquality.areSame(property.read(in: $0), value) }
  }
}

extension Environment: SelfComparing {
  func isSame(as other: Environment) -> Bool {
    if let keyPath = source as? AnyKeyPath { return keyPath == other.source as? AnyKeyPath }
    return other.source is ObjectSource
  }
}

extension Environment: TracedProperty {
  static func connect(_ place: UnsafeMutableRawPointer, in environment: EnvironmentValues) -> TraceSetting {
    let property = place.assumingMemoryBound(to: Self.self)
    property.pointee.shown = property.pointee.show(in: environment)
    return Setting(property.pointee)
  }

  private final class Setting: TraceSetting {
    private let property: Environment

    init(_ property: Environment) { self.property = property }

    override func set(_ place: UnsafeMutableRawPointer) -> Bool {
      let other = place.assumingMemoryBound(to: Environment.self)
      // Object sources are created per property, so they are compared by type.
      guard property.source === other.pointee.source || property.source is ObjectSource else { return false }
      other.pointee.shown = property.shown
      return true
    }
  }
}

/// Values are written only while the tree is built, on one thread.
extension Environment: @unchecked Sendable where Value: Sendable {}
