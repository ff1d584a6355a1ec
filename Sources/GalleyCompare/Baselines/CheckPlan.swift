import GalleyDiagnostics
import GalleyRender
import GalleyTemplate

/// Which pictures a check draws, and under which names.
struct CheckPlan {
  /// The scenes with the canvases that this run draws, in order.
  private(set) var parts: [Part] = []
  /// Names that two pictures would share.
  private(set) var problems: [Diagnostic] = []
  private var names: [String: String] = [:]
  /// Where each picture stands among those of all scenes, whichever of them this run draws.
  private var positions: [String: Int] = [:]
  private let scenes: [Scene]
  private let shard: FrameSelection.Shard?

  /// A scene with what of it is drawn.
  struct Part {
    let scene: Scene
    /// The verdict on each picture where nothing can be drawn.
    let unjudged: [PictureCheck.Verdict]

    /// The verdict on what the script shows on the canvas of `variant`, where nothing can be drawn.
    func unjudgedScript(_ variant: Variant) -> PictureCheck.Verdict {
      var image = CheckedImage(
        scene: scene.name, state: BaselineName.script, variant: variant.words,
        name: BaselineName(scriptOf: scene.name, variant: variant).path, status: .couldNotCompare)
      image.place = SourcePlace(file: scene.file)
      image.sentences = [CheckWords.notDrawn]
      return PictureCheck.Verdict(image: image)
    }

    init(_ scene: Scene) {
      self.scene = scene
      unjudged = scene.pictures.map { picture in
        var image = CheckedImage(
          scene: scene.name, state: picture.state.name, variant: picture.variant.words,
          name: BaselineName(scene: scene.name, picture: picture).path, status: .couldNotCompare)
        image.place = SourcePlace(file: scene.file)
        image.sentences = [CheckWords.notDrawn]
        return PictureCheck.Verdict(image: image)
      }
    }
  }

  /// The plan for `scenes`, or for a part of them.
  init(_ scenes: [Scene], shard: FrameSelection.Shard? = nil) {
    self.scenes = scenes
    self.shard = shard
    var canvas = 0
    for scene in scenes where isDistinct(scene) {
      var drawn = scene
      // The states of one canvas share what they have in common, so a canvas is drawn by one machine.
      drawn.variants = scene.variants.filter { _ in
        canvas += 1
        return shard.map { (canvas - 1) % $0.count == $0.number - 1 } ?? true
      }
      if !drawn.variants.isEmpty { parts.append(Part(drawn)) }
    }
  }

  /// Whether no scene before has a picture of the same name; keeps the names.
  private mutating func isDistinct(_ scene: Scene) -> Bool {
    var own: [String: String] = [:]
    // Its frames are the scene's too where this check does not look at them.
    let scripts = scene.isScripted ? scene.variants.map { BaselineName(scriptOf: scene.name, variant: $0) } : []
    for name in scene.pictures.map({ BaselineName(scene: scene.name, picture: $0) }) + scripts {
      if let other = names[name.key] ?? own[name.key] {
        problems.append(Diagnostic(clashAt: name.path, between: other, and: scene.file))
        return false
      }
      own[name.key] = scene.file
    }
    names.merge(own) { first, _ in first }
    for name in scene.pictures.map({ BaselineName(scene: scene.name, picture: $0) }) + scripts {
      positions[name.path] = positions.count
    }
    return true
  }

  /// Where the picture called `name` stands among those of all scenes; nil for one that none draws.
  func position(of name: String) -> Int? { positions[name] }

  /// The baselines in `store` that belong to the scenes and are not drawn by them.
  func orphans(in store: BaselineStore) -> [CheckedImage] {
    let folders = Set(scenes.map { BaselineName.folder(of: $0.name) }).sorted()
    return part(of: folders.flatMap { store.names(below: $0) }.filter { !isDrawn($0) }).map { name in
      var image = CheckedImage(scene: scene(of: name), state: "", name: name, status: .orphaned)
      image.baseline = CheckedPicture(path: store.picturePath(name))
      image.sentences = [CheckWords.orphaned]
      return image
    }
  }

  /// Whether a scene draws the picture whose baseline is called `name`.
  func isDrawn(_ name: String) -> Bool { names[name.lowercased()] != nil }

  private func scene(of name: String) -> String { name.split(separator: "/").first.map(String.init) ?? name }

  /// Those of `names` that this run tells of, so that all runs together tell of each once.
  private func part(of names: [String]) -> [String] {
    guard let shard else { return names }
    return names.enumerated().filter { $0.offset % shard.count == shard.number - 1 }.map(\.element)
  }
}
