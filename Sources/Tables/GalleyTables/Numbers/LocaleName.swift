/// A BCP 47 tag: a language with an optional script, region and variants.
package enum LocaleName {
  package static func isOne(_ text: String) -> Bool {
    var parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    guard let language = parts.first, isAll(language, of: letters) else { return false }
    guard language.count == 3 || languages.contains(language) else { return false }
    parts.removeFirst()
    if let script = parts.first, script.count == 4, isAll(script, of: letters) { parts.removeFirst() }
    if let region = parts.first, isRegion(region) { parts.removeFirst() }
    return parts.allSatisfy(isVariant)
  }

  private static func isRegion(_ text: String) -> Bool {
    text.count == 2 && isAll(text, of: letters) || text.count == 3 && isAll(text, of: digits)
  }

  /// Returns whether the text is a variant: five to eight letters or digits, or four that start with a digit.
  private static func isVariant(_ text: String) -> Bool {
    guard isAll(text, of: letters.union(digits)) else { return false }
    return 5...8 ~= text.count || text.count == 4 && text.first.map(digits.contains) == true
  }

  private static func isAll(_ text: String, of characters: Set<Character>) -> Bool {
    !text.isEmpty && text.allSatisfy(characters.contains)
  }

  private static let letters = Set("abcdefghijklmnopqrstuvwxyz")
  private static let digits = Set("0123456789")

  private static let languages = Set(
    """
    aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo \
    es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu iw ja ji \
    jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb \
    nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq \
    sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
    """.split(separator: " ").map(String.init))
}

extension NumberSymbols {
  /// Returns whether the number format of a BCP 47 tag such as `de` or `de-CH` is available.
  public static func know(_ locale: String) -> Bool {
    let language = locale.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() } ?? ""
    return LocaleName.isOne(locale) && languages.contains(language)
  }
}
