import Synchronization

/// Which structures and enumerations of the program conform to a protocol that is asked for again and again.
///
/// Where a type does not conform, the runtime looks through all conformances of the program, once for each type and
/// protocol. The types of a screen are many, and few of them conform: here all are looked through once for a protocol.
enum KnownConformances {
  private struct Known {
    var files = 0
    /// The descriptions of types that conform, by that of the protocol; both are addresses.
    var types: [UInt: Set<UInt>] = [:]
  }

  private static let known = Mutex(Known())

  /// Whether `type` may conform to the one protocol of the type `existential`: the runtime knows for sure where it may.
  static func mayConform(_ type: Any.Type, to existential: Any.Type) -> Bool {
    #if os(Linux)
      RuntimeLayout.check()
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      switch MetadataKind.of(type) {
      case MetadataKind.structure, MetadataKind.enumeration:
        guard let wanted = ConformanceRecords.description(ofProtocol: existential),
          let description = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer?.self),
          // Of what is imported from C, several libraries may have a description.
          description.load(as: UInt32.self) & unique != 0
        else { return true }
        return conforms(description, to: wanted)
      case MetadataKind.function: return false
      // A class may have it from another, an optional is what it holds, and of tuples the library could say so.
      default: return true
      }
    #else
      return true
    #endif
  }

  #if os(Linux)
    /// The bit of a description that says that there is no other of its type.
    private static let unique: UInt32 = 1 << 6

    private static func conforms(_ type: UnsafeRawPointer, to wanted: UnsafeRawPointer) -> Bool {
      known.withLock { known in
        let (key, type) = (UInt(bitPattern: wanted), UInt(bitPattern: type))
        if known.types[key]?.contains(type) == true { return true }
        // A library that was opened since may say otherwise.
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
