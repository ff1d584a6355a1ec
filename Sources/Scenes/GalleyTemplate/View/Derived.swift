/// A value that is derived from other properties of its owner, and therefore ignored when the owner is compared or
/// hashed.
package struct Derived<Value: Sendable>: Hashable, Sendable {
  var value: Value?

  package static func == (one: Derived, other: Derived) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
