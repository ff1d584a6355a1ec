import Galley

extension RenderCommand {
  /// The scenes that can be drawn, and what is wrong with the others.
  func readScenes() -> (scenes: [Scene], diagnostics: [Diagnostic]) {
    var read: [Scene] = []
    var diagnostics: [Diagnostic] = []
    for file in scenes {
      do throws(SceneErrors) {
        var scene = try options.read(file)
        if !only.isEmpty { try scene.keepStates(only) }
        if !kind.isEmpty { scene.outputs.removeAll { !kind.contains($0.kind) } }
        if map {
          scene.outputs = scene.outputs.filter { $0.kind != .layout }.map { $0.named(withSuffix: "-map") }
        }
        read.append(scene)
      } catch {
        diagnostics += error.errors.map(Diagnostic.init)
      }
    }
    return distinct(read, diagnostics)
  }

  /// Leaves out scenes that would write over the files of one before them.
  private func distinct(
    _ scenes: [Scene], _ known: [Diagnostic]
  ) -> (scenes: [Scene], diagnostics: [Diagnostic]) {
    var owners: [String: String] = [:]
    var kept: [Scene] = []
    var diagnostics = known
    for scene in scenes {
      let paths = scene.files.map(\.path)
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
