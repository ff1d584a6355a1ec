/// A stored property of a structure, or an element of a tuple: where it lies and what it is.
///
/// `Mirror` copies values out and cannot say where they lie; a property wrapper has to be told where its value is kept
/// without being copied. The runtime's own table of fields, which `Mirror` reads too, knows both.
struct StoredField {
  let type: Any.Type
  /// Where the field starts, in bytes.
  let offset: Int

  /// The fields of `type`; nil where it is neither a structure nor a tuple, or has none.
  static func all(of type: Any.Type) -> [StoredField]? {
    RuntimeLayout.check()
    return read(of: type)
  }

  static func read(of type: Any.Type) -> [StoredField]? {
    guard hasFields(type) else { return nil }
    let count = fieldCount(type)
    guard count > 0 else { return nil }
    return (0..<count).map { index in
      var description = FieldDescription()
      let fieldType = fieldType(type, index: index, description: &description)
      description.free?(description.name)
      return StoredField(type: fieldType, offset: fieldOffset(type, index: index))
    }
  }

  func value<Field, Structure>(of type: Field.Type, in structure: UnsafePointer<Structure>) -> Field {
    (UnsafeRawPointer(structure) + offset).assumingMemoryBound(to: type).pointee
  }

  /// Structures and tuples by the number that the first word of their description holds, which is part of Swift's
  /// binary interface; the table of fields must not be asked of anything else.
  private static func hasFields(_ type: Any.Type) -> Bool {
    let kind = MetadataKind.of(type)
    return kind == MetadataKind.structure || kind == MetadataKind.tuple
  }
}

/// What the runtime says of a field besides its type.
private struct FieldDescription {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, index: Int) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  _ type: Any.Type, index: Int, description: UnsafeMutablePointer<FieldDescription>
) -> Any.Type
