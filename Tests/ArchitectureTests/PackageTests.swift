import Foundation
import Testing

@Suite("Package.swift")
struct PackageTests {
  /// The part of `swift package dump-package` that the table is compared with.
  private struct Manifest: Decodable {
    struct Target: Decodable {
      let name: String
      let type: String
      /// Where the target lies, if not where SwiftPM expects it.
      let path: String?
      let dependencies: [Dependency]
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

  @Test("The targets and their dependencies are exactly the rooms and imports of the table")
  func dependenciesAreTheTable() throws {
    // Its own scratch folder: the running `swift test` holds the lock of `.build`.
    let scratch = FileManager.default.temporaryDirectory.appending(path: "galley-manifest-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let dump = try Project.swift("package", "--scratch-path", scratch.path, "dump-package")
    try #require(dump.status == 0, "swift package dump-package failed: \(dump.errors)")

    let targets = try JSONDecoder().decode(Manifest.self, from: dump.output).targets
      .filter { $0.type != "test" && !($0.path ?? "").hasPrefix("Tests/") }
    #if os(Linux)
      let rooms = Set(Room.named.keys)
    #else
      let rooms = Set(Room.named.keys).subtracting(Room.apple.map(\.name))
    #endif
    #expect(Set(targets.map(\.name)) == rooms, "Package.swift and Room.house name different rooms")
    for target in targets {
      let dependencies = Set(target.dependencies.map(\.name))
      #expect(dependencies == Room.named[target.name]?.imports, "the dependencies of \(target.name) differ")
    }
  }
}
