/// Steps through the text of a moment.
struct MomentScan {
  private let cell: UnsafeBufferPointer<UInt8>
  var index = 0

  init(_ cell: UnsafeBufferPointer<UInt8>) { self.cell = cell }

  var isAtEnd: Bool { index == cell.count }

  /// The byte at hand, or nil at the end.
  var byte: UInt8? { index < cell.count ? cell[index] : nil }

  mutating func skipSpaces() { while byte == 0x20 { index += 1 } }

  /// Steps over `wanted` if it is next.
  mutating func take(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    index += 1
    return true
  }

  /// Steps over `word` if it is next.
  mutating func takeWord(_ word: StaticString) -> Bool {
    guard index + word.utf8CodeUnitCount <= cell.count else { return false }
    for place in 0..<word.utf8CodeUnitCount where cell[index + place] != word.utf8Start[place] { return false }
    index += word.utf8CodeUnitCount
    return true
  }

  /// Steps over what makes the number before it an ordinal, as in "1st", "1er" and "1º".
  mutating func skipOrdinal() { _ = ["st", "nd", "rd", "th", "er", "º", "ª"].contains { takeWord($0) } }

  /// Steps over the "de" between the parts of a Spanish or Portuguese date.
  mutating func skipPreposition() {
    if takeWord("de ") || takeWord("del ") { skipSpaces() }
  }

  mutating func number() -> (value: Int, digits: Int)? {
    let start = index
    var value = 0
    while let byte, byte &- 0x30 <= 9, index - start < 5 {
      value = value * 10 + Int(byte - 0x30)
      index += 1
    }
    guard 1...4 ~= index - start else {
      index = start
      return nil
    }
    return (value, index - start)
  }

  mutating func digits() -> [UInt8] {
    let start = index
    while let byte, byte &- 0x30 <= 9 { index += 1 }
    return Array(cell[start..<index])
  }

  /// Whether "PM" is next instead of "AM"; nil where neither is.
  mutating func halfOfDay() -> Bool? {
    guard index + 1 < cell.count, cell[index + 1] | 0x20 == UInt8(ascii: "m") else { return nil }
    let letter = cell[index] | 0x20
    guard letter == UInt8(ascii: "a") || letter == UInt8(ascii: "p") else { return nil }
    index += 2
    return letter == UInt8(ascii: "p")
  }

  /// Steps over the name of a weekday and a comma after it, and returns its number: 1 for Monday, 7 for Sunday.
  mutating func weekday() -> Int? {
    let start = index
    guard let day = Self.weekdays[letters()] else {
      index = start
      return nil
    }
    _ = take(0x2E)
    _ = take(0x2C)
    skipSpaces()
    return day
  }

  mutating func month() -> Int? {
    let start = index
    guard let byte, byte >= 0x41, let month = Self.months[letters()] else {
      index = start
      return nil
    }
    return month
  }

  /// Bytes of the longest name of a month or a weekday, which is Greek.
  private static let longestName = 26

  private mutating func letters() -> String {
    let start = index
    while let byte, (byte | 0x20) &- 0x61 < 26 || byte >= 0x80 { index += 1 }
    guard index - start <= Self.longestName else { return "" }
    return String(decoding: cell[start..<index], as: UTF8.self).lowercased()
  }

  /// English, German, French, Spanish, Italian, Dutch and Portuguese names of weekdays, and their usual short forms.
  private static let weekdays = numbered([
    "mon monday mo montag lundi lun lunes lunedì maandag ma segunda-feira seg",
    "tue tues tuesday di dienstag mardi martes martedì dinsdag terça-feira ter",
    "wed wednesday mi mittwoch mercredi mer mié miércoles mercoledì woensdag wo quarta-feira qua",
    "thu thur thurs thursday do donnerstag jeudi jeu jue jueves giovedì gio donderdag quinta-feira qui",
    "fri friday fr freitag vendredi ven vie viernes venerdì vrijdag vr sexta-feira sex",
    "sat saturday sa samstag sonnabend samedi sam sáb sábado sabato sab zaterdag za",
    "sun sunday so sonntag dimanche dim dom domingo domenica zondag zo",
  ])

  /// Names of months as dates of many languages have them, and their usual short forms.
  ///
  /// The Polish "listopada" is left out: it is October in Croatian.
  private static let months = numbered([
    """
    jan january januar jänner janvier enero gennaio ene gen janv januari janeiro ianuarie stycznia ledna ocak \
    tammikuuta января янв січня ιανουαρίου
    """,
    """
    feb february februar février febrero febbraio févr februari fevereiro februarie lutego února şubat helmikuuta \
    февраля фев лютого φεβρουαρίου
    """,
    """
    mar march märz mars marzo mär mrz maart março marts martie marca března mart maaliskuuta марта мар березня \
    μαρτίου
    """,
    """
    apr april avril abril aprile avr abr aprilie kwietnia dubna nisan huhtikuuta апреля апр квітня απριλίου
    """,
    "may mai mayo maggio mag mei maio maj maja května mayıs toukokuuta мая май травня μαΐου",
    """
    jun june juni juin junio giugno giu junho iunie czerwca června haziran kesäkuuta июня июн червня ιουνίου
    """,
    """
    jul july juli juillet julio luglio lug juil julho iulie lipca července temmuz heinäkuuta июля июл липня ιουλίου
    """,
    """
    aug august août agosto ago aoû augustus augusti sierpnia srpna ağustos elokuuta августа авг серпня αυγούστου
    """,
    """
    sep sept september septembre septiembre settembre set setembro septembrie września září eylül syyskuuta \
    сентября сен сент вересня σεπτεμβρίου
    """,
    """
    oct october okt oktober octobre octubre ottobre ott outubro octombrie października října ekim lokakuuta \
    октября окт жовтня οκτωβρίου
    """,
    """
    nov november novembre noviembre novembro noiembrie listopadu kasım marraskuuta ноября ноя листопада νοεμβρίου
    """,
    """
    dec december dez dezember décembre diciembre dicembre dic déc dezembro desember des decembrie grudnia prosince \
    aralık joulukuuta декабря дек грудня δεκεμβρίου
    """,
  ])

  /// Each word of `names` with the number of its place, from 1.
  private static func numbered(_ names: [String]) -> [String: Int] {
    var numbers: [String: Int] = [:]
    for (index, words) in names.enumerated() {
      for word in words.split(separator: " ") { numbers[String(word)] = index + 1 }
    }
    return numbers
  }

  // MARK: Names alone

  /// The number of the weekday that `cell` names, from 1 for Monday; nil if it names none.
  static func weekday(_ cell: UnsafeBufferPointer<UInt8>) -> Int? { number(cell, in: weekdays) }

  /// The number of the month that `cell` names, from 1; nil if it names none.
  static func month(_ cell: UnsafeBufferPointer<UInt8>) -> Int? { number(cell, in: months) }

  private static func number(_ cell: UnsafeBufferPointer<UInt8>, in names: [String: Int]) -> Int? {
    guard 2...longestName ~= cell.count else { return nil }
    let word = String(decoding: cell, as: UTF8.self).lowercased()
    return names[word.last == "." ? String(word.dropLast()) : word]
  }
}
