import Synchronization

/// What the runtime says of types, each asked once for a tree of views.
///
/// Whoever looks for a conformance or for fields goes through tables of names. A tree compares values of a few types
/// again and again.
final class TypeFacts: Sendable {
  struct Fact: Sendable {
    nonisolated(unsafe) let selfComparing: (any SelfComparing.Type)?
    /// The type, where its values have `==`.
    nonisolated(unsafe) let equatable: (any Equatable.Type)?
    /// Where their fields lie; nil where there are none to compare.
    let fields: [StoredField]?
    /// Whether they hold a value of any other type in place: then some of their bytes mean nothing.
    let holdsAnother: Bool

    init(of type: Any.Type) {
      let mayCompare = KnownConformances.mayConform(type, to: (any SelfComparing).self)
      selfComparing = mayCompare ? type as? any SelfComparing.Type : nil
      let mayBeEqual = KnownConformances.mayConform(type, to: (any Equatable).self)
      equatable = mayBeEqual ? type as? any Equatable.Type : nil
      fields = StoredField.all(of: type)
      holdsAnother = Fact.isOpaque(type)
    }

    /// Whether `type` is `Any` or an `any P` that holds values of any size, by the first words of its description, which
    /// are part of Swift's binary interface. What holds objects alone, or errors, has no bytes without a meaning.
    private static func isOpaque(_ type: Any.Type) -> Bool {
      let description = unsafeBitCast(type, to: UnsafeRawPointer.self)
      guard MetadataKind.of(type) == MetadataKind.existential else { return false }
      let flags = description.load(fromByteOffset: 8, as: UInt32.self)
      return flags & 0x8000_0000 != 0 && flags & 0x3F00_0000 == 0
    }
  }

  /// What is known in the tree that is evaluated or laid out by the code that asks; nil outside of one.
  @TaskLocal private static var current: TypeFacts?

  private let known = Mutex<[ObjectIdentifier: Fact]>([:])

  func answering<Result>(_ work: () -> Result) -> Result { TypeFacts.$current.withValue(self, operation: work) }

  static func fact(of type: Any.Type) -> Fact {
    guard let current else { return Fact(of: type) }
    return current.known.withLock { known in
      if let fact = known[ObjectIdentifier(type)] { return fact }
      let fact = Fact(of: type)
      known[ObjectIdentifier(type)] = fact
      return fact
    }
  }
}
