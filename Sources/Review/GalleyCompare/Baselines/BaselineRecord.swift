import GalleyJSON
import GalleyMessages
import GalleyRender
import GalleySnapshot
import GalleyStage

/// The identity of an image, its layout and the rendering environment, stored as layout JSON with two additional
/// members. A record without an image is itself the baseline.
struct BaselineRecord: Hashable, Sendable {
  var scene: String
  var state: String
  var variant: String
  var values: [String: String] = [:]
  var digest: String?
  var fingerprint: PictureFingerprint?
  private(set) var layout: LayoutSnapshot
  var motion: MotionRecord?

  init(
    scene: String, state: String, variant: String, digest: String? = nil, fingerprint: PictureFingerprint?,
    layout: LayoutSnapshot, motion: MotionRecord? = nil
  ) {
    self.scene = scene
    self.state = state
    self.variant = variant
    self.digest = digest
    self.fingerprint = fingerprint
    self.layout = layout.recorded(as: state)
    self.motion = motion
  }

  func with(_ layout: LayoutSnapshot) -> BaselineRecord {
    var record = self
    record.layout = layout.recorded(as: state)
    record.motion = nil
    return record
  }

  static let member = "baseline"

  static func begins(_ start: some Sequence<UInt8>) -> Bool {
    let start = Array(start)
    return beginnings.contains { start.starts(with: $0.utf8) }
  }

  /// Whether a file may be a record. This includes files with merge conflicts, empty files and git-lfs pointers.
  static func isRecord(_ start: [UInt8]) -> Bool {
    if start.isEmpty || LargeFilePointer(start) != nil { return true }
    let text = String(decoding: start, as: UTF8.self).filter { !$0.isWhitespace }
    return beginnings.contains { text.contains($0) }
  }

  private static let beginnings = ["1", "2"].map { version in
    "{\"schema\":\"\(LayoutDocument.format)\(version)\",\"\(member)\":"
  }
}

extension BaselineRecord {
  /// The layout together with the digests of its fonts, so that a replaced font file is detected.
  var comparedLayout: LayoutSnapshot {
    guard layout.attributes != nil, let fonts = fingerprint?.fonts else { return layout }
    var compared = layout
    for font in fonts { compared.attributes?[LayoutSnapshot.fontAttribute(of: font.name)] = font.value }
    return compared
  }
}

extension BaselineRecord {
  init(_ bytes: [UInt8], path: String) throws(LayoutFile.Fault) {
    let file = try LayoutFile(bytes, path: path)
    guard let own = file.document.baseline, let first = file.pictures.first else {
      throw LayoutFile.Fault(diagnostic: Diagnostic(damagedLayout: path, at: "the member '\(Self.member)'"))
    }
    let moments = file.pictures.dropFirst().map {
      MotionRecord.Moment(name: $0.title.isEmpty ? nil : $0.title, layout: $0)
    }
    self.init(
      scene: own["scene"]?.string ?? "", state: own["state"]?.string ?? "", variant: own["variant"]?.string ?? "",
      digest: own["pixels"]?.string, fingerprint: own["fingerprint"].flatMap { PictureFingerprint($0) }, layout: first,
      motion: own["motion"].flatMap { MotionRecord($0, moments: moments) })
    values = own["values"]?.texts ?? [:]
  }

  var bytes: [UInt8] {
    let own = JSONValue.object([
      "scene": .string(scene), "state": .string(state), "variant": variant.isEmpty ? nil : .string(variant),
      "pixels": digest.map { .string($0) }, "fingerprint": fingerprint?.json, "motion": motion?.json,
      "values": JSONValue.texts(values),
    ])
    let moments = (motion?.moments ?? []).map { $0.layout.recorded(as: $0.name ?? "") }
    var document = LayoutDocument(pictures: [layout] + moments)
    document.baseline = own
    return Array((document.json.lines + "\n").utf8)
  }
}

extension LayoutSnapshot {
  fileprivate func recorded(as name: String) -> LayoutSnapshot {
    var layout = compared
    (layout.state, layout.variant) = (name, [])
    return layout
  }
}
