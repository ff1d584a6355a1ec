/// The letters beyond ASCII that a language's texts are made of, and the code pages that such texts are written in.
struct LanguageLetters {
  /// The code pages, the likeliest first.
  let pages: [TextEncoding]
  /// The letters, small and capital.
  let letters: Set<Unicode.Scalar>
  /// Which part of a text's letters beyond ASCII these are at least, from 0 to 1.
  let leastShare: Double

  private init(_ pages: [TextEncoding], _ letters: String, leastShare: Double = 0.95) {
    self.pages = pages
    self.letters = Set((letters + letters.uppercased()).unicodeScalars)
    self.leastShare = leastShare
  }

  /// The languages that are told apart.
  static let all = western + eastAsian + central + others

  private static let westernPages: [TextEncoding] = [.windows1252, .macRoman, .dosLatin1]

  private static let western = [
    "äöüßéèàç", "àâæçéèêëîïôœùûüÿ", "áéíóúüñ¿¡ªº", "áâãàçéêíóôõúüªº", "àèéìíîòóùú", "åäöéüšž", "æøåéòôäöü",
    "áéíóúýþæöð",
    "éëïóöüèêáçñ", "àçèéíïòóúü·",
  ].map { LanguageLetters(westernPages, $0) }

  private static let central = [
    "ąćęłńóśźż", "áčďéěíňóřšťúůýžäľĺôŕ", "áéíóöőúüű", "ăâîşţșț", "čćđšž",
  ].map { LanguageLetters([.windows1250, .latin2], $0) }

  private static let others = [
    LanguageLetters([.windows1251, .koi8r], "абвгдеёжзийклмнопрстуфхцчшщъыьэюя№"),
    LanguageLetters([.windows1251], "абвгдеєжзиіїйклмнопрстуфхцчшщьюяґ№"),
    LanguageLetters([.windows1253], "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ"),
    LanguageLetters([.windows1254], "çğıöşüâîûİ"),
    LanguageLetters([.windows1257], "ąčęėįšųūž"), LanguageLetters([.windows1257], "āčēģīķļņšūžō"),
    LanguageLetters([.windows1257], "äöüõšž"),
  ]

  /// Writing of thousands of signs: the most frequent ones are a third of any text at least.
  private static let eastAsian = [
    LanguageLetters(
      [.shiftJIS, .eucJP],
      "ぁあぃいうえおかがきぎくぐけげこごさざしじすずせぜそぞただちっつてでとどなにぬねのはばぱひびふぶへべほぼまみむめもゃやゅゆょよらりるれろわをんァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチッツテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロワンー、。・「」年月日時分人名前番号計合円数金額都道府県市区町村東京大阪横浜古屋神戸福岡札幌田中山本佐藤鈴木高橋伊渡辺小林加吉口井川上下男女性社会者地方国内外出入力場所電話住学生会員品商販売店価格税別単位表示用手行事業部課長",
      leastShare: 0.3),
    LanguageLetters(
      [.gb18030],
      "的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经十三之进着等部度家电力里如水化高自二理起小物现实加量都两体制机当使点从业本去把性好应开它合还因由其些然前外天政四日那社义事平形相全表间样与关各重新线内数正心反你明看原又么利比或但质气第向道命此变条只没结解问意建月公无系军很情者最立代想已通并提直题党程展五果料象员革位入常文总次品式活设及管特件长求老头基资边流路级少图山统接知较将组见计别她手角期根论运农指几九区强放决西被干做必战先回则任取据处队南给色光门即保治北造百规热领七海口东导器压志世金增争济阶油思术极交受联认六共权收证改清己美再采转更单风切打白教速花带安场身车例真务具万每目至达走积示议声报完类八离华名确才科张信马节话米整空元况今集温传土许步群广石记需段研界拉林律叫且究观越织装影算低持音众书布复容儿须际商非验连断深难近矿千周委素技备半办青省列习响约支般史感劳便团往酸历市克何除消构府称太准精值号率族维划选标写存候毛亲快效斯院查江型眼王按格养易置派层片始却专状育厂京识适属圆包火住调满县局照参红细引听该铁价严姓李刘陈杨赵黄吴徐孙伟娜敏城，。、",
      leastShare: 0.3),
    LanguageLetters(
      [.big5],
      "的一是在不了有和人這中大為上個國我以要他時來用們生到作地於出就分對成會可主發年動同工也能下過子說產種面而方後多定行學法所民得經十三之進著等部度家電力裡如水化高自二理起小物現實加量都兩體制機當使點從業本去把性好應開它合還因由其些然前外天政四日那社義事平形相全表間樣與關各重新線內數正心反你明看原又麼利比或但質氣第向道命此變條只沒結解問意建月公無系軍很情者最立代想已通並提直題黨程展五果料象員位入常文總次品式活設及管特件長求老頭基資邊流路級少圖山統接知較將組見計別手角期根論運農指幾九區強放決西被做必戰先回則任取據處隊南給色光門即保治北造百規熱領七海口東導器壓志世金增爭濟油思術極交受聯認六共權收證改清己美再採轉更單風切打白教速花帶安場身車例真務具萬每目至達走積示議聲報完類八離華名確才科張信馬節話米整空元況今集溫傳土許步群廣石記需段研界拉林律灣台臺北市縣區姓王李劉陳楊趙黃吳，。、",
      leastShare: 0.3),
    LanguageLetters(koreanSyllables),
  ]

  /// Hangul: the syllables are nearly all of a Korean text.
  private static let koreanSyllables = Set((0xAC00...0xD7A3).compactMap { Unicode.Scalar(UInt32($0)) })

  private init(_ korean: Set<Unicode.Scalar>) { (pages, letters, leastShare) = ([.eucKR], korean, 0.9) }
}
