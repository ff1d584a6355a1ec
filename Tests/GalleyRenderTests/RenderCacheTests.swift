import Foundation
import Galley
import GalleyImage
import GalleyPicture
import TestSupport
import Testing

/// A scene with every kind of input in a temporary folder, and the cache of its images.
private final class RenderedScene {
  let path = FileManager.default.temporaryDirectory.appending(path: "galley-" + UUID().uuidString).path
  static let inputs = ["scene.yaml", "data/rows.csv", "images/dot.png", "fonts/Own.otf"]
  static let outputs = ["out/top.png", "out/all.pdf"]

  init() throws {
    let yaml = """
      scene: 1
      canvas: { size: 120x60, scale: 1 }
      fonts: [fonts/Own.otf]
      data: { food: { file: data/rows.csv } }
      view:
        VStack:
          - { Image: images/dot.png }
          - ForEach: food
            row: { Text: "{name}" }
      states:
        - name: top
      output:
        - png: "top.png"
        - pdf: "all.pdf"

      """
    try write(Array(yaml.utf8), to: "scene.yaml")
    try write(Array("name\nApples\nBread\n".utf8), to: "data/rows.csv")
    try write(PNG.encode(Bitmap(width: 2, height: 2, pixels: Array(repeating: 255, count: 16))), to: "images/dot.png")
    let font = try Data(contentsOf: URL(filePath: "/usr/share/fonts/opentype/inter/Inter-Light.otf"))
    try write([UInt8](font), to: "fonts/Own.otf")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: "\(path)/\(name)"))) }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }

  private var folder: OutputFolder { OutputFolder(path + "/out") }
  private func cache(isFresh: Bool) -> RenderCache { RenderCache(path + "/cache", isFresh: isFresh) }

  /// Returns the cached input of a new run, or `nil` if the scene cannot be read.
  func input(_ settings: [String] = [], isFresh: Bool = false) -> RenderCache.Input? {
    try? cache(isFresh: isFresh)
      .input(path + "/scene.yaml", options: Scene.Options(), settings: settings, into: folder) { _ in }
  }

  /// Renders the scene unless its images are cached, and returns whether it was drawn.
  @discardableResult
  func draws(_ settings: [String] = [], isFresh: Bool = false) throws -> Bool {
    guard let input = input(settings, isFresh: isFresh), let scene = input.scene else { return false }
    let renderer = SceneRenderer(scene, files: input.files)
    cache(isFresh: isFresh).keep(try renderer.render(into: folder), of: input, by: renderer)
    return true
  }
}

@Suite("Cache for rendered images")
struct RenderCacheTests {
  @Test("A scene without changes is drawn only once, and its files are listed with their sizes")
  func untouched() throws {
    let rendered = try RenderedScene()
    #expect(try rendered.draws())
    let input = try #require(rendered.input())
    #expect(input.scene == nil)
    #expect(input.paths == ["top.png", "all.pdf"])
    #expect(input.known.map(\.path) == RenderedScene.outputs.map { "\(rendered.path)/\($0)" })
    #expect(try input.known.map(\.bytes) == RenderedScene.outputs.map { try rendered.bytes($0).count })
    #expect(input.known.map(\.kind) == [.png, .pdf])
  }

  @Test("If one byte of an input changes, the scene is drawn again", arguments: RenderedScene.inputs)
  func inputs(name: String) throws {
    let rendered = try RenderedScene()
    #expect(try rendered.draws())
    let whole = try rendered.bytes(name)
    var generator = SplitMix64(seed: 3)
    for _ in 0..<4 {
      var bytes = whole
      bytes[generator.below(bytes.count)] ^= 1
      try rendered.write(bytes, to: name)
      // If the scene is no longer valid, reading it reports the errors.
      #expect(rendered.input()?.known.isEmpty ?? true)
    }
    try rendered.write(whole, to: name)
    #expect(rendered.input()?.known.count == 2)
    try rendered.remove(name)
    #expect(rendered.input()?.known.isEmpty ?? true)
  }

  @Test("Output files that were changed or deleted are written again", arguments: RenderedScene.outputs)
  func outputs(name: String) throws {
    let rendered = try RenderedScene()
    #expect(try rendered.draws())
    let whole = try rendered.bytes(name)
    try rendered.write(whole + [0], to: name)
    #expect(try rendered.draws())
    #expect(try rendered.bytes(name) == whole)
    try rendered.remove(name)
    #expect(try rendered.draws())
    #expect(try rendered.bytes(name) == whole)
    #expect(try !rendered.draws())
  }

  @Test("If the settings differ or the cache is disabled, the scene is drawn again")
  func settings() throws {
    let rendered = try RenderedScene()
    #expect(try rendered.draws())
    #expect(try rendered.draws(["draw", "map"]))
    #expect(try !rendered.draws(["draw", "map"]))
    #expect(try rendered.draws(isFresh: true))
  }
}
