import Foundation
import Testing

@testable import GalleyBuild

@Suite("The current date in previews")
struct PreviewDateTests {
  @Test("ISO 8601 dates and times are parsed as Foundation parses them")
  func moments() throws {
    for day in ["1970-01-01", "1999-12-31", "2000-02-29", "2024-02-29", "2025-06-01", "2100-03-01", "9999-12-31"] {
      for time in ["T00:00:00Z", "T09:41:30Z", "T23:59:59+02:00", "T00:00:00-11:30"] {
        let expected = try #require(ISO8601DateFormatter().date(from: day + time))
        #expect(PreviewDate(day + time)?.seconds == Int(expected.timeIntervalSince1970), "\(day + time)")
      }
    }
  }

  @Test("A date without a time means midnight, and a time without an offset is in UTC")
  func defaults() {
    #expect(PreviewDate("2025-06-01") == PreviewDate("2025-06-01T00:00:00Z"))
    #expect(PreviewDate("2025-06-01 09:41") == PreviewDate("2025-06-01T09:41:00Z"))
    #expect(PreviewDate("2025-01-01T09:41") == .standard)
  }

  @Test(
    "Any other string is not parsed as a date",
    arguments: [
      "", "today", "2025", "2025-06", "2025-13-01", "2025-02-29", "1900-01-01", "2025-06-31", "2025-06-01T24:00",
      "2025-06-01T09:60", "2025-06-01T9:41", "2025-06-01T09:41+15:00", "2025-06-01T09:41:00 Z", "٢٠٢٥-06-01",
    ])
  func others(text: String) { #expect(PreviewDate(text) == nil) }
}
