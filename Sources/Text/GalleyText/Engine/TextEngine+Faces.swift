package import GalleyPicture

extension TextEngine {
  /// Returns the face that `font` resolves to.
  ///
  /// - Throws: ``TextProblem`` if the family is missing or its file cannot be read.
  package func fontFace(of font: ResolvedFont) throws(TextProblem) -> FontFace {
    try faceCache.face(for: font).get().face
  }

  /// Returns the cap height of `font`, in ems, or 0.7 (a typical value) if no family is available.
  package func capHeight(of font: ResolvedFont) -> Double { faceCache.settingFace(for: font)?.capHeight ?? 0.7 }
}
