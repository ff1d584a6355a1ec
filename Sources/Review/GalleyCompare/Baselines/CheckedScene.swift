import GalleyFiles
import GalleyRender
import GalleyTables
public import GalleyTemplate

/// A scene that is to be checked: one that was read, or one of which a cache knows that it is as it was.
public struct CheckedScene: Sendable {
  public private(set) var outline: SceneOutline
  /// What of it is kept for the next check; nil where nothing is.
  let kept: Kept?
  private let read: @Sendable () throws(SceneErrors) -> Scene
  private var states: [String]?

  struct Kept: Sendable {
    let key: CheckCache.Key
    let outline: SceneOutline
    let recorder: InputRecorder
    /// What is known of it; nil where it was read.
    let known: CheckEntry?
  }

  public init(_ scene: Scene) {
    self.init(outline: SceneOutline(scene), kept: nil) { () throws(SceneErrors) -> Scene in scene }
  }

  init(outline: SceneOutline, kept: Kept?, read: @escaping @Sendable () throws(SceneErrors) -> Scene) {
    (self.outline, self.kept, self.read) = (outline, kept, read)
  }

  /// The scene with only the states that are called as one of `names`.
  public func keeping(states names: [String]) -> CheckedScene {
    var scene = self
    scene.states = names
    scene.outline.pictures.removeAll { !names.contains($0.state) }
    return scene
  }

  func scene() throws(SceneErrors) -> Scene {
    var scene = try read()
    if let states { scene.states.removeAll { !states.contains($0.name) } }
    return scene
  }

  var files: FileReader {
    kept?.recorder.files ?? .disk
  }

  /// Whether the baseline `name` in `store` is what the scene draws, as far as is known without drawing it.
  func passes(_ name: String, in store: BaselineStore) -> Bool {
    guard let pass = kept?.known?.passes[name] else { return false }
    return store.record(of: name) == pass.files
  }

  /// What the picture whose baseline is `name` depends on besides the scene, as far as that is known.
  func fingerprint(of name: String) -> PictureFingerprint? {
    (kept?.known?.passes[name]).map { PictureFingerprint(versions: [], fonts: $0.fonts) }
  }
}
