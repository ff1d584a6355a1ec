import CConformances

/// The types of this program that conform to a protocol, found in the records that the compiler wrote for the runtime.
///
/// The layouts are those of Swift's stable ABI: `docs/ABI/TypeMetadata.rst` of the Swift project, "Protocol Conformance
/// Descriptor", and the existential metadata that holds the descriptor of a protocol.
enum ConformanceRecords {
  /// The types, without generic ones, that conform to the protocol of the existential type `existential`.
  static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    guard let start = galley_conformances_start(), let stop = galley_conformances_stop(),
      let wanted = protocolDescriptor(of: existential)
    else { return [] }
    return stride(from: 0, to: stop - start, by: 4).compactMap { offset in
      let conformance = relative(start + offset)
      guard indirectable(conformance) == wanted else { return nil }
      return type(of: conformance)
    }
  }

  /// The descriptor of the one protocol of an existential type: behind the kind, the flags and the number.
  private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    guard metadata.load(fromByteOffset: 12, as: UInt32.self) == 1 else { return nil }
    return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
  }

  /// The type of a conformance: its second word leads to the type's descriptor, its flags say how.
  private static func type(of conformance: UnsafeRawPointer) -> Any.Type? {
    let flags = conformance.load(fromByteOffset: 12, as: UInt32.self)
    let reference = relative(conformance + 4)
    let descriptor: UnsafeRawPointer? =
      switch flags >> 3 & 0b111 {
      case 0: reference
      case 1: reference.load(as: UnsafeRawPointer?.self)
      default: nil
      }
    guard let descriptor else { return nil }
    let isGeneric = descriptor.load(as: UInt32.self) & 0x80 != 0
    guard !isGeneric else { return nil }
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    let accessor = unsafeBitCast(relative(descriptor + 12), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
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
