import Foundation
import GalleyBuild
import Testing

@Suite("Functions that previews replace")
struct InterpositionTests {
  /// Returns the object files of a C module, next to the test program.
  private static func objects(of module: String) throws -> [ObjectFile] {
    let program = try URL(filePath: #require(CommandLine.arguments.first)).resolvingSymlinksInPath()
    let folder = program.deletingLastPathComponent().appending(path: "\(module).build")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".o") }
    return try names.map { try ObjectFile(folder.appending(path: $0).path) }
  }

  @Test
  func `A program that links SwiftUI keeps the functions and the clock of libdispatch`() throws {
    let objects = try Self.objects(of: "CLateWork") + Self.objects(of: "CFixedClock")
    let defined = Set(objects.flatMap(\.defined))
    #expect(defined.isDisjoint(with: Interposition.functions))
    for function in Interposition.functions {
      #expect(defined.contains(Interposition.replacement(of: function)), "nothing replaces \(function)")
    }
  }
}
