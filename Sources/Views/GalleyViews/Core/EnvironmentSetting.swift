@usableFromInline
struct EnvironmentSetting<Value> {
  @usableFromInline let keyPath: WritableKeyPath<EnvironmentValues, Value>
  @usableFromInline let value: Value

  @inlinable
  init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    (self.keyPath, self.value) = (keyPath, value)
  }

  func set(in environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

extension EnvironmentSetting: SelfComparing {
  func isSame(as other: EnvironmentSetting) -> Bool {
    keyPath == other.keyPath && ViewEquality.areSame(value, other.value)
  }
}
