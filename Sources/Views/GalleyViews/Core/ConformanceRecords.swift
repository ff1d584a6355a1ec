/// The protocol conformance records of this program and all loaded libraries.
///
/// Layouts follow Swift's stable ABI: see "Protocol Conformance Descriptor" in `docs/ABI/TypeMetadata.rst` of the Swift
/// repository.
package enum ConformanceRecords {
  /// Returns the non-generic types that conform to the single protocol of `existential`, for example `(any P).self`.
  package static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    #if os(Linux)
      RuntimeLayout.check()
      return read(conformingTo: existential)
    #else
      return []
    #endif
  }

  #if os(Linux)
    static func read(conformingTo existential: Any.Type) -> [Any.Type] {
      guard let wanted = description(ofProtocol: existential) else { return [] }
      return descriptions(conformingTo: wanted).compactMap(type)
    }

    static var fileCount: Int {
      var count = 0
      each { _ in count += 1 }
      return count
    }

    /// The pointer follows the kind (8 bytes), the flags (4) and the protocol count (4).
    static func description(ofProtocol existential: Any.Type) -> UnsafeRawPointer? {
      let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
      guard MetadataKind.of(existential) == MetadataKind.existential,
        metadata.load(fromByteOffset: 12, as: UInt32.self) == 1
      else {
        return nil
      }
      return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    }

    static func descriptions(conformingTo wanted: UnsafeRawPointer) -> [UnsafeRawPointer] {
      var types: [UnsafeRawPointer] = []
      each { sections in
        // Offset 48 comes after the version, the base address, two unused words and the `swift5_protocols` range. It
        // holds the start of the conformance section and its length in bytes.
        guard let start = sections.load(fromByteOffset: 48, as: UnsafeRawPointer?.self) else { return }
        for offset in stride(from: 0, to: sections.load(fromByteOffset: 56, as: Int.self), by: 4) {
          let record = relative(start + offset)
          guard indirectable(record) == wanted, let type = description(ofTypeIn: record) else { continue }
          types.append(type)
        }
      }
      return types
    }

    /// The second word is a relative reference; its flags specify whether it is direct or indirect.
    private static func description(ofTypeIn record: UnsafeRawPointer) -> UnsafeRawPointer? {
      let reference = relative(record + 4)
      switch record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 0b111 {
      case 0: return reference
      case 1: return reference.load(as: UnsafeRawPointer?.self)
      default: return nil
      }
    }

    private static func type(_ description: UnsafeRawPointer) -> Any.Type? {
      guard description.load(as: UInt32.self) & isGeneric == 0 else { return nil }
      typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
      let accessor = unsafeBitCast(relative(description + 12), to: Accessor.self)
      return unsafeBitCast(accessor(0), to: Any.Type.self)
    }

    static func isPlain(_ type: Any.Type) -> Bool {
      guard let description = description(ofValueType: type) else { return false }
      return description.load(as: UInt32.self) & isGeneric == 0
    }

    /// Returns an empty array if there are no generic arguments, or if one of them is not a type. Their count follows
    /// seven words of struct descriptor and two words of instantiation data; the arguments follow the descriptor
    /// pointer in the metadata.
    static func arguments(of type: Any.Type) -> [Any.Type] {
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      guard MetadataKind.of(type) == MetadataKind.structure, let description = description(ofValueType: type),
        description.load(as: UInt32.self) & isGeneric != 0
      else { return [] }
      let count = Int(description.load(fromByteOffset: 36, as: UInt16.self))
      let parameters = description + 44
      // 0x80 marks a type parameter whose argument is stored in the metadata.
      guard (0..<count).allSatisfy({ parameters.load(fromByteOffset: $0, as: UInt8.self) == 0x80 }) else { return [] }
      return (0..<count).map { metadata.load(fromByteOffset: 16 + $0 * 8, as: Any.Type.self) }
    }

    private static let isGeneric: UInt32 = 1 << 7

    private static func description(ofValueType type: Any.Type) -> UnsafeRawPointer? {
      let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
      let kind = MetadataKind.of(type)
      guard kind == MetadataKind.structure || kind == MetadataKind.enumeration else { return nil }
      return metadata.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
    }

    private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer {
      place + Int(place.load(as: Int32.self))
    }

    /// If the lowest bit is set, the relative pointer refers to a pointer.
    private static func indirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
      let distance = Int(place.load(as: Int32.self))
      guard distance & 1 == 1 else { return place + distance }
      return (place + (distance & ~1)).load(as: UnsafeRawPointer?.self)
    }

    private static func each(_ body: (UnsafeRawPointer) -> Void) {
      withoutActuallyEscaping(body) { body in
        let visitor = Visitor(body)
        eachSections(
          { sections, context in
            if let sections, let context {
              Unmanaged<Visitor>.fromOpaque(context).takeUnretainedValue().body(sections)
            }
            return true
          }, Unmanaged.passUnretained(visitor).toOpaque())
        withExtendedLifetime(visitor) {}
      }
    }
  #endif
}

#if os(Linux)
  private final class Visitor {
    let body: (UnsafeRawPointer) -> Void

    init(_ body: @escaping (UnsafeRawPointer) -> Void) { self.body = body }
  }

  @_silgen_name("swift_enumerateAllMetadataSections")
  private func eachSections(
    _ body: @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer?) -> Bool, _ context: UnsafeMutableRawPointer?)
#endif
