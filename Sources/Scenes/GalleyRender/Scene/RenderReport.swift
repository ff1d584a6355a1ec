import GalleyJSON
public import GalleyMessages
public import GalleyTemplate
package import GalleyText

public struct RenderReport: Sendable {
  private let isDryRun: Bool
  private var files: [(scene: String, file: RenderedFile)] = []
  private var statistics = TextStatistics()

  public init(isDryRun: Bool = false) { self.isDryRun = isDryRun }

  /// Appends the files of a scene.
  ///
  /// - Parameters:
  ///   - files: The written files, in order.
  ///   - scene: The scene to which the files belong.
  public mutating func add(_ files: [RenderedFile], of scene: Scene) {
    self.files += files.map { (scene.name, $0) }
  }

  public mutating func add(_ files: [RenderedFile]) { self.files += files.map { ("", $0) } }

  package mutating func add(_ statistics: TextStatistics) { self.statistics = self.statistics + statistics }

  public var paths: [String] { files.map(\.file.path) }

  public func json(_ diagnostics: [Diagnostic]) -> String {
    JSONValue.object([
      "schema": "galley-render/1",
      "dryRun": .bool(isDryRun),
      "files": .array(files.map { Self.json($0.scene, $0.file) }),
      "headerJumps": .array(headerJumps),
      "caches": statistics.json,
      "errors": .array(diagnostics.map { $0.json() }),
    ]).text
  }

  private var headerJumps: [JSONValue] {
    var seen: Set<Found> = []
    return files.flatMap { scene, file in file.headerJumps.map { Found(scene: scene, jump: $0) } }
      .filter { seen.insert($0).inserted }.map { $0.jump.json($0.scene) }
  }

  private struct Found: Hashable {
    let scene: String
    let jump: FoundHeaderJump
  }

  private static func json(_ scene: String, _ file: RenderedFile) -> JSONValue {
    .object([
      "scene": .string(scene),
      "path": .string(file.path),
      "kind": .string(file.kind.rawValue),
      "bytes": file.bytes.map { .number(Double($0)) },
      "states": .array(file.pictures.map { .string($0.state.name) }),
    ])
  }
}
