import GalleyFiles
import GalleyJSON
import GalleyRender
import GalleyStage
import GalleyTemplate

/// Identifies the run of a shard. Shards belong to the same run only if they have the same scenes and the same
/// environment.
struct CheckOrigin: Hashable, Sendable {
  var scenes: [Input]
  var stack: PictureFingerprint
  /// The options of the check, or nil in a report from a version that did not record them.
  var options: RecordedOptions?

  struct Input: Hashable, Sendable {
    let name: String
    let digest: String
  }

  init(scenes: [Input], stack: PictureFingerprint) { (self.scenes, self.stack) = (scenes, stack) }

  init(scenes: [Input], drawnWith fingerprints: [PictureFingerprint]) {
    self.init(scenes: scenes, stack: PictureFingerprint(versions: fingerprints.first?.versions ?? [], fonts: []))
    for fingerprint in fingerprints { stack.add(fonts: fingerprint.fonts) }
  }

  /// Creates the origin of a shard. It includes recorded durations, because shards planned with different `times` do
  /// not add up to the whole run.
  init(
    _ outlines: [SceneOutline], in motion: CheckedMotion?, times: RecordedTimes? = nil,
    versions: [PictureFingerprint.Entry],
    _ fingerprints: [PictureFingerprint]
  ) {
    scenes = outlines.map { Input(name: $0.name, digest: $0.digest(in: motion)) }
    if let times { scenes.append(Input(name: "--times", digest: times.digest)) }
    stack = PictureFingerprint(versions: versions, fonts: [])
    for fingerprint in fingerprints { stack.add(fonts: fingerprint.fonts) }
  }

  func changedScenes(in other: CheckOrigin) -> [String] {
    guard scenes != other.scenes else { return [] }
    let (own, others) = (Set(scenes), Set(other.scenes))
    let names = Set(own.symmetricDifference(others).map(\.name)).sorted()
    // If the order of the scenes differs, they are divided into shards in a different way.
    return names.isEmpty ? scenes.map(\.name) : names
  }

  func adding(_ other: CheckOrigin) -> CheckOrigin {
    var origin = self
    origin.stack.add(fonts: other.stack.fonts)
    return origin
  }
}

extension PictureFingerprint {
  fileprivate mutating func add(fonts others: [Entry]) {
    fonts = Set(fonts).union(others).sorted { ($0.name, $0.value) < ($1.name, $1.value) }
  }
}

extension SceneOutline {
  fileprivate func digest(in motion: CheckedMotion?) -> String {
    let units = units(in: motion).map { "\($0.name) \($0.cost)" }
    let words = [name, inputs, "\(motion != nil)"] + baselines + ["units"] + units
    return SHA256.hexDigest(of: Array(words.joined(separator: "\0").utf8))
  }
}

extension CheckOrigin {
  var scenesJSON: JSONValue {
    .array(scenes.map { .object(["scene": .string($0.name), "digest": .string($0.digest)]) })
  }

  init?(_ report: JSONValue) {
    guard let list = report["inputs"]?.list, let stack = report["stack"].flatMap({ PictureFingerprint($0) }) else {
      return nil
    }
    var scenes: [Input] = []
    for scene in list {
      guard let name = scene["scene"]?.string, let digest = scene["digest"]?.string else { return nil }
      scenes.append(Input(name: name, digest: digest))
    }
    self.init(scenes: scenes, stack: stack)
    options = report["options"].map { RecordedOptions($0) }
  }
}
