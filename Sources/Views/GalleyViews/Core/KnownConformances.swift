import Synchronization

/// For a type that does not conform, the runtime searches all conformances of the program. A screen uses many such
/// types, so this cache runs the search only once per protocol.
enum KnownConformances {
  private struct Known {
    var files = 0
    /// The addresses of the descriptors of conforming types, keyed by the address of the protocol descriptor.
    var types: [UInt: Set<UInt>] = [:]
  }

  private static let known = Mutex(Known())

  /// False is certain; true means that the runtime has to check.
  static func mayConform(_ type: Any.Type, to existential: Any.Type) -> Bool {
    #if os(Linux)
      RuntimeLayout.check()
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      switch MetadataKind.of(type) {
      case MetadataKind.structure, MetadataKind.enumeration:
        guard let wanted = ConformanceRecords.description(ofProtocol: existential),
          let description = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer?.self),
          // C types can have one descriptor per library, so the address does not identify them.
          description.load(as: UInt32.self) & unique != 0
        else { return true }
        return conforms(description, to: wanted)
      case MetadataKind.function: return false
      // A class can inherit its conformance, the conformance of an optional depends on the wrapped type, and the
      // standard library could add conformances to tuples.
      default: return true
      }
    #else
      return true
    #endif
  }

  #if os(Linux)
    /// The flag that marks a type descriptor as the only one for its type.
    private static let unique: UInt32 = 1 << 6

    private static func conforms(_ type: UnsafeRawPointer, to wanted: UnsafeRawPointer) -> Bool {
      known.withLock { known in
        let (key, type) = (UInt(bitPattern: wanted), UInt(bitPattern: type))
        if known.types[key]?.contains(type) == true { return true }
        // A library loaded since the last search may add conformances.
        let files = ConformanceRecords.fileCount
        if files != known.files { known = Known(files: files) }
        if let types = known.types[key] { return types.contains(type) }
        let types = Set(ConformanceRecords.descriptions(conformingTo: wanted).map { UInt(bitPattern: $0) })
        known.types[key] = types
        return types.contains(type)
      }
    }
  #endif
}
