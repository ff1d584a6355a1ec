package import GalleyPicture

extension TextEngine {
  package func fontFace(of font: ResolvedFont) throws(TextProblem) -> FontFace {
    try faceCache.face(for: font).get().face
  }

  /// Returns the height of capital letters in ems, or 0.7 if no family is available.
  package func capHeight(of font: ResolvedFont) -> Double { faceCache.settingFace(for: font)?.capHeight ?? 0.7 }
}
