package import GalleyFiles
import GalleyImage
import GalleyJSON
import GalleyRender
package import GalleyTables
package import GalleyTemplate
import GalleyText

/// A folder that records the inputs of passed scenes, so that unchanged scenes need not be rendered again.
///
/// All inputs are identified by digests of their content. The inputs are the scene with its data, images and fonts, the
/// program with its libraries, and the baselines. Scenes with warnings and scenes read from a pipe are always rendered.
///
/// ```swift
/// let run = CheckRun(CheckOptions(baselines: "proofs"), cache: CheckCache(".galley-cache"))
/// ```
package struct CheckCache: Sendable {
  package let folder: String
  package var isFresh = false
  private let machine: MachineAnswers

  /// Creates a cache in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder of the cache. It is created when the first result is stored.
  ///   - isFresh: Whether to render all scenes despite cached results (default: `false`). New results are still stored.
  ///   - inputs: Reads the inputs that earlier runs recorded (default: regular files on disk).
  package init(_ folder: String, isFresh: Bool = false, inputs: FileReader = .regularFiles) {
    (self.folder, self.isFresh) = (folder, isFresh)
    machine = MachineAnswers(inputs)
  }

  struct Key: Hashable, Sendable {
    let digest: String

    init(_ path: String, _ options: Scene.Options, baselines: String, framesPerSecond: Double?) {
      let rate = framesPerSecond.map { "\($0)" } ?? "own"
      let parts = ["galley-cache/2", path, baselines, rate] + options.overrides + ["allow"] + options.allowedFolders
      digest = SHA256.hexDigest(of: Array(parts.joined(separator: "\0").utf8))
    }

    var file: String { "check-\(digest.prefix(32)).json" }
  }

  /// Returns the scene at `path`, from the cache if its inputs are unchanged.
  ///
  /// - Parameters:
  ///   - path: The scene file.
  ///   - options: The options for reading the scene.
  ///   - check: The options of the check that will use the scene.
  ///   - didRead: A function that is called with each scene that had to be read.
  /// - Throws: `SceneErrors` if the scene is invalid.
  package func scene(
    _ path: String, options: Scene.Options, for check: CheckOptions, didRead: (Scene) -> Void = { _ in }
  ) throws(SceneErrors) -> CheckedScene {
    let key = Key(path, options, baselines: check.baselines, framesPerSecond: check.framesPerSecond)
    let recorder = InputRecorder(options.files)
    var recorded = options
    recorded.files = recorder.files
    if !isFresh, let entry = entry(key), entry.inputs.holds(machine) {
      let kept = CheckedScene.Kept(key: key, outline: entry.outline, recorder: recorder, known: entry)
      return CheckedScene(outline: entry.outline, kept: kept) { [recorded] () throws(SceneErrors) -> Scene in
        try Scene(contentsOf: path, options: recorded)
      }
    }
    let scene = try Scene(contentsOf: path, options: recorded)
    didRead(scene)
    var outline = SceneOutline(scene)
    outline.inputs = recorder.record()?.digest(with: options.overrides) ?? ""
    let kept = CheckedScene.Kept(key: key, outline: outline, recorder: recorder, known: nil)
    return CheckedScene(outline: outline, kept: scene.warnings.isEmpty ? kept : nil) {
      () throws(SceneErrors) -> Scene in scene
    }
  }

  /// Stores the inputs of a passed scene. Write errors are ignored, because their only effect is that the next check
  /// renders more scenes.
  func keep(
    _ scene: CheckedScene, _ passes: [String: CheckEntry.Pass], _ search: FontSearch, _ drafts: Drafts
  ) {
    guard let kept = scene.kept, let inputs = kept.recorder.record()?.adding(search, machine) else {
      return
    }
    var passes = passes
    // Another shard of the same scene may already be stored, and its results are kept.
    if let entry = kept.known ?? entry(kept.key), entry.inputs == inputs, entry.outline == kept.outline {
      passes.merge(entry.passes) { new, _ in new }
    } else if kept.known != nil {
      // Another run replaced the entry after this run had read it.
      return
    }
    let entry = CheckEntry(outline: kept.outline, inputs: inputs, passes: passes)
    ResultCache.write(entry.json, as: kept.key.file, in: OutputFolder(folder, drafts: drafts))
  }

  private func entry(_ key: Key) -> CheckEntry? {
    SealedEntry.read(key.file, in: folder).flatMap { CheckEntry($0) }
  }
}

extension BaselineStore {
  func record(of name: String) -> InputRecord? {
    guard !isPending(name) else { return nil }
    let record = InputRecord(files: [picturePath(name), recordPath(name)], MachineAnswers(files))
    return isPending(name) ? nil : record
  }
}
