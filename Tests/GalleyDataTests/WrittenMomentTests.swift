import GalleyData
import Testing

@Suite("Dates and times written as text")
struct WrittenMomentTests {
  private func moment(_ text: String) -> WrittenMoment? {
    Array(text.utf8).withUnsafeBufferPointer { WrittenMoment($0) }
  }

  @Test(
    "A date with only one possible reading is recognised",
    arguments: [
      ("2024-01-05", "2024-01-05"), ("2024/1/5", "2024-01-05"), ("5.1.2024", "2024-01-05"), ("05.01.24", "2024-01-05"),
      ("5 Jan 2024", "2024-01-05"), ("5. Januar 2024", "2024-01-05"), ("05-Jan-24", "2024-01-05"),
      ("Jan 5, 2024", "2024-01-05"), ("March 1, 1999", "1999-03-01"), ("29.02.2024", "2024-02-29"),
      ("1. März 2024", "2024-03-01"), ("Fri, 5 Jan 2024", "2024-01-05"), ("05/01/69", "1969-01-05"),
      ("2024-01-05 10:20", "2024-01-05T10:20:00"), ("2024-01-05T10:20:30", "2024-01-05T10:20:30"),
      ("2024-01-05T10:20:30.125Z", "2024-01-05T10:20:30.125Z"),
      ("2024-01-05T00:20:30+01:00", "2024-01-04T23:20:30Z"), ("2024-01-05 22:20:30 -0500", "2024-01-06T03:20:30Z"),
      ("Mon Nov 23 22:14:48 2026 +0000", "2026-11-23T22:14:48Z"),
      ("Mon, 23 Nov 2026 22:14:48 +0100", "2026-11-23T21:14:48Z"),
      ("5.1.2024, 3:05 PM", "2024-01-05T15:05:00"), ("5.1.2024 12:05 am", "2024-01-05T00:05:00"),
      ("2024-12-31T23:59:60Z", "2025-01-01T00:00:00Z"), ("1er août 2024", "2024-08-01"),
      ("5 de enero de 2024", "2024-01-05"), ("5 de março de 2024", "2024-03-05"), ("3 maart 2024", "2024-03-03"),
      ("April 1st, 2024", "2024-04-01"), ("13 апреля 2024", "2024-04-13"), ("1 серпня 2024", "2024-08-01"),
      ("13 kwietnia 2024", "2024-04-13"), ("1. listopadu 2024", "2024-11-01"), ("5 Ağustos 2024", "2024-08-05"),
      ("13. huhtikuuta 2024", "2024-04-13"), ("13 Απριλίου 2024", "2024-04-13"), ("9. desember 2024", "2024-12-09"),
      ("2024年1月5日", "2024-01-05"), ("2024年1月5日 10:20", "2024-01-05T10:20:00"), ("2024년 1월 5일", "2024-01-05"),
    ])
  func certain(text: String, expected: String) { #expect(moment(text)?.iso(isDayFirst: true) == expected) }

  @Test(
    "A time with a time zone keeps its local date and hour",
    arguments: [
      "2024-01-01T00:00:00+05:30", "2024-12-31T23:30:15-09:00", "2024-02-29T12:00:00.125+01:00",
      "1969-12-31T20:00:00-04:00",
    ])
  func zones(text: String) throws {
    let moment = try #require(WrittenMoment(text))
    let utc = try #require(moment.iso(isDayFirst: true))
    #expect(utc != text && moment.local(utc) == text)
    #expect(WrittenMoment("2024-01-01T00:00:00Z")?.local("2024-01-01T00:00:00Z") == nil)
  }

  @Test("The order of day and month is ambiguous unless one number is above twelve")
  func order() {
    #expect(moment("03/04/2024")?.order == .either)
    #expect(moment("13/04/2024")?.order == .dayFirst)
    #expect(moment("04/13/2024")?.order == .monthFirst)
    #expect(moment("03/04/2024")?.iso(isDayFirst: true) == "2024-04-03")
    #expect(moment("03/04/2024")?.iso(isDayFirst: false) == "2024-03-04")
    #expect(moment("04/13/2024")?.iso(isDayFirst: true) == nil)
  }

  @Test(
    "A date that does not exist remains text",
    arguments: [
      "", "2024", "2024-13-01", "2024-02-30", "30.02.2024", "32/01/2024", "13/13/2024", "1.2.3", "10.20.30.40",
      "12:30:00",
      "2024-01-05T25:00", "2024-01-05 10:61", "Jan 2024", "5 Foo 2024", "2024-01-05x", "May", "1/2", "2024-1-5-6",
      // The word means October in Croatian and November in Polish.
      "5 listopada 2024", "2024年13月1日", "2024年1月", "5 de 2024",
    ])
  func none(text: String) { #expect(moment(text) == nil) }

  @Test("Every day from 1899 to 2101 can be written and read back")
  func calendar() {
    var last = ""
    for year in stride(from: 1899, through: 2101, by: 1) {
      for month in 1...12 {
        for day in 1...31 {
          guard let found = moment("\(day).\(month).\(year)") else { continue }
          let text = found.iso(isDayFirst: true) ?? ""
          #expect(text > last)
          last = text
          #expect(moment(text)?.iso(isDayFirst: false) == text)
          #expect(moment(text + "T00:00:00Z")?.iso(isDayFirst: false) == text + "T00:00:00Z")
        }
      }
    }
  }
}
