import GalleyImage
import GalleyTemplate

/// A picture as it was just drawn, with all that a baseline would hold of it.
struct CheckSubject: Sendable {
  /// The name of its baseline.
  let name: String
  /// The file that it was encoded into.
  let png: [UInt8]
  /// What is told of it; the digest of its pixels is only there where it is asked for.
  let record: BaselineRecord
  /// Where the scene is.
  let place: SourcePlace?

  /// The digest of the pixels, which does not depend on how they were encoded; nil for bytes that are no PNG.
  var digest: String? { (try? ImageDecoder.decode(png)).map { PictureImage($0).digest } }

  /// The record as it is kept under `storage`.
  func record(for storage: BaselineStorage) -> BaselineRecord {
    var record = record
    record.digest = storage == .digest ? digest : nil
    return record
  }

  /// The picture without a verdict.
  func image(_ status: CheckedImage.Status) -> CheckedImage {
    var image = CheckedImage(
      scene: record.scene, state: record.state, variant: record.variant, name: name, status: status)
    image.place = place
    return image
  }
}
