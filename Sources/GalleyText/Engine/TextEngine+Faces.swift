package import GalleyPicture

extension TextEngine {
  /// The face that sets text in `font`.
  package func fontFace(of font: ResolvedFont) throws(TextProblem) -> FontFace {
    try faceCache.face(for: font).get().face
  }

  /// How tall capital letters of `font` are, in ems; those of most fonts where its family cannot be had.
  package func capHeight(of font: ResolvedFont) -> Double { face(of: font)?.capHeight ?? 0.7 }
}
