import GalleyFiles
import GalleyRender
import GalleyStage
import GalleyTables
package import GalleyTemplate

/// A scene to check, either read from its file or known from the cache to be unchanged.
package struct CheckedScene: Sendable {
  package private(set) var outline: SceneOutline
  let kept: Kept?
  private let read: @Sendable () throws(SceneErrors) -> Scene
  private var states: [String]?

  struct Kept: Sendable {
    let key: CheckCache.Key
    let outline: SceneOutline
    let recorder: InputRecorder
    let known: CheckEntry?
  }

  package init(_ scene: Scene) {
    self.init(outline: SceneOutline(scene), kept: nil) { () throws(SceneErrors) -> Scene in scene }
  }

  init(outline: SceneOutline, kept: Kept?, read: @escaping @Sendable () throws(SceneErrors) -> Scene) {
    (self.outline, self.kept, self.read) = (outline, kept, read)
  }

  package func keeping(states names: [String]) -> CheckedScene {
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

  func passes(_ name: String, in store: BaselineStore) -> Bool {
    guard let pass = kept?.known?.passes[name] else { return false }
    return store.record(of: name) == pass.files
  }

  func fingerprint(of name: String) -> PictureFingerprint? {
    (kept?.known?.passes[name]).map { PictureFingerprint(versions: [], fonts: $0.fonts) }
  }
}
