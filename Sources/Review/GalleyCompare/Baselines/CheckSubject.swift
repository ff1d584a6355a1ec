import GalleyFiles
import GalleyImage
import GalleyMessages
import GalleyPicture
import GalleyTemplate

struct CheckSubject: Sendable {
  let name: String
  let png: [UInt8]
  /// The record of the image. It contains a digest of the pixels only after ``record(for:)``.
  let record: BaselineRecord
  let place: SourcePlace?
  /// The rectangles of named views in each animation frame. Empty if they are not needed.
  var areas: [[ScriptProof.NamedArea]] = []

  /// A digest of the pixels, which does not depend on the encoding. Nil if the bytes are not a PNG.
  var digest: String? {
    guard record.motion == nil else { return frameDigests.map { SHA256.hexDigest(of: Array($0.joined().utf8)) } }
    return (try? ImageDecoder.decode(png)).map { PictureImage($0).digest }
  }

  var frameDigests: [String]? {
    guard let motion = record.motion else { return nil }
    var frames = TimedFrames(png, motion)
    var digests: [String] = []
    do throws(ImageError) {
      while let frame = try frames.frame(digests.count) {
        let isSame = frame.isRepeated && !digests.isEmpty
        digests.append(isSame ? digests[digests.count - 1] : PictureImage(frame.bitmap).digest)
      }
    } catch { return nil }
    return digests
  }

  func record(for storage: BaselineStorage) -> BaselineRecord {
    var record = record
    record.digest = storage == .digest ? digest : nil
    record.motion?.digests = storage == .digest ? frameDigests ?? [] : []
    return record
  }

  func image(_ status: CheckedImage.Status) -> CheckedImage {
    var image = CheckedImage(
      scene: record.scene, state: record.state, variant: record.variant, name: name, status: status)
    image.place = place
    return image
  }
}
