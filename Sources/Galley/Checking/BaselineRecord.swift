import GalleyDiagnostics
import GalleyDiff
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
  /// How its views lie.
  var layout: LayoutFacts

  /// The same picture with another layout.
  func with(_ layout: LayoutFacts) -> BaselineRecord {
    var record = self
    record.layout = layout
    return record
  }

  /// The schema's member that tells a record from other layout JSON.
  static let member = "baseline"
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
  }

  /// The file of the record: the same record gives the same bytes.
  var bytes: [UInt8] {
    let own = JSONValue.object([
      "scene": .string(scene), "state": .string(state), "variant": variant.isEmpty ? nil : .string(variant),
      "pixels": digest.map { .string($0) }, "fingerprint": fingerprint?.json,
    ])
    let evidence = RecordedEvidence(layout.view)
    let picture = JSONValue.object([
      "state": .string(state), "size": .pair(layout.size.width, layout.size.height), "scale": .number(layout.scale),
      "agreements": evidence.agreements, "view": layout.view.json(evidence),
    ])
    let document = JSONValue.object(
      JSONValue.members(["schema": "galley-layout/1"]) + [JSONValue.Member(name: Self.member, value: own)]
        + JSONValue.members(["pictures": .array([picture])]))
    return Array((document.lines + "\n").utf8)
  }
}
