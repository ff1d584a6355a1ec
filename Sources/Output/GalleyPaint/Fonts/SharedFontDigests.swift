import GalleyPicture
import Synchronization

package final class SharedFontDigests: Sendable {
  private let digests = Mutex<[FontFace: PictureDigest]>([:])

  package init() {}

  package var count: Int { digests.withLock { $0.count } }

  /// Returns a digest that does not depend on the machine. It covers the content of the file and the index of the face.
  func digest(of font: FontFace) throws(PaintError) -> PictureDigest {
    let outcome = digests.withLock { digests in
      Result { () throws(PaintError) -> PictureDigest in
        if let known = digests[font] { return known }
        guard let face = FreeTypeFace(path: font.path, index: font.index) else {
          throw .unreadableFont(path: font.path)
        }
        var digest = face.digest
        digest.mix(font.index)
        digests[font] = digest
        return digest
      }
    }
    return try outcome.get()
  }
}
