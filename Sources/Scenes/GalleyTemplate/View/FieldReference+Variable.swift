extension FieldReference {
  package init(_ variable: VariableReference) { self.init(frame: -1, source: .variable(variable.index)) }
}
