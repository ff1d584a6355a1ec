import GalleyMessages
import GalleyRender
import GalleyTemplate

struct CheckPlan {
  private(set) var parts: [Part] = []
  let problems: [Diagnostic]
  private let names: [String: String]
  /// The position of each image among the images of all scenes, including those of other shards.
  private let positions: [String: Int]
  let shards: ShardPlan
  private let scenes: [SceneOutline]
  private let shard: FrameSelection.Shard?

  struct Part {
    let scene: Int
    let outline: SceneOutline
    let canvases: [Int]

    var pictures: [SceneOutline.Picture] { outline.pictures.filter { canvases.contains($0.canvas) } }

    var unjudged: [PictureCheck.Verdict] {
      pictures.map { Self.notDrawn(outline.image($0, .couldNotCompare)) }
    }

    func unjudgedScript(_ canvas: Int) -> PictureCheck.Verdict {
      Self.notDrawn(outline.image(ofScriptOn: outline.canvases[canvas], .couldNotCompare))
    }

    func drawn(of scene: Scene) -> Scene {
      var drawn = scene
      drawn.variants = canvases.map { scene.variants[$0] }
      return drawn
    }

    private static func notDrawn(_ image: CheckedImage) -> PictureCheck.Verdict {
      var image = image
      image.sentences = [CheckMessages.notDrawn]
      return PictureCheck.Verdict(image: image)
    }
  }

  init(
    _ scenes: [SceneOutline], shard: FrameSelection.Shard? = nil, motion: CheckedMotion? = nil,
    times: RecordedTimes? = nil
  ) {
    self.scenes = scenes
    self.shard = shard
    var names = BaselineOwners()
    let distinct = scenes.indices.filter { names.add(scenes[$0]) }
    (problems, self.names, positions) = (names.problems, names.owners, names.positions)
    // The states of a canvas share work, so a canvas is never split between machines.
    let units = distinct.flatMap { scenes[$0].units(in: motion) }
    shards = ShardPlan(units, count: shard?.count ?? 1, times: times)
    var unit = 0
    for index in distinct {
      let drawn = scenes[index].canvases.indices.filter { canvas in
        shard.map { shards.numbers[unit + canvas] == $0.number } ?? true
      }
      unit += scenes[index].canvases.count
      if !drawn.isEmpty { parts.append(Part(scene: index, outline: scenes[index], canvases: drawn)) }
    }
  }

  func position(of name: String) -> Int? { positions[name] }

  func orphans(in store: BaselineStore) -> [CheckedImage] {
    let folders = Set(scenes.map { BaselineName.folder(of: $0.name) }).sorted()
    return part(of: folders.flatMap { store.names(below: $0) }.filter { !isDrawn($0) }).map { name in
      store.orphan(name, scene: scene(of: name))
    }
  }

  func isDrawn(_ name: String) -> Bool { names[name.lowercased()] != nil }

  private func scene(of name: String) -> String { name.split(separator: "/").first.map(String.init) ?? name }

  private func part(of names: [String]) -> [String] {
    guard let shard else { return names }
    return names.enumerated().filter { $0.offset % shard.count == shard.number - 1 }.map(\.element)
  }
}

private struct BaselineOwners {
  var owners: [String: String] = [:]
  var positions: [String: Int] = [:]
  var problems: [Diagnostic] = []

  mutating func add(_ scene: SceneOutline) -> Bool {
    var own: [String: String] = [:]
    // Names of animation baselines are reserved even if this check does not compare animations.
    for name in scene.baselines {
      if let other = owners[name.lowercased()] ?? own[name.lowercased()] {
        problems.append(Diagnostic(clashAt: name, between: other, and: scene.file))
        return false
      }
      own[name.lowercased()] = scene.file
    }
    owners.merge(own) { first, _ in first }
    for name in scene.baselines { positions[name] = positions.count }
    return true
  }
}

struct CheckedMotion: Hashable, Sendable {
  var framesPerSecond: Double?
}

extension SceneOutline {
  static func unitName(_ scene: String, variant: String) -> String {
    variant.isEmpty ? scene : "\(scene) (\(variant))"
  }

  func units(in motion: CheckedMotion?) -> [ShardPlan.Unit] {
    var pictures = Array(repeating: 0, count: canvases.count)
    for picture in self.pictures { pictures[picture.canvas] += 1 }
    let frames = motion.map { isScripted ? self.motion.frames(asked: $0.framesPerSecond) : 0 } ?? 0
    return zip(canvases, pictures).map { canvas, pictures in
      ShardPlan.Unit(
        name: Self.unitName(name, variant: canvas.variant),
        cost: canvas.cost.total(pictures: pictures, frames: frames))
    }
  }
}
