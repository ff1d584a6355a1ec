import Galley
import GalleyTables

extension RenderCommand {
  func readScenes() -> (scenes: [RenderCache.Input], diagnostics: [Diagnostic]) {
    var read: [RenderCache.Input] = []
    var diagnostics: [Diagnostic] = []
    for file in scenes {
      do throws(SceneErrors) {
        read.append(try input(file))
      } catch {
        diagnostics += error.errors.map(Diagnostic.init)
      }
    }
    return distinct(read, diagnostics)
  }

  /// Returns the input for a scene. The scene is not read if its files are up to date according to the cache.
  private func input(_ file: String) throws(SceneErrors) -> RenderCache.Input {
    guard let cache = renderCache else {
      var scene = try options.read(file)
      try adapt(&scene)
      return RenderCache.Input(scene, files: Inputs.files)
    }
    return try options.read(file, known: cache, settings: settings, into: folder, adapt: adapt)
  }

  private func adapt(_ scene: inout Scene) throws(SceneErrors) {
    scene.memoryLimit = memory.limit
    if !only.isEmpty { try scene.keepStates(only) }
    if !kind.isEmpty { scene.outputs.removeAll { !kind.contains($0.kind) } }
    if map {
      scene.outputs = scene.outputs.filter { $0.kind != .layout }.map { $0.named(withSuffix: "-map") }
    }
  }

  private func distinct(
    _ scenes: [RenderCache.Input], _ known: [Diagnostic]
  ) -> (scenes: [RenderCache.Input], diagnostics: [Diagnostic]) {
    var owners: [String: String] = [:]
    var kept: [RenderCache.Input] = []
    var diagnostics = known
    for scene in scenes {
      let paths = scene.paths
      if let taken = paths.first(where: { owners[$0] != nil }), let owner = owners[taken] {
        diagnostics.append(Diagnostic(clashAt: taken, between: owner, and: scene.file))
      } else {
        paths.forEach { owners[$0] = scene.file }
        kept.append(scene)
      }
    }
    return (kept, diagnostics)
  }
}
