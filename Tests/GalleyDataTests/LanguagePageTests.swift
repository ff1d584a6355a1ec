import GalleyData
import Testing

/// Tables of names in many languages, each encoded in every code page that suits its language.
@Suite("Detection of languages in all their code pages")
struct LanguagePageTests {
  private static let central: [TextEncoding] = [.windows1250, .latin2, .dosLatin2, .macCentralEurope]
  private static let western: [TextEncoding] = [.windows1252, .macRoman, .dosLatin1]
  private static let baltic: [TextEncoding] = [.windows1257, .latin7, .dosBaltic]
  private static let samples: [(pages: [TextEncoding], text: String)] = [
    (central, "Imię;Miasto\nŁucja;Łódź\nStanisław;Poznań\nMałgorzata;Żywiec\nGrażyna;Świdnica\nJędrzej;Kępno\n"),
    (central, "Jméno;Město\nJiří;Plzeň\nLukáš;Děčín\nTomáš;Třebíč\nŽofie;Přerov\nŠárka;Ústí\nČeněk;Jičín\n"),
    (central, "Meno;Mesto\nĽudmila;Košice\nJúlia;Žilina\nMatúš;Banská Štiavnica\nŠtefan;Nitra\nRužena;Trenčín\n"),
    (
      central,
      "Név;Város\nGyörgy;Győr\nErzsébet;Debrecen\nÁgnes;Székesfehérvár\nGergő;Kőszeg\nZsófia;Hódmezővásárhely\n"
    ),
    (
      central,
      "Ime;Grad\nŽeljko;Čakovec\nDunja;Šibenik\nTomislav;Požega\nMladen;Križevci\nMaša;Daruvar\nMiloš;Ćuprija\n"
    ),
    (western, "Name;Stadt\nJürgen;Köln\nGünther;München\nKäthe;Fürth\nSören;Weißenfels\n"),
    (western, "Nom;Ville\nRenée;Béziers\nFrançois;Orléans\nHélène;Saint-Étienne\nBenoît;Nîmes\n"),
    (western, "Nombre;Ciudad\nJosé;Málaga\nBegoña;Logroño\nJesús;Cádiz\nÁngel;Ávila\n"),
    (western, "Navn;By\nSøren;København\nÅse;Tromsø\nJørgen;Ærø\nKåre;Bodø\n"),
    (
      [.windows1254, .latin5, .dosTurkish],
      "Ad;Şehir\nAyşe;İstanbul\nGökhan;Eskişehir\nIşıl;Muğla\nÇağrı;Çankırı\nÜmit;Iğdır\n"
    ),
    (
      baltic + [.latin4],
      "Vardas;Miestas\nŽygimantas;Šiauliai\nGintarė;Panevėžys\nŠarūnas;Kėdainiai\nČesė;Biržai\nRūta;Utena\n"
    ),
    (baltic, "Vārds;Pilsēta\nJānis;Rīga\nZane;Jēkabpils\nĢirts;Cēsis\nPēteris;Rēzekne\nIlze;Jūrmala\nŽanis;Liepāja\n"),
    (
      [.windows1251, .koi8r, .isoCyrillic, .dosCyrillic, .macCyrillic],
      "Имя;Город\nАнна;Москва\nДмитрий;Нижний Новгород\nОльга;Екатеринбург\nСергей;Тюмень\n"
    ),
    (
      [.windows1251, .koi8u, .macCyrillic, .dosUkrainian],
      "Ім'я;Місто\nОксана;Київ\nАндрій;Львів\nЄвген;Чернігів\nЮлія;Вінниця\nЇжак;Житомир\n"
    ),
    (
      [.windows1251, .isoCyrillic, .macCyrillic],
      "Име;Град\nИван;София\nЦветелина;Велико Търново\nПетър;Пловдив\nРадка;Бургас\n"
    ),
    (
      [.windows1253, .isoGreek, .dosGreek], "Όνομα;Πόλη\nΓιώργος;Αθήνα\nΜαρία;Θεσσαλονίκη\nΆννα;Πάτρα\nΝίκος;Ηράκλειο\n"
    ),
    ([.windows1255, .isoHebrew, .dosHebrew], "שם;עיר\nדוד;ירושלים\nשרה;תל אביב\nיעל;חיפה\n"),
    ([.windows874], "ชื่อ;เมือง\nสมชาย;กรุงเทพ\nมาลี;เชียงใหม่\nวิชัย;ภูเก็ต\n"),
    (
      [.windows1258],
      "Tên;Thành phô\u{301}\nNguyê\u{303}n;Hà Nô\u{323}i\nTrâ\u{300}n;Đà Nă\u{303}ng\nPha\u{323}m;Ha\u{309}i Pho\u{300}ng\nLê;Câ\u{300}n Thơ\n"
    ),
  ]

