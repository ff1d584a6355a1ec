import Foundation

/// A module of the package and what it may import, as `Package.swift` declares it.
struct Module {
  /// The module's name, which is also that of its folder.
  let name: String
  /// The folder below the project's, as in `Sources/Base/GalleyFiles`.
  let path: String
  /// The targets and products of packages that it depends on.
  let dependencies: Set<String>

  /// The modules of the system that every module may import: none of them delays the start of a program.
  private static let light: Set = ["Darwin", "Dispatch", "Glibc", "Observation", "Synchronization"]

  /// The modules of the system that single modules may import besides.
  private static let heavy: [String: Set<String>] = [
    "AppleFoundation": ["CDispatch", "Foundation", "FoundationNetworking"],
    "GalleyDocument": ["CoreFoundation"],
    "GalleyPreviews": ["Foundation", "PackagePlugin"],
    "GalleyTesting": ["Foundation", "Testing", "XCTest"],
    "SwiftUIMacros": ["SwiftDiagnostics", "SwiftSyntax", "SwiftSyntaxBuilder"],
    "WebKit": ["Foundation", "FoundationNetworking"],
  ]

  /// Modules beside those in `Sources/Apple` that may import Foundation.
  private static let usesFoundation: Set = ["GalleyPreviewRunner"]

  /// What the module may import.
  var imports: Set<String> {
    let needsFoundation = ["Apple", "Stubs"].contains(group) || Self.usesFoundation.contains(name)
    return dependencies.union(Self.light).union(Self.heavy[name] ?? []).union(needsFoundation ? ["Foundation"] : [])
  }

  /// The folder of `Sources` that the module is in.
  var group: String { Self.group(of: path) }

  /// The folder of `Sources` that `path` leads through.
  static func group(of path: String) -> String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  /// The modules in `Sources` by their names, read once from `Package.swift`.
  static func all() throws -> [String: Module] { try found.get() }

  private static let found = Result { try read() }

  private static func read() throws -> [String: Module] {
    // A scratch folder of its own: the running `swift test` holds the lock of `.build`.
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

/// The part of `swift package dump-package` that tells of modules.
private struct Manifest: Decodable {
  struct Target: Decodable {
    let name: String
    let path: String?
    let dependencies: [Dependency]

    /// The module; nil for tests and samples.
    var module: Module? {
      guard let path, path.hasPrefix("Sources/") else { return nil }
      return Module(name: name, path: path, dependencies: Set(dependencies.map(\.name)))
    }
  }

  /// A dependency is an object whose only key is its kind and whose value begins with the name.
  struct Dependency: Decodable {
    let name: String

    init(from decoder: any Decoder) throws {
      let kinds = try decoder.singleValueContainer().decode([String: [Part]].self)
      name = kinds.values.first?.first?.text ?? ""
    }
  }

  /// The name, or one of the nulls and conditions that follow it.
  struct Part: Decodable {
    let text: String?

    init(from decoder: any Decoder) throws {
      text = try? decoder.singleValueContainer().decode(String.self)
    }
  }

  let targets: [Target]
}
