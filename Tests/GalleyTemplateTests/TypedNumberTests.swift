import Testing

@testable import GalleyTables
@testable import GalleyTemplate

@Suite("Columns of numbers that the file stores as numbers")
struct TypedNumberTests {
  private func workbook(_ rows: [[String]], locale: String = "en") throws -> ReadTable {
    try ReadTable(WorkbookSample.workbook(rows: rows), "a.xlsx", locale: locale)
  }

  @Test("Stored numbers keep their decimal point next to text cells with decimal commas", arguments: ["en", "de"])
  func commas(locale: String) throws {
    let rows = [["k", "n"], ["a", "1.234"], ["b", "2,5"], ["c", "1.250,75"], ["d", "1.250"], ["e", "3.5"]]
    let read = try workbook(rows, locale: locale)
    #expect(read.cells("n") == ["1.234", "2.5", "1250.75", "1.25", "3.5"])
    #expect(read.finding("n") == .number(mark: ",", unit: nil))
    let json = try ReadTable(#"[{"n":1.234},{"n":"2,5"},{"n":"1.250"}]"#, "a.json", locale: locale)
    #expect(json.cells("n") == ["1.234", "2.5", "1250"])
  }

  @Test("Ambiguous text cells are read in the notation of other columns; stored numbers are not affected")
  func openTexts() throws {
    let text = #"[{"n":1.234,"p":"3,50"},{"n":"1.250","p":"4,25"},{"n":2,"p":"5,75"}]"#
    let read = try ReadTable(text, "a.json")
    #expect(read.cells("n") == ["1.234", "1250", "2"])
    #expect(read.finding("n") == .openNumber(mark: ",", example: "1.250", .marks(of: "p", isComma: true)))
  }

  @Test("Columns of stored numbers have no note about their format in any language", arguments: ["en", "de", "fr"])
  func alone(locale: String) throws {
    let read = try workbook([["k", "n", "p"], ["a", "1.234", "2,50"], ["b", "2.345", "3,75"]], locale: locale)
    #expect(read.cells("n") == ["1.234", "2.345"])
    #expect(read.finding("n") == nil)
    let json = try ReadTable(#"[{"n":1.234},{"n":-2.345}]"#, "a.json", locale: locale)
    #expect(json.cells("n") == ["1.234", "-2.345"])
  }

  @Test("Numbers stored in merged cells keep their decimal point in all rows")
  func merged() throws {
    let rows = [["k", "n"], ["a", "1.234"], ["b", ""], ["c", "2,5"]]
    let read = try ReadTable(WorkbookSample.workbook(rows: rows, merged: ["B2:B3"]), "a.xlsx")
    #expect(read.cells("n").first == "1.234" && read.cells("n").last == "2.5")
    #expect(!read.cells("n").contains("1234"))
  }

  @Test("A column that has percentages and also numbers without a percent sign is read as text")
  func barePercents() throws {
    let read = try ReadTable("k,n\na,10%\nb,0.25\nc,30%\n")
    #expect(read.finding("n") == .mixedUnits(["%", ""]))
    #expect(read.table.columns[1].kind == .string)
    #expect(try ReadTable("k,n\na,10%\nb,0\nc,30%\n").cells("n") == ["10", "0", "30"])
  }

  @Test("A column of mixed types is read as text, except for integers among decimal numbers")
  func kinds() throws {
    func kind(_ cells: [String]) -> Column.Kind { Column(name: "n", cells: cells).guessedKind() }
    #expect(kind(["true", "true", "1"]) == .string)
    #expect(kind(["2024-01-05", "12", "13"]) == .string)
    #expect(kind(["true", "2024-01-05"]) == .string)
    #expect(kind(["1", "2.5", "3"]) == .number && kind(["", "1", "2"]) == .integer && kind(["2.5", "1"]) == .number)
    #expect(kind(["", "2024-01-05", ""]) == .date && kind(["true", "false"]) == .boolean && kind([""]) == .string)
  }

  @Test("A column with few dates or two orders of day and month is read as text, with a note")
  func fewDates() throws {
    let broken = try ReadTable("d,n\n30/02/2024,1\n12/03/2024,2\n15/04/2024,3\n")
    #expect(broken.finding("d") == .mostlyMoments(isDayFirst: true))
    let mixed = try ReadTable("d,n\n13/04/2024,1\n04/13/2024,2\n")
    #expect(mixed.finding("d") == .mostlyMoments(isDayFirst: true))
    #expect(mixed.table.columns[0].kind == .string)
    #expect(try ReadTable("d,n\nu,1\nv,2\n2024-01-05,3\n").finding("d") == nil)
  }

  @Test("If a key occurs twice in a JSON object, only the first value is read, with a note")
  func repeatedKeys() throws {
    let read = try ReadTable("[{\"n\":1,\"n\":2},\n{\"n\":3}]", "a.json")
    #expect(read.cells("n") == ["1", "3"])
    var error = ToleratedErrors(sort: .repeatedKey)
    (error.count, error.lines) = (1, [1])
    #expect(read.notes.contains(.tolerated(error)))
  }
}
