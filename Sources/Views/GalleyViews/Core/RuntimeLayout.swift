#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Assumptions about the Swift runtime, checked on first use against types with a fixed layout.
enum RuntimeLayout {
  /// Exits with an error message if an assumption is wrong.
  static func check() { _ = checked }

  private static let checked: Void = {
    guard let difference = problem else { return }
    let sentence = """
      error: Galley expects the \(difference) of Swift 6.3, but this Swift runtime has others; build Galley with the \
      Swift 6.3 toolchain

      """
    // In a release build, a failed precondition does not print its message.
    sentence.withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
    exit(EX_SOFTWARE)
  }()

  static var problem: String? {
    if !hasKnownKinds { return "kinds of metadata" }
    if !hasKnownFields { return "field offsets" }
    return hasKnownConformances ? nil : "records of conformances"
  }

  private static var hasKnownKinds: Bool {
    let kinds: [(type: Any.Type, kind: Int)] = [
      (Sample.self, MetadataKind.structure), (Choice.self, MetadataKind.enumeration),
      ((Int, Sample).self, MetadataKind.tuple), ((() -> Void).self, MetadataKind.function),
      ((any SampleProtocol).self, MetadataKind.existential),
    ]
    return kinds.allSatisfy { MetadataKind.of($0.type) == $0.kind }
  }

  private static var hasKnownFields: Bool {
    let fields = StoredField.read(of: Sample.self) ?? []
    let offsets = [\Sample.small, \Sample.text, \Sample.number].map { MemoryLayout<Sample>.offset(of: $0) }
    return fields.map(\.offset) == offsets
      && fields.map { ObjectIdentifier($0.type) }
        == [ObjectIdentifier(UInt8.self), ObjectIdentifier(String.self), ObjectIdentifier(Int.self)]
  }

  private static var hasKnownConformances: Bool {
    #if os(Linux)
      let types = ConformanceRecords.read(conformingTo: (any SampleProtocol).self)
      return types.map { ObjectIdentifier($0) } == [ObjectIdentifier(Sample.self)]
        && ConformanceRecords.arguments(of: Pair<Int, Sample>.self).map { ObjectIdentifier($0) }
          == [ObjectIdentifier(Int.self), ObjectIdentifier(Sample.self)]
    #else
      return true
    #endif
  }

  private protocol SampleProtocol {}

  private struct Sample: SampleProtocol {
    var small: UInt8
    var text: String
    var number: Int
  }

  private enum Choice {
    case first, second
  }

  private struct Pair<First, Second> {
    var first: First
    var second: Second
  }
}

enum MetadataKind {
  static let structure = 0x200
  static let enumeration = 0x201
  static let tuple = 0x301
  static let function = 0x302
  static let existential = 0x303

  static func of(_ type: Any.Type) -> Int { unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee }
}
