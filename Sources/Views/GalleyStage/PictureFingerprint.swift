import GalleyMessages
package import GalleyPicture
import GalleyText
import Synchronization

/// The versions of the text libraries, and the fonts that a picture uses. Identical scenes with identical fingerprints
/// produce identical pixels.
package struct PictureFingerprint: Hashable, Sendable {
  package var versions: [Entry]
  package var fonts: [Entry]

  package struct Entry: Hashable, Sendable {
    package let name: String
    package let value: String

    package init(name: String, value: String) { (self.name, self.value) = (name, value) }
  }

  package init(versions: [Entry], fonts: [Entry]) {
    self.versions = versions
    self.fonts = fonts
  }

  package init(_ picture: Picture, digests: FontDigests) { self.init(fonts: picture.fonts, digests: digests) }

  package init(fonts faces: Set<FontFace>, digests: FontDigests) {
    versions = digests.versions
    fonts = faces.map { Entry(name: "\($0.family) \($0.style)", value: digests[$0.path]) }
      .sorted { ($0.name, $0.value) < ($1.name, $1.value) }
  }
}

/// Reads each font file only once.
package final class FontDigests: Sendable {
  package let versions: [PictureFingerprint.Entry]
  private let known = Mutex<[String: String]>([:])

  package static let metrics = "text metrics"
  private static let length = 16

  package init() {
    let text = TextFingerprint.current()
    versions = [
      ("Galley", Release.version), ("Pango", text.pango), ("HarfBuzz", text.harfbuzz), ("FreeType", text.freetype),
      ("Cairo", text.cairo), (Self.metrics, text.metrics),
    ].map { PictureFingerprint.Entry(name: $0.0, value: $0.1) }
  }

  package subscript(path: String) -> String {
    known.withLock { known in
      if let digest = known[path] { return digest }
      let digest = String((FileDigest.sha256(ofFileAt: path) ?? "").prefix(Self.length))
      known[path] = digest
      return digest
    }
  }
}

extension Picture {
  package var fonts: Set<FontFace> {
    var fonts: Set<FontFace> = []
    items.forEach { $0.collectFonts(into: &fonts) }
    return fonts
  }
}

extension Picture.Item {
  fileprivate func collectFonts(into fonts: inout Set<FontFace>) {
    switch self {
    case .group(let group): (group.items + (group.mask ?? [])).forEach { $0.collectFonts(into: &fonts) }
    case .glyphs(let glyphs): fonts.insert(glyphs.run.font)
    case .fill, .stroke, .image: break
    }
  }
}
