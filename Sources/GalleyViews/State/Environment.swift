public import Observation

/// Reads an environment value in a view.
///
///     struct Badge: View {
///       @Environment(\.colorScheme) var colorScheme
///       var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
///     }
///
/// The view is evaluated again when this value changes, and not when others do.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let source: Source
  private var value: Value?

  /// Where the value is read.
  private enum Source {
    /// A property of the values.
    case keyPath(KeyPath<EnvironmentValues, Value>)
    /// An object, by its type.
    case object((EnvironmentValues) -> Value?, name: String)
  }

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads the object of type `objectType` that was given with `environment`.
  ///
  /// Reading it where none was given is a programmer's mistake and stops the program.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object({ $0.object(of: objectType) }, name: "\(objectType)")
  }

  /// Reads the object of type `objectType` that was given with `environment`, or nil.
  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    source = .object({ .some($0.object(of: objectType)) }, name: "\(objectType)")
  }

  /// The value; the default outside of a view's body.
  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(let read, let name):
      guard let value = read(EnvironmentValues()) else {
        preconditionFailure("no view around this one gave an object of type \(name) with .environment(_:)")
      }
      return value
    }
  }

  private func read(in environment: EnvironmentValues) -> Value? {
    switch source {
    case .keyPath(let keyPath): environment[keyPath: keyPath]
    case .object(let read, _): read(environment)
    }
  }
}

extension Environment: ConnectedProperty {
  mutating func connect(to place: PropertyPlace) {
    let value = read(in: place.environment)
    self.value = value
    let property = self
    place.memory.isCurrent = { Sameness.areSame(property.read(in: $0), value) }
  }
}

extension Environment: SelfComparing {
  func isSame(as other: Environment) -> Bool {
    switch (source, other.source) {
    case (.keyPath(let first), .keyPath(let second)): first == second
    case (.object, .object): true
    default: false
    }
  }
}

extension Environment: TracedProperty {
  static func connect(_ place: UnsafeMutableRawPointer, in environment: EnvironmentValues) -> TraceSetting {
    let property = place.assumingMemoryBound(to: Self.self)
    let value = property.pointee.read(in: environment)
    property.pointee.value = value
    return Setting(value, of: property.pointee)
  }

  /// The value that a property shows.
  private final class Setting: TraceSetting {
    private let value: Value?
    private let property: Environment

    init(_ value: Value?, of property: Environment) { (self.value, self.property) = (value, property) }

    override func set(_ place: UnsafeMutableRawPointer) -> Bool {
      let other = place.assumingMemoryBound(to: Environment.self)
      guard property.asksForSame(as: other.pointee) else { return false }
      other.pointee.value = value
      return true
    }
  }

  /// Whether both read the same; objects are told by their type.
  private func asksForSame(as other: Environment) -> Bool {
    switch (source, other.source) {
    case (.keyPath(let first), .keyPath(let second)): first === second
    case (.object, .object): true
    default: false
    }
  }
}
