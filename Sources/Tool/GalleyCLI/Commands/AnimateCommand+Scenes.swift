import Galley
import GalleyTables

extension AnimateCommand {
  struct Input {
    let file: String
    /// The scene; nil if its files are already up to date.
    let scene: Scene?
    let run: FileCache.Run

    var names: [String] { scene.map(SceneAnimator.names) ?? run.known?.names ?? [] }
  }

  func readScenes(_ selection: FrameSelection) -> (scenes: [Input], diagnostics: [Diagnostic]) {
    var owners: [String: String] = [:]
    var read: [Input] = []
    var diagnostics: [Diagnostic] = []
    for file in scenes {
      do throws(SceneErrors) {
        let input = try input(file, selection)
        // A scene that would overwrite the files of an earlier one is skipped.
        if let taken = input.names.first(where: { owners[$0] != nil }), let owner = owners[taken] {
          let path = FilePath.join(output.path, taken)
          diagnostics.append(Diagnostic(clashAt: path, between: owner, and: file))
        } else {
          input.names.forEach { owners[$0] = file }
          read.append(input)
        }
      } catch { diagnostics += error.errors.map(Diagnostic.init) }
    }
    return (read, diagnostics)
  }

  private func input(_ file: String, _ selection: FrameSelection) throws(SceneErrors) -> Input {
    let run = known.fileCache.run("animate", [file, output.path] + settings(selection) + options.settings)
    let scene = run.known == nil ? try options.read(file, files: run.files) : nil
    return Input(file: file, scene: scene, run: run)
  }

  private func settings(_ selection: FrameSelection) -> [String] {
    let frames = selection.range.map { "\($0.lowerBound)-\($0.upperBound)" }
    let part = selection.shard.map { "\($0.number)/\($0.count)" }
    let numbers = [fps.map { "\($0)" }, maxBytes.map { "\($0)" }, frames, part].map { $0 ?? "all" }
    return ["kind"] + kind.map(\.rawValue).sorted() + numbers + selection.times.map { "\($0)" } + ["merge", "\(merge)"]
  }

  func reportEstimates(_ estimates: [AnimationEstimate], of scene: Scene) {
    for estimate in estimates where estimate.megapixels >= Self.minimumReportedMegapixels {
      Terminal.report(
        "\(scene.file): about \(AnimateCommand.count(estimate.frames, "frame")) of \(estimate.width) × "
          + "\(estimate.height) pixels as \(estimate.kind.rawValue), \(Int(estimate.megapixels)) megapixels")
    }
  }

  /// The size from which an animation is announced, in megapixels. Drawing one of this size takes about one second.
  private static let minimumReportedMegapixels = 100.0

  func wordsOnWhatIsLeftOut(_ kinds: Set<AnimationKind>, of scene: Scene) -> [String] {
    var words: [String] = []
    let left = shard == nil ? [] : kinds.subtracting(AnimationKind.ofParts).map(\.rawValue).sorted()
    if !left.isEmpty {
      words.append(
        "\(scene.file): \(AnimateCommand.list(left)) need all frames; run 'galley animate --merge' after all shards")
    }
    if maxBytes != nil, kinds.isDisjoint(with: AnimationKind.animations) {
      words.append("\(scene.file): --max-bytes applies to animations and videos, and this run writes neither")
    }
    let shots = scene.script.screenshots
    if !shots.isEmpty, !merge, !kinds.contains(.frames) {
      words.append(
        """
        \(scene.file): the screenshots \(AnimateCommand.list(shots.map { "'\($0)'" })) are not written; add --kind \
        frames
        """)
    }
    return words
  }
}
