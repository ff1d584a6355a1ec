import GalleyData
import Testing

@Suite("Cells with durations and sizes")
struct QuantityTests {
  private func seconds(_ text: String, areHours: Bool = false) -> String? {
    var text = text
    return text.withUTF8 { WrittenDuration($0)?.seconds(areHours: areHours) }
  }

  @Test(
    "Durations in any notation are converted to seconds",
    arguments: [
      ("1:02:33", "3753"), ("02:15", "135"), ("-0:30", "-30"), ("3h 20m", "12000"), ("1d 4h", "100800"),
      ("PT2H30M", "9000"), ("P1DT12H", "129600"), ("P2W", "1209600"), ("PT0.5S", "0.5"), ("850 ms", "0.850"),
      ("2h05", "7500"), ("3 h 20", "12000"), ("1-04:00:00", "100800"), ("1.04:00:00", "100800"),
      ("2 days, 3:04:05", "183845"),
      ("1 day, 2:03", "93780"), ("0 days 00:01:30.5", "90.5"), ("1,5 h", "5400.0"), ("1 Std. 20 Min.", "4800"),
      ("1 hour and 5 minutes", "3900"), ("12:05 PM", "725"), ("90", "90"), ("100:00:00", "360000"),
    ])
  func lengths(text: String, expected: String) throws {
    let found = try #require(seconds(text))
    #expect(Double(found) == Double(expected), "\(found)")
  }

  @Test(
    "Strings that only resemble durations are not read as durations",
    arguments: [
      "", "h", "20m 3h", "3h 3h", "1:2:3", "1:60", "P1Y", "P1M", "PT", "PT5", "2024-01-05", "aa:bb", "5 kg",
      "1:02:33:04", "13:05 PM", "1:2", "16:9",
    ])
  func noLengths(text: String) { #expect(seconds(text) == nil) }

  private func size(_ text: String, factor: Int = 1024, areCounts: Bool = false) -> String? {
    var text = text
    return text.withUTF8 { cell in WrittenSize(cell)?.value(cell, .point, factor: factor, areCounts: areCounts) }
  }

  @Test(
    "File sizes are converted to bytes, and abbreviated counts to numbers",
    arguments: [
      ("1.5G", "1610612736"), ("14M", "14680064"), ("900K", "921600"), ("0", "0"), ("512B", "512"),
      ("1.2 GiB", "1288490188.8"), ("3 MB", "3000000"), ("4kB", "4000"), ("512Mi", "536870912"), ("2 bytes", "2"),
      ("1.5 million", "1500000"), ("$1.5m", "1500000"), ("2.3 Mrd. €", "2300000000"), ("5 Go", "5000000000"),
    ])
  func sizes(text: String, expected: String) throws {
    let found = try #require(size(text))
    #expect(Double(found) == Double(expected), "\(found)")
  }

  @Test("In a column of counts, B means billions")
  func billions() {
    #expect(size("2.5B", factor: 1000, areCounts: true) == "2500000000")
    #expect(size("3K", factor: 1000) == "3000")
  }

  @Test(
    "Codes, and units that resemble file sizes, are not read as sizes",
    arguments: ["5 kg", "12A", "3E", "2P", "K", "G5", "1.5m", "5 mm"])
  func noSizes(text: String) { #expect(size(text) == nil) }

  @Test("The sum of a column of durations is printed in the notation of the column")
  func lengthForms() throws {
    func written(_ cells: [String], _ style: DurationForm.Style, _ number: String) throws -> String {
      var form = DurationForm()
      for cell in cells {
        var cell = cell
        cell.withUTF8 { bytes in WrittenDuration(bytes).map { form.take($0, bytes) } }
      }
      form.style = style
      return form.written(number)
    }
    #expect(try written(["1:02:33"], .clock, "93784") == "26:03:04")
    #expect(try written(["3:45", "1:02:33"], .minutesSeconds, "59.4") == "0:59")
    #expect(try written(["3:45"], .minutesSeconds, "3661") == "1:01:01")
    #expect(try written(["08:15"], .hoursMinutes, "-30000") == "-08:20")
    #expect(try written(["3h 20m"], .units, "100805") == "28h\u{A0}5s")
    #expect(try written(["1d 4h"], .units, "100800") == "1d\u{A0}4h")
    #expect(try written(["2 hours 5 min"], .units, "7500") == "2\u{A0}hours\u{A0}5\u{A0}min")
    #expect(try written(["850 ms", "1.2 s"], .oneUnit, "2.05") == "2.05\u{A0}s")
    #expect(try written(["850 ms", "1.2 s"], .oneUnit, "0.09") == "90\u{A0}ms")
    #expect(try written(["PT2H"], .iso, "9000.0") == "PT2H30M")
    #expect(try written(["2 days 03:04:05"], .days, "90061") == "1\u{A0}days\u{A0}01:01:01")
    #expect(try written(["1-04:00:00"], .days, "90061") == "1-01:01:01")
    #expect(try written(["3:45"], .clock, "1e400") == "1e400")
  }

  @Test("The sum of a column of sizes is printed in the notation of the column")
  func sizeForms() {
    func written(_ cells: [String], _ number: String, _ change: (inout SizeForm) -> Void = { _ in }) -> String {
      var form = SizeForm()
      change(&form)
      for cell in cells {
        var cell = cell
        cell.withUTF8 { bytes in WrittenSize(bytes).map { form.take($0, bytes) } }
      }
      return form.written(number)
    }
    #expect(written(["1.5G", "14M"], "1625292800") == "1.5G")
    #expect(written(["1.5G", "14M"], "2199023255552") == "2T")
    #expect(written(["1.25 GiB"], "1342177280") == "1.25\u{A0}GiB")
    #expect(written(["14M", "0"], "12") == "12")
    #expect(written(["1,5 MB"], "2500000", { ($0.factor, $0.mark) = (1000, .comma) }) == "2,5\u{A0}MB")
    #expect(written(["$1.5M"], "2500000", { ($0.factor, $0.areCounts) = (1000, true) }) == "$2.5M")
    #expect(written(["1.2 million"], "2500000000", { ($0.factor, $0.areCounts) = (1000, true) }) == "2500\u{A0}million")
  }
}
