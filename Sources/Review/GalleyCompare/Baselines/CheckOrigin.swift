import GalleyFiles
import GalleyJSON
import GalleyRender
import GalleyTemplate

/// What a check was made of: the scenes with their data, and the text stack with the fonts that it showed.
///
/// Parts of one run have the same scenes and the same stack, or are no parts of one run.
struct CheckOrigin: Hashable, Sendable {
  /// The scenes of the whole run, each with the digest of what it was read from and how it is drawn.
  var scenes: [Input]
  var stack: PictureFingerprint
  /// How the pictures were compared; nil in a report of a version that did not keep it.
  var options: CheckOptions?

  struct Input: Hashable, Sendable {
    let name: String
    let digest: String
  }

  init(scenes: [Input], stack: PictureFingerprint) { (self.scenes, self.stack) = (scenes, stack) }

  /// The origin of a check of `outlines`, whose pictures have `fingerprints`; `versions` are those of this machine.
  ///
  /// Parts that were made by other `times` do not make a whole.
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
    // The same scenes in another order are other parts.
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
  /// A digest of what the scene was read from, what it draws, and what that costs.
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

  /// The origin that a report tells of; nil for one that tells of none.
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
    options = report["options"].map { CheckOptions($0) }
  }
}
