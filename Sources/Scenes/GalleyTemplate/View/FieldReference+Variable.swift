extension FieldReference {
  /// The text of a value of the scene.
  init(_ variable: VariableReference) { self.init(frame: -1, source: .variable(variable.index)) }
}
