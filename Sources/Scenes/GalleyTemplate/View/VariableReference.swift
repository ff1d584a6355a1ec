/// A value of the scene by its number among all.
public struct VariableReference: Hashable, Sendable {
  /// The number, from 0.
  let index: Int
}
