#if os(Linux)
  import Foundation
  import Testing

  /// The public declarations of the library products, compared with their list in Tests/Interfaces.
  @Suite("Public interface")
  struct PublicInterfaceTests {
    @Test("No public declaration is changed, removed or added by accident", arguments: SymbolGraph.modules)
    func declarations(_ module: String) throws {
      let found = try SymbolGraph.symbols(of: module).map { "\($0.path): \($0.declaration)" }.sorted()
      let file = Project.folder.appending(path: "Tests/Interfaces/\(module).txt")
      if ProcessInfo.processInfo.environment["GALLEY_RECORD_INTERFACES"] != nil {
        return try (found.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
      }
      let known = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
      let (removed, added) = (Set(known).subtracting(found).sorted(), Set(found).subtracting(known).sorted())
      #expect(
        removed.isEmpty && added.isEmpty,
        """
        \(module): removed \(removed.prefix(5)), added \(added.prefix(5)). If that is intended, name it in CHANGELOG.md \
        and run this suite with GALLEY_RECORD_INTERFACES=1.
        """)
    }
  }
#endif
