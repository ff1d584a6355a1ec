import CPangoCairo

/// Chooses the same faces as ``Segmenter``. It opens a face only if a letter needs it, because opened faces count as
/// inputs of an image.
final class FallbackFaces {
  let own: LoadedFace
  private(set) lazy var emoji = faceCache.fallback(family: emojiFamily)
  private let font: ResolvedFont
  private let language: String
  private let emojiFamily: String
  private let faceCache: FaceCache
  private let cascade: Cascade
  private var first: [Question: Choice] = [:]

  struct Choice {
    let face: LoadedFace
    let growsLine: Bool
  }

  private struct Question: Hashable {
    var script: Int32
    var sample: Character
  }

  init(
    own: LoadedFace, font: ResolvedFont, language: String, emojiFamily: String, faceCache: FaceCache, cascade: Cascade
  ) {
    (self.own, self.font, self.language, self.faceCache, self.cascade) = (own, font, language, faceCache, cascade)
    self.emojiFamily = emojiFamily
  }

  func choice(for letter: Unicode.Scalar, script: GUnicodeScript, sample: Character) -> Choice? {
    let question = Question(script: Int32(script.rawValue), sample: sample)
    if let known = first[question], known.face.covers(letter: letter) { return known }
    let order = cascade.order(language: language, text: String(sample))
    for fallback in order.candidates(for: letter) {
      let face = faceCache.fallback(family: fallback.family, weight: font.weight, isItalic: font.isItalic)
      guard let face else { continue }
      let choice = Choice(face: face, growsLine: fallback.growsLines)
      if first[question] == nil { first[question] = choice }
      if face.covers(letter: letter) { return choice }
    }
    return nil
  }
}
