/// Reads an environment value where a view is built.
///
///     struct Badge: View {
///       @Environment(\.colorScheme) var colorScheme
///       var body: some View { Text(colorScheme == .dark ? "dark" : "light") }
///     }
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let slot = EnvironmentSlot()

  /// Reads the value at `keyPath`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value; the default outside of a view's body.
  public var wrappedValue: Value { (slot.values ?? EnvironmentValues())[keyPath: keyPath] }
}

/// Where the environment is left for a property before its view's body is asked for.
final class EnvironmentSlot {
  var values: EnvironmentValues?
}

/// A property that wants the environment.
protocol EnvironmentReader {
  func receive(_ values: EnvironmentValues)
}

extension Environment: EnvironmentReader {
  func receive(_ values: EnvironmentValues) { slot.values = values }
}

extension EnvironmentValues {
  /// Leaves these values in every `@Environment` property of `view`.
  func install(in view: some View) {
    for property in Mirror(reflecting: view).children {
      (property.value as? any EnvironmentReader)?.receive(self)
    }
  }
}
