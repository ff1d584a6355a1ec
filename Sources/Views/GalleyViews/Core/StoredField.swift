/// A stored property of a struct, or a tuple element.
///
/// Fields are read from the runtime's field table instead of `Mirror`, which copies values and exposes no offsets.
/// Property wrappers need a reference to their storage.
struct StoredField {
  let type: Any.Type
  let offset: Int

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

  /// Whether the type is of a kind whose field table can be read safely.
  private static func hasFields(_ type: Any.Type) -> Bool {
    let kind = MetadataKind.of(type)
    return kind == MetadataKind.structure || kind == MetadataKind.tuple
  }
}

/// The layout is part of the Swift ABI.
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
