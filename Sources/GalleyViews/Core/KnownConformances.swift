import Synchronization

/// Which structures and enumerations of the program conform to a protocol that is asked for again and again.
///
/// Where a type does not conform, the runtime looks through all conformances of the program, once for each type and
/// protocol. The types of a screen are many, and few of them conform: here all are looked through once for a protocol.
///
/// The layouts are those of Swift's stable ABI: `docs/ABI/TypeMetadata.rst` of the Swift project.
enum KnownConformances {
  /// What is known, by the addresses of the protocols' descriptions.
  private static let known = Mutex<[UInt: Set<UInt>]>([:])

  /// Whether `type` may conform to the one protocol of the type `existential`: the runtime knows for sure where it may.
  static func mayConform(_ type: Any.Type, to existential: Any.Type) -> Bool {
    #if os(Linux)
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      switch metadata.load(as: Int.self) {
      case structure, enumeration:
        guard let wanted = description(ofProtocol: existential),
          let description = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer?.self),
          // Of what is imported from C, several libraries may have a description.
          description.load(as: UInt32.self) & unique != 0
        else { return true }
        return types(conformingTo: wanted).contains(UInt(bitPattern: description))
      case function: return false
      // A class may have it from another, an optional is what it holds, and of tuples the library could say so.
      default: return true
      }
    #else
      return true
    #endif
  }

  #if os(Linux)
    // The first words of metadata.
    private static let structure = 0x200
    private static let enumeration = 0x201
    private static let function = 0x302
    private static let existentialKind = 0x303
    /// The bit of a description that says that there is no other of its type.
    private static let unique: UInt32 = 1 << 6

    /// The description of the one protocol of an existential type: behind the kind, the flags and the number.
    private static func description(ofProtocol existential: Any.Type) -> UnsafeRawPointer? {
      let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
      guard metadata.load(as: Int.self) == existentialKind, metadata.load(fromByteOffset: 12, as: UInt32.self) == 1
      else { return nil }
      return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    }

    private static func types(conformingTo wanted: UnsafeRawPointer) -> Set<UInt> {
      known.withLock { known in
        let key = UInt(bitPattern: wanted)
        if let types = known[key] { return types }
        let finder = RecordFinder(wanted)
        eachSections(
          { sections, context in
            guard let sections, let context else { return true }
            Unmanaged<RecordFinder>.fromOpaque(context).takeUnretainedValue().look(in: sections)
            return true
          }, Unmanaged.passUnretained(finder).toOpaque())
        let types = withExtendedLifetime(finder) { finder.types }
        known[key] = types
        return types
      }
    }
  #endif
}

#if os(Linux)
  /// Goes through the records of conformances of the program and of its libraries.
  private final class RecordFinder {
    private let wanted: UnsafeRawPointer
    /// The types that conform to the protocol, by the addresses of their descriptions.
    private(set) var types: Set<UInt> = []

    init(_ wanted: UnsafeRawPointer) { self.wanted = wanted }

    /// Looks in the sections of one file: behind a version, an address, two free words and the protocols is where the
    /// conformances begin, and how many bytes they are.
    func look(in sections: UnsafeRawPointer) {
      guard let start = sections.load(fromByteOffset: 48, as: UnsafeRawPointer?.self) else { return }
      for offset in stride(from: 0, to: sections.load(fromByteOffset: 56, as: Int.self), by: 4) {
        let record = RecordFinder.relative(start + offset)
        guard RecordFinder.indirectable(record) == wanted else { continue }
        let reference = RecordFinder.relative(record + 4)
        let type: UnsafeRawPointer? =
          switch record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 0b111 {
          case 0: reference
          case 1: reference.load(as: UnsafeRawPointer?.self)
          default: nil
          }
        if let type { types.insert(UInt(bitPattern: type)) }
      }
    }

    /// What the distance at `place` leads to.
    private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
      place + Int(place.load(as: Int32.self))
    }

    /// What the distance at `place` leads to, where its last bit says that a pointer lies between.
    private static func indirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
      let distance = Int(place.load(as: Int32.self))
      guard distance & 1 == 1 else { return place + distance }
      return (place + (distance & ~1)).load(as: UnsafeRawPointer?.self)
    }
  }

  /// Calls `body` with what each file of the program has for the runtime, until it answers that it has seen enough.
  @_silgen_name("swift_enumerateAllMetadataSections")
  private func eachSections(
    _ body: @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool, _ context: UnsafeMutableRawPointer?)
#endif
