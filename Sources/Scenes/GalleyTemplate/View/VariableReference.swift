public struct VariableReference: Hashable, Sendable {
  package let index: Int
}
