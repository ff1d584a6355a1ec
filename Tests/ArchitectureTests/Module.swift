import Foundation

/// A module of the package and its permitted imports, as declared in `Package.swift`.
struct Module {
  /// The name of the module and its folder.
  let name: String
  /// The folder relative to the project, for example `Sources/Base/GalleyFiles`.
  let path: String
  /// The targets and package products on which it depends directly or indirectly.
  let dependencies: Set<String>

  /// The modules that may import each system module. The C library and locks are cheap; Foundation delays program
  /// start.
  private static let system: [String: Set<String>] = [
    "Glibc": cLibrary, "Darwin": cLibrary,
    "Synchronization": [
      "GalleyCLI", "GalleyCompare", "GalleyFiles", "GalleyFoundation", "GalleyMotion", "GalleyPDF", "GalleyPaint",
      "GalleyPrint",
      "GalleyRender", "GalleyStage", "GalleyTesting", "GalleyText", "GalleyViews", "SwiftUI",
    ],
    "Dispatch": [
      "GalleyDiff", "GalleyPDF", "GalleyPrint", "GalleyStage", "GalleyText", "SwiftData", "SwiftUI",
    ],
    "Observation": ["GalleyViews", "SwiftData", "SwiftUI", "SwiftUICore"],
    "Foundation": [
      "AVFoundation", "AppIntents", "AppleFoundation", "AuthenticationServices", "Charts", "CoreGraphics",
      "CoreHaptics", "CoreLocation", "CoreText", "CoreTransferable", "GalleyFoundation", "GalleyPreviewRunner",
      "GalleyPreviews", "GalleySnapshots", "GalleyTesting", "MapKit", "SafariServices", "StoreKit", "SwiftData",
      "SwiftUI",
      "UIKit", "UnifiedLogging", "UserNotifications", "WeatherKit", "WebKit", "WidgetKit",
    ],
    "CoreFoundation": ["GalleyDocument"],
    "FoundationNetworking": ["AppleFoundation"],
    "PackagePlugin": ["GalleyPreviews", "GalleySnapshots"],
    "SwiftDiagnostics": ["SwiftUIMacros"], "SwiftSyntax": ["SwiftUIMacros"], "SwiftSyntaxBuilder": ["SwiftUIMacros"],
    "Testing": ["GalleyTesting"], "XCTest": ["GalleyTesting"],
  ]

  private static let cLibrary: Set = [
    "GalleyCLI", "GalleyCharts", "GalleyCompare", "GalleyControls", "GalleyData", "GalleyDiff", "GalleyDocument",
    "GalleyFiles", "GalleyGeometry", "GalleyImage", "GalleyLayout", "GalleyMessages", "GalleyMotion", "GalleyPaint",
    "GalleyPicture",
    "GalleyScroll", "GalleySymbols", "GalleyTables", "GalleyTemplate", "GalleyTesting", "GalleyText", "GalleyViews",
    "GalleyXML", "simd",
  ]

  var imports: Set<String> { dependencies.union(Self.system.filter { $0.value.contains(name) }.keys) }

  /// The dependencies that no other dependency already brings. The module's line in `Package.swift` lists exactly
  /// these.
  func nearest(in modules: [String: Module]) -> Set<String> {
    dependencies.filter { name in !dependencies.contains { modules[$0]?.dependencies.contains(name) == true } }
  }

  /// The folder of `Sources` that contains the module.
  var group: String { Self.group(of: path) }

  static func group(of path: String) -> String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  /// The modules in `Sources` by name, read once from `Package.swift`.
  static func all() throws -> [String: Module] { try found.get() }

  private static let found = Result { try read() }

  private static func read() throws -> [String: Module] {
    // A separate scratch folder is needed because the running `swift test` holds the lock of `.build`.
    let scratch = FileManager.default.temporaryDirectory.appending(path: "galley-manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let dump = try Project.swift("package", "--scratch-path", scratch.path, "dump-package")
    guard dump.status == 0 else { throw Fault(description: "swift package dump-package failed: \(dump.errors)") }
    let modules = try JSONDecoder().decode(Manifest.self, from: dump.output).targets.compactMap(\.module)
    return Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0) })
  }

  private struct Fault: Error, CustomStringConvertible {
    let description: String
  }
}

/// The part of `swift package dump-package` that describes modules.
private struct Manifest: Decodable {
  struct Target: Decodable {
    let name: String
    let path: String?
    let dependencies: [Dependency]

    /// The module, or `nil` for tests and samples.
    var module: Module? {
      guard let path, path.hasPrefix("Sources/") else { return nil }
      return Module(name: name, path: path, dependencies: Set(dependencies.map(\.name)))
    }
  }

  /// A JSON object whose only key is the kind of dependency, and whose value is an array that begins with its name.
  struct Dependency: Decodable {
    let name: String

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: [Part]].self)
      name = kinds.values.first?.first?.text ?? ""
    }
  }

  /// An element of that array: the name, or one of the nulls and conditions after it.
  struct Part: Decodable {
    let text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  let targets: [Target]
}
