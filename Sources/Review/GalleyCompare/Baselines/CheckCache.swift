public import GalleyFiles
import GalleyImage
import GalleyJSON
import GalleyRender
public import GalleyTables
public import GalleyTemplate
import GalleyText

/// A folder that knows of scenes what they were drawn from when all was as approved, so that what is as it was need
/// not be drawn again.
///
/// Everything counts by digests of contents: the scene and its data, images and fonts, the program and its libraries,
/// and the baselines. Scenes that warn of something, or are read from a pipe, are drawn each time.
public struct CheckCache: Sendable {
  /// The folder; it is made when something is kept.
  public let folder: String
  /// Whether all scenes are drawn, whatever is known of them.
  public var isFresh = false
  private let machine: MachineAnswers

  /// The cache in `folder`; `inputs` reads what earlier runs read.
  public init(_ folder: String, isFresh: Bool = false, inputs: FileReader = .regularFiles) {
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

  /// The scene at `path` for `run`: known, or read with `options`; `didRead` hears of one that was read.
  public func scene(
    _ path: String, options: Scene.Options, for run: CheckRun, didRead: (Scene) -> Void = { _ in }
  ) throws(SceneErrors) -> CheckedScene {
    let key = Key(path, options, baselines: run.baselines, framesPerSecond: run.framesPerSecond)
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

  /// Keeps of `scene` which baselines passed now; `search` found the fonts that it was drawn with, and
  /// `drafts` hears of what is being written.
  ///
  /// A folder that cannot be written to is not told of: the next check draws what it would not have to.
  func keep(
    _ scene: CheckedScene, _ passes: [String: CheckEntry.Pass], _ search: FontSearch, _ drafts: Drafts
  ) {
    guard let kept = scene.kept, let inputs = kept.recorder.record()?.adding(search, machine) else {
      return
    }
    var passes = passes
    // Another part of the scene may have been checked before.
    if let entry = kept.known ?? entry(kept.key), entry.inputs == inputs, entry.outline == kept.outline {
      passes.merge(entry.passes) { new, _ in new }
    } else if kept.known != nil {
      // It was written anew since it was looked at.
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
  /// The files that the baseline `name` is, by their contents; nil while another run writes them.
  func record(of name: String) -> InputRecord? {
    guard !isPending(name) else { return nil }
    let record = InputRecord(files: [picturePath(name), recordPath(name)], MachineAnswers(files))
    return isPending(name) ? nil : record
  }
}
