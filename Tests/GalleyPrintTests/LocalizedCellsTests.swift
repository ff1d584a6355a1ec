import GalleyTemplate
import TestSupport
import Testing

@testable import GalleyPrint
@testable import GalleyTables

@Suite("Numbers and dates in the format of a language")
struct LocalizedCellsTests {
  private func rows(_ csv: String, _ locale: String?, _ change: (inout TablePlan) -> Void = { _ in }) throws
    -> [[String]]
  {
    var plan = TablePlan()
    plan.speak(locale ?? "en")
    plan.numberLocale = locale
    change(&plan)
    return SampleTable.rows(try SampleTable.markdown(SampleTable.table(csv), plan))
  }

  private let mixed = "k,a,b\nx,1234.50,10345.678\ny,-2.5,1.234\nz,1e6,n/a\n"

  @Test(
    "All numbers in a table are printed with the symbols of its language",
    arguments: [
      ("de", ["1.234,50", "−2,5", "1e6"], ["10.345,678", "1,234", "n/a"]),
      ("en", ["1,234.50", "−2.5", "1e6"], ["10,345.678", "1.234", "n/a"]),
      ("fr", ["1\u{202F}234,50", "−2,5", "1e6"], ["10\u{202F}345,678", "1,234", "n/a"]),
      ("de-CH", ["1’234.50", "−2.5", "1e6"], ["10’345.678", "1.234", "n/a"]),
      ("hi", ["1,234.50", "−2.5", "1e6"], ["10,345.678", "1.234", "n/a"]),
    ])
  func signs(locale: String, first: [String], second: [String]) throws {
    let rows = try rows(mixed, locale)
    #expect(rows.map { $0[1] } == first && rows.map { $0[2] } == second)
  }

  @Test("Without a language, the cells of a table are printed unchanged")
  func asWritten() throws {
    let rows = try rows(mixed, nil)
    #expect(rows.map { $0[1] } == ["1234.50", "−2.5", "1e6"])
  }

  @Test("Totals, averages and group headings are formatted like the cells")
  func sums() throws {
    let rows = try rows("year,a\n2024,1234.5\n2024,2000.25\n", "de") { plan in
      (plan.totals, plan.averages) = (["a"], ["a"])
    }
    #expect(rows.suffix(2).map { $0[1] } == ["**3.234,75**", "**1.617,38**"])
    var plan = TablePlan()
    plan.speak("de")
    plan.groups = ["price"]
    let text = try SampleTable.markdown(SampleTable.table("price,k\n1234.5,a\n1234.5,b\n"), plan)
    #expect(text.contains("## 1.234,5\n"))
  }

  @Test(
    "Currencies, percent signs and units are placed as is usual in the language",
    arguments: [
      ("\"$1,234.50\"", "de", "1.234,50\u{A0}$"), ("\"1.234,50 €\"", "en", "€1,234.50"),
      ("\"1.234,50 €\"", "nl", "€\u{A0}1.234,50"), ("12.5%", "de", "12,5\u{A0}%"), ("\"12,5 %\"", "en", "12.5%"),
      ("1500.5 kg", "de", "1.500,5\u{A0}kg"), ("(4.50)", "de", "(4,50)"), ("12345678.5", "hi", "1,23,45,678.5"),
    ])
  func units(cell: String, locale: String, expected: String) throws {
    // The second row shows which decimal mark the file uses.
    let other = cell.contains("€") || cell.hasSuffix(" %\"") ? "\"7.001,25 €\"" : cell
    let unit = cell.hasSuffix(" %\"") ? "\"7,25 %\"" : other
    #expect(try rows("k,a\nx,\(cell)\ny,\(unit)\n", locale)[0][1] == expected)
  }

  @Test("Years, codes and serial numbers are printed without grouping; other integers are grouped")
  func groups() throws {
    let csv = "year,zip,order,people\n2024,12345,100201,1234567\n1999,54321,100202,4321\n2001,99999,100205,12\n"
    let rows = try rows(csv, "de")
    #expect(rows[0] == ["2024", "12345", "100201", "1.234.567"])
    #expect(rows[1] == ["1999", "54321", "100202", "4.321"])
  }

  @Test(
    "Dates and times are printed in the format of the language",
    arguments: [
      ("2024-02-29", "de", "29.02.2024"), ("29.02.2024", "en-GB", "29/02/2024"), ("29.02.2024", "en", "2024-02-29"),
      ("2024-02-29 08:30", "de", "29.02.2024 08:30"), ("2024-02-29T08:30:15", "fr", "29/02/2024 08:30:15"),
    ])
  func days(cell: String, locale: String, expected: String) throws {
    #expect(try rows("k,day\nx,\(cell)\ny,\(cell)\n", locale)[0][1] == expected)
  }

  @Test("Numbers printed in the format of a language can be read back as the same numbers", arguments: 0..<20)
  func roundTrip(seed: Int) throws {
    var dice = SplitMix64(seed: UInt64(seed))
    let values = (0..<20).map { _ -> String in
      let fraction = dice.number(0...3)
      let digits = (0..<fraction).map { _ in "\(dice.number(0...9))" }.joined()
      return (dice.number(0...3) == 0 ? "-" : "") + "\(dice.number(0...9_999_999))"
        + (digits.isEmpty ? "" : "." + digits)
    }
    let locale = ["de", "fr", "en", "de-CH", "es", "pl", "hi", "en-ZA"][dice.number(0...7)]
    let symbols = NumberSymbols(locale: locale)
    let rows = try rows("k,a\n" + values.map { "x,\($0)\n" }.joined() + "x,0.5\n", locale)
    let read = rows.map { row in
      row[1].replacing(symbols.group, with: "").replacing(symbols.decimal, with: ".").replacing("−", with: "-")
    }
    #expect(read == values + ["0.5"])
  }

  @Test("The number formats of a workbook follow the language")
  func workbook() throws {
    let table = try SampleTable.table("k,a,day\nx,1234.50,2024-02-29\ny,2.5,2024-03-01\n")
    var plan = TablePlan()
    plan.speak("de")
    func format(_ index: Int) -> String {
      WorkbookNumber.format(of: table.columns[index], table.columns[index].name, plan)
    }
    #expect(format(1) == "#,##0.00" && format(2) == "dd\\.mm\\.yyyy")
  }

  @Test("An unsupported language is detected")
  func known() {
    #expect(["de", "de-CH", "en_US", "pt-BR", "zh-Hant-TW"].allSatisfy(NumberSymbols.know))
    #expect(!["xx", "german", "", "zzz", "de-!"].contains(where: NumberSymbols.know))
  }
}
