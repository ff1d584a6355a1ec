import Galley

extension AnimateCommand {
  /// The scenes that can be animated, and what is wrong with the others.
  func readScenes() -> (scenes: [Scene], diagnostics: [Diagnostic]) {
    var owners: [String: String] = [:]
    var read: [Scene] = []
    var diagnostics: [Diagnostic] = []
    for file in scenes {
      do throws(SceneErrors) {
        let scene = try options.read(file)
        let names = SceneAnimator.names(of: scene)
        // Scenes that would write over the files of one before them are left out.
        if let taken = names.first(where: { owners[$0] != nil }), let owner = owners[taken] {
          let path = FilePath.join(output, taken)
          diagnostics.append(Diagnostic(clashAt: path, between: owner, and: scene.file))
        } else {
          names.forEach { owners[$0] = scene.file }
          read.append(scene)
        }
      } catch { diagnostics += error.errors.map(Diagnostic.init) }
    }
    return (read, diagnostics)
  }

  /// Says which of `kinds`, and what else of `scene`, this run does not write although it was asked for.
  func sayWhatIsLeftOut(_ kinds: Set<AnimationKind>, of scene: Scene) {
    let left = shard == nil ? [] : kinds.subtracting(AnimationKind.ofParts).map(\.rawValue).sorted()
    if !left.isEmpty {
      Terminal.say("\(scene.file): \(AnimateCommand.list(left)) can only be made of all frames, by --merge")
    }
    if maxBytes != nil, kinds.isDisjoint(with: AnimationKind.animations) {
      Terminal.say("\(scene.file): --max-bytes makes animations and videos smaller, and none is written")
    }
    let shots = scene.script.screenshots
    if !shots.isEmpty, !merge, !kinds.contains(.frames) {
      Terminal.say(
        "\(scene.file): no screenshot of \(AnimateCommand.list(shots.map { "'\($0)'" })): they go with --kind frames")
    }
  }
}
