/// A value of the scene by its number among all.
public struct VariableReference: Hashable, Sendable {
  package let index: Int
}
