#if os(Linux)
  import Foundation
  import Testing

  /// The public declarations of the library products, compared with their list in Tests/Interfaces.
  @Suite("Public interface")
  struct PublicInterfaceTests {
    /// The modules that the products Galley, GalleyStage, GalleyTables and GalleyTesting export. The SwiftUI interface
    /// follows Apple's.
    private static let modules = [
      "Galley", "GalleyCharts", "GalleyCompare", "GalleyControls", "GalleyData", "GalleyDiff", "GalleyDocument",
      "GalleyExplain", "GalleyFiles", "GalleyGeometry", "GalleyJSON", "GalleyMessages", "GalleyMotion",
      "GalleyNavigation", "GalleyPages", "GalleyPaint", "GalleyPicture", "GalleyPrint", "GalleyRender", "GalleyReport",
      "GalleySVG", "GalleySceneWords", "GalleyScroll", "GalleySnapshot", "GalleyStage", "GalleySymbols", "GalleyTables",
      "GalleyTemplate", "GalleyTesting", "GalleyText", "GalleyViews",
    ]

    @Test("No public declaration is changed, removed or added by accident", arguments: modules)
    func declarations(_ module: String) throws {
      let found = try Self.declarations(of: module)
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

    private static func declarations(of module: String) throws -> [String] {
      let folder = FileManager.default.temporaryDirectory.appending(path: "galley-interface-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      _ = try output(
        of: ["swift-symbolgraph-extract", "-module-name", module, "-I", build.appending(path: "Modules").path]
          + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } + includes.flatMap { ["-Xcc", $0] }
          + ["-target", target, "-minimum-access-level", "public", "-skip-synthesized-members"]
          + ["-output-dir", folder.path])
      let graphs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      return try graphs.flatMap { try lines(of: Data(contentsOf: $0)) }.sorted()
    }

    private struct Graph: Decodable {
      var symbols: [Symbol]

      struct Symbol: Decodable {
        var pathComponents: [String]
        var declarationFragments: [Fragment]?
      }

      struct Fragment: Decodable {
        var spelling: String
      }
    }

    private static func lines(of graph: Data) throws -> [String] {
      try JSONDecoder().decode(Graph.self, from: graph).symbols.map { symbol in
        let text = (symbol.declarationFragments ?? []).map(\.spelling).joined()
        return symbol.pathComponents.joined(separator: ".") + ": "
          + text.split { $0.isWhitespace }.joined(separator: " ")
      }
    }

    // MARK: The build of the tests

    private static let build = Project.folder.appending(path: ".build/debug")

    #if arch(arm64)
      private static let target = "aarch64-unknown-linux-gnu"
    #else
      private static let target = "x86_64-unknown-linux-gnu"
    #endif

    /// The module maps of C modules, some of which SwiftPM writes.
    private static let maps: [String] = {
      let places = [Project.folder.appending(path: "Sources"), build.resolvingSymlinksInPath()]
      let files = places.flatMap {
        FileManager.default.enumerator(at: $0, includingPropertiesForKeys: nil)?.allObjects ?? []
      }
      return files.compactMap { ($0 as? URL)?.path }.filter { path in
        path.hasSuffix("/module.modulemap") && !path.contains("/Swift") && !path.contains("-tool.build")
      }.sorted()
    }()

    private static let includes: [String] = {
      let packages = ["cairo", "cairo-ft", "pangocairo", "pangoft2", "harfbuzz"]
      let text = (try? output(of: ["pkg-config", "--cflags-only-I"] + packages)) ?? ""
      return text.split { $0.isWhitespace }.map(String.init)
    }()

    private static func output(of words: [String]) throws -> String {
      let (process, pipe) = (Process(), Pipe())
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = words
      process.standardOutput = pipe
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw Failure(command: words[0], code: process.terminationStatus) }
      return String(decoding: data, as: UTF8.self)
    }

    private struct Failure: Error {
      let command: String
      let code: Int32
    }
  }
#endif
