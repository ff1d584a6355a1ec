import GalleyDiagnostics
import GalleyDiff
import GalleyGeometry
import GalleyRender
import GalleyTemplate

/// What is kept beside a baseline: which picture it is, how its views lie, and the text stack that drew it.
///
/// It is layout JSON with two members more, so whatever reads layouts reads records too. Without a picture beside it,
/// it is the baseline itself: then it holds the digest of the pixels.
struct BaselineRecord: Hashable, Sendable {
  /// The scene's name.
  var scene: String
  /// The state's name.
  var state: String
  /// The values of the axes that vary; else empty.
  var variant: String
  /// The digest of the picture's size and pixels, where no picture is kept.
  var digest: String?
  /// The text stack that drew it; nil where that is not told.
  var fingerprint: PictureFingerprint?
  /// How its views lie; those of the first frame, where there are several.
  var layout: LayoutFacts
  /// How it moves; nil for a picture that stands.
  var motion: MotionRecord?

  /// The same picture with another layout; how it moves is not known.
  func with(_ layout: LayoutFacts) -> BaselineRecord {
    var record = self
    record.layout = layout
    record.motion = nil
    return record
  }

  /// The schema's member that tells a record from other layout JSON.
  static let member = "baseline"

  /// Whether a file that begins with `start` is a record, as this program writes it.
  static func begins(_ start: some Sequence<UInt8>) -> Bool { start.starts(with: beginning.utf8) }

  /// Whether a file that begins with `start` was a record once: also one that two branches have changed, that was
  /// emptied, or that git-lfs keeps.
  static func isRecord(_ start: [UInt8]) -> Bool {
    start.isEmpty || LargeFilePointer(start) != nil
      || String(decoding: start, as: UTF8.self).filter { !$0.isWhitespace }.contains(beginning)
  }

  private static let beginning = "{\"schema\":\"galley-layout/1\",\"\(member)\":"
}

extension BaselineRecord {
  /// The record in the file `bytes` at `path`.
  init(_ bytes: [UInt8], path: String) throws(LayoutFile.Fault) {
    let file = try LayoutFile(bytes, path: path)
    // `LayoutFile` has read the same bytes.
    guard let value = try? JSONText.value(bytes), let own = value[Self.member], let first = file.pictures.first else {
      throw LayoutFile.Fault(diagnostic: Diagnostic(damagedLayout: path, at: "the member '\(Self.member)'"))
    }
    scene = own["scene"]?.string ?? ""
    state = own["state"]?.string ?? ""
    variant = own["variant"]?.string ?? ""
    digest = own["pixels"]?.string
    fingerprint = own["fingerprint"].flatMap { PictureFingerprint($0) }
    layout = first.layout
    let moments = file.pictures.dropFirst().map {
      MotionRecord.Moment(name: $0.name.isEmpty ? nil : $0.name, layout: $0.layout)
    }
    motion = own["motion"].flatMap { MotionRecord($0, moments: moments) }
  }

  /// The file of the record: the same record gives the same bytes.
  var bytes: [UInt8] {
    let own = JSONValue.object([
      "scene": .string(scene), "state": .string(state), "variant": variant.isEmpty ? nil : .string(variant),
      "pixels": digest.map { .string($0) }, "fingerprint": fingerprint?.json, "motion": motion?.json,
    ])
    let pictures = [layout.json(state)] + (motion?.moments ?? []).map { $0.layout.json($0.name ?? "") }
    let document = JSONValue.object(
      JSONValue.members(["schema": "galley-layout/1"]) + [JSONValue.Member(name: Self.member, value: own)]
        + JSONValue.members(["pictures": .array(pictures)]))
    return Array((document.lines + "\n").utf8)
  }
}

extension LayoutFacts {
  /// The layout of the picture called `state`, as layout JSON tells it.
  fileprivate func json(_ state: String) -> JSONValue {
    let evidence = RecordedEvidence(view)
    return .object([
      "state": .string(state), "size": .pair(size.width, size.height), "scale": .number(scale),
      "attributes": attributes.flatMap { .attributes($0) }, "agreements": evidence.agreements,
      "view": view.json(evidence),
    ])
  }
}
