struct PageText {
  let scalars: [Unicode.Scalar]
  private var letters: [Letter] = []
  private var signs = 0.0

  private struct Letter {
    let index: Int
    let scalar: Unicode.Scalar
    let small: Unicode.Scalar
    let isLetter: Bool
    let isOdd: Bool
    let isMixed: Bool
    let isEnd: Bool
    let before: Unicode.Scalar
  }

  private static let signs = Set("\u{A0}€£§°±©®«»–—‘’“”„‚…·½¼¾²³µ×™•†‡".unicodeScalars)
  private static let close = Set("’‘“”„«»–—…°²³®™".unicodeScalars)
  private static let following = Set("²³®™".unicodeScalars)
  private static let (opening, closing) = (Set("“‘„«".unicodeScalars), Set("”»".unicodeScalars))
  private static let vowels = Set("аеёиоуыэюяєіїѣαεηιουωάέήίόύώϊϋΐΰьъй".unicodeScalars)

  /// Returns nil if a byte is invalid, except in windows-1252, which is the last resort.
  init?(_ sample: [UInt8], _ page: TextEncoding) {
    guard let decoder = CodePageDecoder(page) else { return nil }
    var text: [UInt8] = []
    _ = decoder.decode(sample, isLast: true, to: &text)
    guard !text.contains(0xFF) || page == .windows1252 else { return nil }
    scalars = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    for (index, scalar) in scalars.enumerated() where scalar.value >= 0x80 {
      let before = index > 0 ? scalars[index - 1] : " "
      let after = index + 1 < scalars.count ? scalars[index + 1] : " "
      if Self.signs.contains(scalar) { signs += Self.cost(ofSign: scalar, before, after) }
      letters.append(Self.letter(scalar, at: index, before, after))
    }
  }

  private static func letter(
    _ scalar: Unicode.Scalar, at index: Int, _ before: Unicode.Scalar, _ after: Unicode.Scalar
  ) -> Letter {
    let properties = scalar.properties
    let small = properties.lowercaseMapping.unicodeScalars.first ?? scalar
    let isMark = [.nonspacingMark, .spacingMark].contains(properties.generalCategory)
    let isInner = isLetter(before) && after.properties.isLowercase
    return Letter(
      index: index, scalar: scalar, small: small, isLetter: isMark || isLetter(scalar),
      isOdd: properties.isUppercase && (before.properties.isLowercase || isInner),
      isMixed: before.isASCII && isLetter(before) || after.isASCII && isLetter(after), isEnd: !isLetter(after),
      before: before)
  }

  private static func cost(ofSign sign: Unicode.Scalar, _ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Double {
    var cost = 3.0
    let (isBehind, isBefore) = (isLetter(before), isLetter(after))
    if !close.contains(sign), isBehind || isBefore { cost += 5 }
    if ![0x2019, 0x2013, 0x2014].contains(sign.value), isBehind, isBefore { cost += 4 }
    if opening.contains(sign), isBehind { cost += 3 }
    // These signs follow a letter or a number. An apostrophe rarely begins a word.
    if following.contains(sign), isBefore, !isBehind { cost += 5 }
    if sign == "’", isBefore, !isBehind { cost += 3 }
    if closing.contains(sign), before.value <= 0x20 || before == "," || before == ";" { cost += 3 }
    if [before, after].contains(where: { $0 != "\u{A0}" && signs.contains($0) }) { cost += 3 }
    return cost
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }

  // MARK: Costs

  func cost(in language: LanguageLetters) -> Double {
    var cost = signs
    var run = (isVowel: false, count: 0, last: -2)
    for letter in letters {
      if Self.signs.contains(letter.scalar) {
        // A sign that is a letter in the language counts as a letter.
        guard language.has(letter.scalar) else { continue }
      }
      cost += language.cost(of: letter.scalar, small: letter.small)
      guard letter.isLetter else { continue }
      if letter.isOdd { cost += 5 }
      if language.script.isPure || 0xFF66...0xFF9F ~= letter.scalar.value, letter.isMixed { cost += 5 }
      cost += Self.cost(of: letter, in: language.script)
      guard language.script.hasVowels else { continue }
      let isVowel = Self.vowels.contains(letter.small)
      run = (isVowel, run.isVowel == isVowel && run.last == letter.index - 1 ? run.count + 1 : 1, letter.index)
      // Longer runs of vowels or consonants are rare in words.
      if run.count > (isVowel ? 2 : 3) { cost += 1.5 }
    }
    return cost
  }

  private static func cost(of letter: Letter, in script: LanguageLetters.Script) -> Double {
    switch script {
    case .greek: letter.scalar == "ς" && !letter.isEnd ? 5 : letter.scalar == "σ" && letter.isEnd ? 4 : 0
    case .hebrew:
      "םןץףך".unicodeScalars.contains(letter.scalar) && !letter.isEnd
        ? 4 : "מנצפכ".unicodeScalars.contains(letter.scalar) && letter.isEnd ? 1.5 : 0
    case .thai:
      // A vowel sign above or below needs a base letter.
      letter.scalar.properties.generalCategory == .nonspacingMark && !(0xE00...0xE7F ~= letter.before.value) ? 6 : 0
    default: 0
    }
  }
}
