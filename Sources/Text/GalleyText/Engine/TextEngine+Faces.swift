package import GalleyPicture

extension TextEngine {
  package func fontFace(of font: ResolvedFont) throws(TextProblem) -> FontFace {
    try faceCache.face(for: font).get().face
  }

  /// In ems; 0.7 if no family is available.
  package func capHeight(of font: ResolvedFont) -> Double { faceCache.settingFace(for: font)?.capHeight ?? 0.7 }
}
