import GalleyPicture

final class FontStore {
  let options: FontOptions
  private var faces: [FontFace: CairoFace] = [:]
  private var strikes: [FontFace: ColorStrikes] = [:]
  private var scaled: [SizedFace: ScaledFont] = [:]
  private let digests: SharedFontDigests

  private struct SizedFace: Hashable {
    var face: FontFace
    var size: Double
  }

  private static let sizeLimit = 512

  init(digests: SharedFontDigests) throws(PaintError) {
    self.digests = digests
    options = try FontOptions()
  }

  func face(_ font: FontFace) throws(PaintError) -> CairoFace {
    if let known = faces[font] { return known }
    let face = try CairoFace(font)
    faces[font] = face
    return face
  }

  func digest(of font: FontFace) throws(PaintError) -> PictureDigest {
    try digests.digest(of: font)
  }

  func scaled(_ font: FontFace, size: Double) throws(PaintError) -> ScaledFont {
    let key = SizedFace(face: font, size: size)
    if let known = scaled[key] { return known }
    if scaled.count >= FontStore.sizeLimit { scaled.removeAll() }
    let sized = try ScaledFont(face(font).handle, size: size, options: options)
    scaled[key] = sized
    return sized
  }

  func strikes(of font: FontFace) throws(PaintError) -> ColorStrikes {
    if let known = strikes[font] { return known }
    let opened = try ColorStrikes(font)
    strikes[font] = opened
    return opened
  }
}
