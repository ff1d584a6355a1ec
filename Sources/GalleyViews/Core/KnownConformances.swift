import GalleyMotion

/// Which structures and enumerations of the program conform to protocols that are asked for again and again.
///
/// Where a type does not conform, the runtime looks through all conformances of the program, once for each type and
/// protocol. The types of a screen are many, and few of them conform: here all are looked through once.
///
/// The layouts are those of Swift's stable ABI: `docs/ABI/TypeMetadata.rst` of the Swift project.
struct KnownConformances: Sendable {
  /// A protocol that is asked for, as a bit.
  struct Asked: OptionSet, Sendable {
    let rawValue: UInt16

    static let equatable = Asked(rawValue: 1 << 0)
    static let selfComparing = Asked(rawValue: 1 << 1)
    static let modifierHost = Asked(rawValue: 1 << 2)
    static let dynamicProperty = Asked(rawValue: 1 << 3)
    static let viewModifier = Asked(rawValue: 1 << 4)
    static let animatable = Asked(rawValue: 1 << 5)
    static let animatableHost = Asked(rawValue: 1 << 6)

    fileprivate static let all: [(asked: Asked, existential: Any.Type)] = [
      (.equatable, (any Equatable).self), (.selfComparing, (any SelfComparing).self),
      (.modifierHost, (any ModifierHost).self), (.dynamicProperty, (any DynamicProperty).self),
      (.viewModifier, (any ViewModifier).self), (.animatable, (any Animatable).self),
      (.animatableHost, (any AnimatableHost).self),
    ]
  }

  /// What is known of the types of this program.
  private static let known = KnownConformances()

  /// The protocols of each type that has any of them, by the addresses of their descriptions; nil where the system keeps
  /// them elsewhere.
  private let types: [UInt: Asked]?

  /// Whether `type` may conform to the protocol `asked`: the runtime knows for sure where it may.
  static func mayConform(_ type: Any.Type, to asked: Asked) -> Bool {
    guard let types = known.types else { return true }
    let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
    switch metadata.load(as: Int.self) {
    case structure, enumeration:
      guard let description = metadata.load(fromByteOffset: 8, as: UnsafeRawPointer?.self),
        // Of what is imported from C, several libraries may have a description.
        description.load(as: UInt32.self) & unique != 0
      else { return true }
      return types[UInt(bitPattern: description)]?.contains(asked) ?? false
    case function: return false
    // Of tuples, only the library could say that they have `==`.
    case tuple: return asked == .equatable
    // A class may have it from another, and an optional is what it holds.
    default: return true
    }
  }

  // The first words of metadata.
  private static let structure = 0x200
  private static let enumeration = 0x201
  private static let tuple = 0x301
  private static let function = 0x302

  /// The bit of a description that says that there is no other of its type.
  private static let unique: UInt32 = 1 << 6

  #if os(Linux)
    private init() {
      let protocols = Asked.all.compactMap { asked, existential in
        KnownConformances.description(ofProtocol: existential).map { ($0, asked) }
      }
      guard protocols.count == Asked.all.count else {
        types = nil
        return
      }
      let finder = RecordFinder(protocols: Dictionary(protocols) { first, _ in first })
      eachSections(
        { sections, context in
          guard let sections, let context else { return true }
          Unmanaged<RecordFinder>.fromOpaque(context).takeUnretainedValue().look(in: sections)
          return true
        }, Unmanaged.passUnretained(finder).toOpaque())
      types = withExtendedLifetime(finder) { finder.types }
    }
  #else
    private init() { types = nil }
  #endif

  /// The description of the one protocol of an existential type: behind the kind, the flags and the number.
  private static func description(ofProtocol existential: Any.Type) -> UnsafeRawPointer? {
    let metadata = unsafeBitCast(existential, to: UnsafeRawPointer.self)
    guard metadata.load(as: Int.self) == 0x303, metadata.load(fromByteOffset: 12, as: UInt32.self) == 1 else {
      return nil
    }
    return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
  }
}

#if os(Linux)
  /// Goes through the records of conformances of the program and of its libraries.
  private final class RecordFinder {
    let protocols: [UnsafeRawPointer: KnownConformances.Asked]
    var types: [UInt: KnownConformances.Asked] = [:]

    init(protocols: [UnsafeRawPointer: KnownConformances.Asked]) { self.protocols = protocols }

    /// Looks in the sections of one file: behind a version, an address, two free words and the protocols is where the
    /// conformances begin, and how many bytes they are.
    func look(in sections: UnsafeRawPointer) {
      guard let start = sections.load(fromByteOffset: 48, as: UnsafeRawPointer?.self) else { return }
      for offset in stride(from: 0, to: sections.load(fromByteOffset: 56, as: Int.self), by: 4) {
        let record = RecordFinder.relative(start + offset)
        guard let named = RecordFinder.indirectable(record), let asked = protocols[named] else { continue }
        let reference = RecordFinder.relative(record + 4)
        let type: UnsafeRawPointer? =
          switch record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 0b111 {
          case 0: reference
          case 1: reference.load(as: UnsafeRawPointer?.self)
          default: nil
          }
        guard let type else { continue }
        types[UInt(bitPattern: type), default: []].insert(asked)
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
