/// A value of the environment that is another one inside of a view.
@usableFromInline
struct EnvironmentSetting<Value> {
  /// Which value it is.
  @usableFromInline let keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The value.
  @usableFromInline let value: Value

  /// `value` as that of `keyPath`.
  @inlinable
  init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    (self.keyPath, self.value) = (keyPath, value)
  }

  /// Sets the value in `environment`.
  func set(in environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

extension EnvironmentSetting: SelfComparing {
  func isSame(as other: EnvironmentSetting) -> Bool {
    keyPath == other.keyPath && Sameness.areSame(value, other.value)
  }
}
