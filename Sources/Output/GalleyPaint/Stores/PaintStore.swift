final class PaintStore {
  let fonts: FontStore
  let images = ImageStore()

  private var knownOutlines: GlyphOutlines?

  init(digests: SharedFontDigests) throws(PaintError) {
    fonts = try FontStore(digests: digests)
  }

  func outlines() throws(PaintError) -> GlyphOutlines {
    if let knownOutlines { return knownOutlines }
    let outlines = try GlyphOutlines(fonts)
    knownOutlines = outlines
    return outlines
  }
}
