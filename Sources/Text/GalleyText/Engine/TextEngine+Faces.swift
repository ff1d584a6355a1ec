package import GalleyPicture

extension TextEngine {
  package func fontFace(of font: ResolvedFont) throws(TextProblem) -> FontFace {
    try faceCache.face(for: font).get().face
  }

  /// How tall capital letters are that are set in `font`, in ems; those of most fonts where no family can be had.
  package func capHeight(of font: ResolvedFont) -> Double { faceCache.settingFace(for: font)?.capHeight ?? 0.7 }
}
