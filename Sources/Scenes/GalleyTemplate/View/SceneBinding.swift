package import GalleyViews

package enum SceneBinding<Value: SceneScalar>: Sendable {
  case constant(Value)
  case variable(VariableReference)

  package func value(in rows: RowScope) -> Value {
    switch self {
    case .constant(let value): value
    case .variable(let variable): Value(sceneText: rows.values.text(variable.index)) ?? .fallback
    }
  }

  package func binding(in rows: RowScope) -> Binding<Value> {
    switch self {
    case .constant(let value): return .constant(value)
    case .variable(let variable):
      let values = rows.values
      return Binding(
        get: { Value(sceneText: values.current(variable.index)) ?? .fallback },
        set: { (value: Value) in values.write(value.sceneText, to: variable.index) })
    }
  }
}

extension TypedShape {
  package static func binding<Bound>(_ inner: TypedShape<Bound>) -> Self where Value == SceneBinding<Bound> {
    Self(.binding(inner.shape)) { value in
      if case .binding(let variable) = value { return .variable(variable) }
      return inner.read(value).map { .constant($0) }
    }
  }
}
