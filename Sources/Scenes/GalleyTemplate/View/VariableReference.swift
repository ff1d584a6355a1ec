/// A variable of the scene by its index.
public struct VariableReference: Hashable, Sendable {
  package let index: Int
}
