import Synchronization

/// Facts about types, cached because looking up conformances and fields is slow, and a tree compares values of the
/// same few types many times.
final class TypeFacts: Sendable {
  struct Fact: Sendable {
    nonisolated(unsafe) let selfComparing: (any SelfComparing.Type)?
    nonisolated(unsafe) let equatable: (any Equatable.Type)?
    let fields: [StoredField]?
    /// Whether the type is an existential, which stores its underlying value inline and leaves some bytes unused.
    let containsAnother: Bool

    init(of type: Any.Type) {
      let mayCompare = KnownConformances.mayConform(type, to: (any SelfComparing).self)
      selfComparing = mayCompare ? type as? any SelfComparing.Type : nil
      let mayBeEqual = KnownConformances.mayConform(type, to: (any Equatable).self)
      equatable = mayBeEqual ? type as? any Equatable.Type : nil
      fields = StoredField.all(of: type)
      containsAnother = Fact.isOpaque(type)
    }

    /// Reads the flags in the metadata, which are part of the Swift ABI. Class existentials and `any Error` have no
    /// unused bytes.
    private static func isOpaque(_ type: Any.Type) -> Bool {
      let description = unsafeBitCast(type, to: UnsafeRawPointer.self)
      guard MetadataKind.of(type) == MetadataKind.existential else { return false }
      let flags = description.load(fromByteOffset: 8, as: UInt32.self)
      return flags & 0x8000_0000 != 0 && flags & 0x3F00_0000 == 0
    }
  }

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
