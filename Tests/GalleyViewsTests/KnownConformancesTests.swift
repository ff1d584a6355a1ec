import GalleyMotion
import Testing

@testable import GalleyViews

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Protocol conformances determined without the runtime")
struct KnownConformancesTests {
  private struct Plain { var number = 1 }
  private struct Same: Equatable { var number = 1 }
  private struct Box<Content> { var content: Content }
  private enum Choice { case one(String), other }
  private final class Shared {}

  /// Types from the program and the system: generic types, structures, enums, classes, functions and metatypes.
  private static let types: [Any.Type] = [
    Plain.self, Same.self, Box<Int>.self, Box<Plain>.self, Choice.self, Shared.self, Int.self, String.self,
    [Int].self, [Plain].self, Int?.self, Plain?.self, [String: Plain].self, (Int, String).self, (() -> Void).self,
    timespec.self, Never.self, AnyHashable.self, State<Int>.self, Binding<Int>.self, Text.self, Plain.Type.self,
    (any View).self, Color.self, Range<Int>.self,
  ]

  @Test("No conformance that the runtime finds is ruled out in advance", arguments: 0..<types.count)
  func never(index: Int) {
    let type = Self.types[index]
    if type is any Equatable.Type { #expect(KnownConformances.mayConform(type, to: (any Equatable).self)) }
    if type is any SelfComparing.Type { #expect(KnownConformances.mayConform(type, to: (any SelfComparing).self)) }
    if type is any ModifierHost.Type { #expect(KnownConformances.mayConform(type, to: (any ModifierHost).self)) }
    if type is any DynamicProperty.Type { #expect(KnownConformances.mayConform(type, to: (any DynamicProperty).self)) }
    if type is any ViewModifier.Type { #expect(KnownConformances.mayConform(type, to: (any ViewModifier).self)) }
    if type is any Animatable.Type { #expect(KnownConformances.mayConform(type, to: (any Animatable).self)) }
    if type is any AnimatableHost.Type { #expect(KnownConformances.mayConform(type, to: (any AnimatableHost).self)) }
  }

  #if os(Linux)
    @Test("For types without a conformance, no runtime lookup is needed")
    func spares() {
      #expect(!KnownConformances.mayConform(Plain.self, to: (any Equatable).self))
      #expect(!KnownConformances.mayConform(Box<Int>.self, to: (any Equatable).self))
      #expect(!KnownConformances.mayConform(Choice.self, to: (any DynamicProperty).self))
      #expect(!KnownConformances.mayConform(Same.self, to: (any Animatable).self))
    }

    @Test("Conformances in a library that is loaded later are found")
    func libraries() throws {
      let name = "11Distributed16RemoteCallTargetV"
      let printable = (any CustomStringConvertible).self
      #expect(!KnownConformances.mayConform(Plain.self, to: printable))
      try #require(_typeByName(name) == nil, "the library is already open")
      try #require(dlopen("libswiftDistributed.so", RTLD_NOW) != nil)
      let type = try #require(_typeByName(name))
      #expect(type is any CustomStringConvertible.Type)
      #expect(KnownConformances.mayConform(type, to: printable))
    }
  #endif
}
