import GalleyFiles
import GalleyImage
import GalleyMessages
import GalleyPicture
import GalleyRender
import GalleyTemplate

/// A picture as it was just drawn, with all that a baseline would hold of it.
struct CheckSubject: Sendable {
  let name: String
  let png: [UInt8]
  /// What is told of it; the digest of its pixels is only there where it is asked for.
  let record: BaselineRecord
  let place: SourcePlace?
  /// Where the views with ids lie in each frame of an animation; empty where nobody asks.
  var areas: [[ScriptProof.NamedArea]] = []

  /// The digest of the pixels, which does not depend on how they were encoded; nil for bytes that are no PNG.
  var digest: String? {
    guard record.motion == nil else { return frameDigests.map { SHA256.hexDigest(of: Array($0.joined().utf8)) } }
    return (try? ImageDecoder.decode(png)).map { PictureImage($0).digest }
  }

  /// The digests of the frames' pixels; nil for bytes that are no animated PNG.
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

  /// The picture without a verdict.
  func image(_ status: CheckedImage.Status) -> CheckedImage {
    var image = CheckedImage(
      scene: record.scene, state: record.state, variant: record.variant, name: name, status: status)
    image.place = place
    return image
  }
}
