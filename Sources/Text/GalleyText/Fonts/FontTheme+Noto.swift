extension FontTheme.Fallback {
  /// The Noto families in search order: first those for particular scripts, then those for any script.
  public static let noto: [FontTheme.Fallback] = [sans] + alphabets + han + general

  private static let sans = FontTheme.Fallback(family: "Noto Sans", scripts: ["Latn", "Grek", "Cyrl"])

  /// The families that, together with Noto Sans, cover every script of Debian's fonts-noto-core.
  private static let alphabets: [FontTheme.Fallback] =
    [
      ("Arabic", "Arab"), ("Hebrew", "Hebr"), ("Devanagari", "Deva"), ("Bengali", "Beng"), ("Thai", "Thai"),
      ("Tamil", "Taml"), ("Telugu", "Telu"), ("Kannada", "Knda"), ("Malayalam", "Mlym"), ("Gujarati", "Gujr"),
      ("Gurmukhi", "Guru"), ("Oriya", "Orya"), ("Sinhala", "Sinh"), ("Khmer", "Khmr"), ("Lao", "Laoo"),
      ("Myanmar", "Mymr"), ("Georgian", "Geor"), ("Armenian", "Armn"), ("Ethiopic", "Ethi"), ("Thaana", "Thaa"),
      ("Syriac", "Syrc"), ("NKo", "Nkoo"), ("Tifinagh", "Tfng"), ("Cherokee", "Cher"), ("Mongolian", "Mong"),
      ("Canadian Aboriginal", "Cans"), ("Vai", "Vaii"), ("Adlam", "Adlm"), ("Javanese", "Java"), ("Balinese", "Bali"),
      ("Sundanese", "Sund"), ("Cham", "Cham"), ("Tai Le", "Tale"), ("New Tai Lue", "Talu"), ("Ol Chiki", "Olck"),
      ("Meetei Mayek", "Mtei"), ("Lisu", "Lisu"), ("Bamum", "Bamu"), ("Runic", "Runr"), ("Ogham", "Ogam"),
      ("Gothic", "Goth"), ("Coptic", "Copt"), ("Glagolitic", "Glag"), ("Deseret", "Dsrt"), ("Shavian", "Shaw"),
      ("Osage", "Osge"), ("Hanunoo", "Hano"), ("Tagalog", "Tglg"), ("Tagbanwa", "Tagb"), ("Buginese", "Bugi"),
      ("Limbu", "Limb"), ("Lepcha", "Lepc"), ("Saurashtra", "Saur"), ("Kayah Li", "Kali"), ("Chakma", "Cakm"),
      ("Cuneiform", "Xsux"), ("Egyptian Hieroglyphs", "Egyp"), ("Linear B", "Linb"), ("Phoenician", "Phnx"),
      ("Anatolian Hieroglyphs", "Hluw"), ("Avestan", "Avst"), ("Bassa Vah", "Bass"), ("Batak", "Batk"),
      ("Bhaiksuki", "Bhks"), ("Brahmi", "Brah"), ("Buhid", "Buhd"), ("Carian", "Cari"),
      ("Caucasian Albanian", "Aghb"), ("Cypriot", "Cprt"), ("Duployan", "Dupl"), ("Elbasan", "Elba"),
      ("Elymaic", "Elym"), ("Grantha", "Gran"), ("Gunjala Gondi", "Gong"), ("Hanifi Rohingya", "Rohg"),
      ("Hatran", "Hatr"), ("Imperial Aramaic", "Armi"), ("Inscriptional Pahlavi", "Phli"),
      ("Inscriptional Parthian", "Prti"), ("Kaithi", "Kthi"), ("Kharoshthi", "Khar"), ("Khojki", "Khoj"),
      ("Khudawadi", "Sind"), ("Linear A", "Lina"), ("Lycian", "Lyci"), ("Lydian", "Lydi"), ("Mahajani", "Mahj"),
      ("Mandaic", "Mand"), ("Manichaean", "Mani"), ("Marchen", "Marc"), ("Masaram Gondi", "Gonm"),
      ("Medefaidrin", "Medf"), ("Mende Kikakui", "Mend"), ("Meroitic", "Merc"), ("Meroitic", "Mero"),
      ("Miao", "Plrd"), ("Modi", "Modi"), ("Mro", "Mroo"), ("Multani", "Mult"), ("Nabataean", "Nbat"),
      ("Newa", "Newa"), ("Nushu", "Nshu"), ("Old Hungarian", "Hung"), ("Old Italic", "Ital"),
      ("Old North Arabian", "Narb"), ("Old Permic", "Perm"), ("Old Persian", "Xpeo"), ("Old Sogdian", "Sogo"),
      ("Old South Arabian", "Sarb"), ("Old Turkic", "Orkh"), ("Osmanya", "Osma"), ("Pahawh Hmong", "Hmng"),
      ("Palmyrene", "Palm"), ("Pau Cin Hau", "Pauc"), ("PhagsPa", "Phag"), ("Psalter Pahlavi", "Phlp"),
      ("Rejang", "Rjng"), ("Samaritan", "Samr"), ("Sharada", "Shrd"), ("Siddham", "Sidd"), ("SignWriting", "Sgnw"),
      ("Sogdian", "Sogd"), ("Sora Sompeng", "Sora"), ("Soyombo", "Soyo"), ("Syloti Nagri", "Sylo"),
      ("Tai Tham", "Lana"), ("Tai Viet", "Tavt"), ("Takri", "Takr"), ("Tamil Supplement", "Taml"),
      ("Tirhuta", "Tirh"), ("Ugaritic", "Ugar"), ("Wancho", "Wcho"), ("Warang Citi", "Wara"),
      ("Zanabazar Square", "Zanb"),
    ].map { FontTheme.Fallback(family: "Noto Sans \($0.0)", scripts: [$0.1], growsLines: true) } + [
      FontTheme.Fallback(family: "Noto Serif Tibetan", scripts: ["Tibt"], growsLines: true),
      FontTheme.Fallback(family: "Noto Sans Yi", scripts: ["Yiii"]),
    ]

  /// The CJK families, which draw the same Han characters differently. If no language is preferred, text with kana
  /// counts as Japanese, text with hangul as Korean, and all other text as Chinese.
  private static let han: [FontTheme.Fallback] = [
    FontTheme.Fallback(
      family: "Noto Sans CJK HK", scripts: ["Hani"], languages: ["zh-HK", "zh-MO", "zh-Hant-HK", "yue"]),
    FontTheme.Fallback(family: "Noto Sans CJK TC", scripts: ["Hani", "Bopo"], languages: ["zh-Hant", "zh-TW"]),
    FontTheme.Fallback(family: "Noto Sans CJK JP", scripts: ["Hani", "Hira", "Kana"], languages: ["ja"]),
    FontTheme.Fallback(family: "Noto Sans CJK KR", scripts: ["Hani", "Hang"], languages: ["ko"]),
    FontTheme.Fallback(
      family: "Noto Sans CJK SC", scripts: ["Hani", "Hira", "Kana", "Hang", "Bopo"], languages: ["zh"]),
  ]

  private static let general: [FontTheme.Fallback] = [
    "Noto Sans", "Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math", "Noto Sans CJK JP",
    "Noto Sans Mayan Numerals", "Noto Sans Indic Siyaq Numbers",
  ].map { FontTheme.Fallback(family: $0) }
}
