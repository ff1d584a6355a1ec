import GalleyFiles
import Testing

@testable import GalleyTemplate

@Suite("Names and formats of dates in many languages")
struct CivilWordsTests {
  @Test("Every language of CLDR has all names of months and days, in all forms")
  func complete() throws {
    #expect(CivilWords.languages.names.count == 275)
    for language in CivilWords.languages.names {
      let words = CivilWords(locale: language)
      #expect(words.isKnown && words.months.count == 12 && words.shortMonths.count == 12, "\(language)")
      #expect(words.weekdays.count == 7 && words.halves.count == 2 && 0..<7 ~= words.firstWeekday, "\(language)")
      for form in [words.day, words.month, words.wheel, words.time] { #expect(!form.isEmpty, "\(language)") }
    }
  }

  @Test(
    "Dates are written as is usual in their language and region",
    arguments: [
      ("de", "3. Feb. 2026", "14:05"), ("en-US", "Feb 3, 2026", "2:05\u{202F}PM"),
      ("cs", "3.\u{202F}2.\u{202F}2026", "14:05"),
      ("fa", "۳ فوریه ۲۰۲۶", "۱۴:۰۵"), ("ar-EG", "٣ فبراير، ٢٠٢٦", "٢:٠٥\u{A0}م"), ("bn", "3 ফেব, 2026", "2:05 PM"),
      ("de-AT", "3. Feb. 2026", "14:05"), ("zh-Hant", "2026年2月3日", "下午2:05"), ("yo", "3 Èrèl 2026", "14:5"),
      ("tlh", "Feb 3, 2026", "2:05\u{202F}PM"),
    ])
  func dates(locale: String, day: String, time: String) {
    let names = CivilNames(locale: locale)
    let moment = CivilMoment("2026-02-03T14:05")
    #expect(names.text(of: moment.day) == day)
    #expect(names.time(moment) == time)
  }
}
