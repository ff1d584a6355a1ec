#if os(Linux)
  import Foundation

  /// The public symbols of the built modules and their comments, as `swift symbolgraph-extract` lists them.
  struct SymbolGraph: Decodable {
    private var symbols: [Symbol]

    /// The modules that the products Galley, GalleyStage, GalleyTables and GalleyTesting export. The interface of the
    /// module SwiftUI is omitted because it follows Apple's.
    static let modules = [
      "Galley", "GalleyCharts", "GalleyCompare", "GalleyControls", "GalleyData", "GalleyDiff", "GalleyDocument",
      "GalleyExplain", "GalleyFiles", "GalleyGeometry", "GalleyJSON", "GalleyMessages", "GalleyMotion",
      "GalleyNavigation", "GalleyPages", "GalleyPaint", "GalleyPicture", "GalleyPrint", "GalleyRender", "GalleyReport",
      "GalleySVG", "GalleySceneWords", "GalleyScroll", "GalleySnapshot", "GalleyStage", "GalleySymbols", "GalleyTables",
      "GalleyTemplate", "GalleyTesting", "GalleyText", "GalleyViews",
    ]

    struct Symbol: Decodable {
      var kind: Kind
      var pathComponents: [String]
      var declarationFragments: [Fragment]?
      var docComment: Comment?
      var functionSignature: Signature?

      /// The names from the outermost type inwards, such as `Stage.tap(id:)`.
      var path: String { pathComponents.joined(separator: ".") }

      /// The declaration on one line.
      var declaration: String {
        (declarationFragments ?? []).map(\.spelling).joined().split { $0.isWhitespace }.joined(separator: " ")
      }
    }

    struct Kind: Decodable {
      var identifier: String
    }

    struct Fragment: Decodable {
      var spelling: String
    }

    struct Comment: Decodable {
      var lines: [Line]

      struct Line: Decodable {
        var text: String
      }
    }

    struct Signature: Decodable {
      var parameters: [Parameter]?
      var returns: [Fragment]?

      struct Parameter: Decodable {
        var name: String
        var internalName: String?
      }
    }

    static func symbols(of module: String) throws -> [Symbol] {
      let folder = FileManager.default.temporaryDirectory.appending(path: "galley-interface-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      _ = try output(
        of: ["swift-symbolgraph-extract", "-module-name", module, "-I", build.appending(path: "Modules").path]
          + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] } + includes.flatMap { ["-Xcc", $0] }
          + ["-target", target, "-minimum-access-level", "public", "-skip-synthesized-members"]
          + ["-output-dir", folder.path])
      let graphs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      return try graphs.flatMap { try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: $0)).symbols }
    }

    // MARK: The build of the tests

    private static let build = Project.folder.appending(path: ".build/debug")

    #if arch(arm64)
      private static let target = "aarch64-unknown-linux-gnu"
    #else
      private static let target = "x86_64-unknown-linux-gnu"
    #endif

    /// The module maps of C modules, some of which SwiftPM generates.
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