  /// Returns the bytes of `text` in the single-byte encoding `page`.
  private func bytes(_ text: String, _ page: TextEncoding) throws -> [UInt8] {
    var table: [Unicode.Scalar: UInt8] = [:]
    for byte in UInt8(0x80)...0xFF {
      let decoder = try #require(CodePageDecoder(page))
      var letter: [UInt8] = []
      _ = decoder.decode([byte], isLast: true, to: &letter)
      if let scalar = String(decoding: letter, as: UTF8.self).unicodeScalars.first { table[scalar] = byte }
    }
    return try text.unicodeScalars.map { scalar in
      scalar.isASCII ? UInt8(scalar.value) : try #require(table[scalar], "\(page.rawValue) has no \(scalar)")
    }
  }

  private func decoded(_ bytes: [UInt8], _ page: TextEncoding) throws -> String {
    let decoder = try #require(CodePageDecoder(page))
    var text: [UInt8] = []
    _ = decoder.decode(bytes, isLast: true, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  @Test(
    "Every code page of a language is detected, or one that decodes to the same characters", arguments: samples.indices)
  func found(index: Int) throws {
    let (pages, text) = Self.samples[index]
    for page in pages {
      let bytes = try bytes(text, page)
      let finding = bytes.withUnsafeBufferPointer { CodePageGuess.finding(of: $0) }
      guard case .page(let found) = finding else {
        Issue.record("\(page.rawValue) is not found for \(text): \(finding)")
        continue
      }
      // Swift compares strings by canonical equivalence.
      #expect(try decoded(bytes, found) == text, "\(page.rawValue) is taken for \(found.rawValue)")
    }
  }

  @Test(
    "Three lines with six non-ASCII letters are decoded correctly or reported as undecided", arguments: samples.indices)
  func few(index: Int) throws {
    let (pages, text) = Self.samples[index]
    let lines = text.split(separator: "\n")
    for page in pages {
      for start in lines.indices.dropLast(2) {
        let part = lines[start..<start + 3].joined(separator: "\n")
        let bytes = try bytes(part, page)
        guard bytes.count(where: { $0 >= 0x80 }) >= 6,
          case .page(let found) = bytes.withUnsafeBufferPointer({ CodePageGuess.finding(of: $0) })
        else { continue }
        #expect(try decoded(bytes, found) == part, "\(page.rawValue) is taken for \(found.rawValue)")
      }
    }
  }

  @Test("UTF-16 without Latin letters is detected by its digits and line ends", arguments: [true, false])
  func utf16(isBigEndian: Bool) {
    let units = "都市,金額\n東京都,1250\n大阪府,12\nさっぽろ,7\n".utf16
    let bytes = units.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(truncatingIfNeeded: unit)]
      return isBigEndian ? pair : pair.reversed()
    }
    bytes.withUnsafeBufferPointer { #expect(EncodingTest.finding($0) == .utf16(isBigEndian: isBigEndian)) }
  }

  @Test("ISO-2022-JP is refused, and the error suggests how to convert the file")
  func escapes() {
    let bytes: [UInt8] = [0x1B, 0x24, 0x42, 0x45, 0x54, 0x3B, 0x54, 0x1B, 0x28, 0x42, 0x2C, 0x31, 0x0A]
    guard case .unsupported(.unsupported(let format, _)) = FileNature(bytes) else {
      Issue.record("the text is read")
      return
    }
    #expect(format == "text in ISO-2022-JP")
  }
}
