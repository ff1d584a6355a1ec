/// Tells in which code page a text is that is no UTF-8, by the languages whose letters it would have.
package enum CodePageGuess {
  /// Bytes of lines with letters beyond ASCII that are looked at.
  private static let sampleSize = 1 << 14
  /// How much more of the letters another page must explain than windows-1252 does.
  private static let leastGain = 0.12

  /// The page of `bytes`: windows-1252 unless the letters of another one are clearly those of a language.
  package static func page(of bytes: UnsafeBufferPointer<UInt8>) -> TextEncoding {
    let sample = sample(of: bytes)
    var texts: [TextEncoding: [Unicode.Scalar]] = [:]
    for page in TextEncoding.pages { texts[page] = decoded(sample, page) }
    var western = 0.0
    var best: (page: TextEncoding, share: Double)?
    for language in LanguageLetters.all {
      for page in language.pages {
        guard let text = texts[page] else { continue }
        let share = share(of: text, in: language.letters)
        if page == .windows1252 {
          western = max(western, share)
        } else if share >= language.leastShare, share > best?.share ?? 0 {
          best = (page, share)
        }
      }
    }
    // Where the letters are of thousands, a third explained is more than all of windows-1252's could be by chance.
    guard let best, western < 0.9, best.share > western + leastGain else { return .windows1252 }
    return best.page
  }

  /// Lines that have bytes beyond ASCII.
  private static func sample(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var sample: [UInt8] = []
    for line in bytes.split(separator: 0x0A) where line.contains(where: { $0 >= 0x80 }) {
      sample += line
      sample.append(0x0A)
      if sample.count >= sampleSize { break }
    }
    return sample
  }

  /// `sample` as text of `page`; nil where a byte means nothing there.
  private static func decoded(_ sample: [UInt8], _ page: TextEncoding) -> [Unicode.Scalar]? {
    guard let decoder = CodePageDecoder(page) else { return nil }
    var text: [UInt8] = []
    _ = decoder.decode(sample, isLast: true, to: &text)
    guard !text.contains(0xFF) || page == .windows1252 else { return nil }
    return Array(String(decoding: text, as: UTF8.self).unicodeScalars)
  }

  /// Signs that stand in texts of any language.
  private static let signs = Set("\u{A0}€£§°±©®«»–—‘’“”„‚…·½¼¾²³µ×™•†‡".unicodeScalars)

  /// Which part of the letters beyond ASCII in `text` are among `letters`, from 0 to 1.
  ///
  /// A sign between letters, and a capital behind a small letter, are none that a word has.
  private static func share(of text: [Unicode.Scalar], in letters: Set<Unicode.Scalar>) -> Double {
    var (known, all) = (0, 0)
    for (index, scalar) in text.enumerated() where scalar.value >= 0x80 {
      let before = index > 0 ? text[index - 1] : " "
      let after = index + 1 < text.count ? text[index + 1] : " "
      if signs.contains(scalar) {
        if scalar != "’", scalar != "–", scalar != "—", isLetter(before), isLetter(after) { all += 1 }
        continue
      }
      all += 1
      // Greek and Cyrillic letters do not stand in words of Latin ones.
      let isMixed = 0x370...0x52F ~= scalar.value && (isLatin(before) || isLatin(after))
      let isOdd = scalar.properties.isUppercase && before.properties.isLowercase || isMixed
      if letters.contains(scalar), !isOdd { known += 1 }
    }
    return all == 0 ? 1 : Double(known) / Double(all)
  }

  private static func isLatin(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && isLetter(scalar) }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }
}
