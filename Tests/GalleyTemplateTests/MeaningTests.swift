import GalleyFiles
import Testing

@testable import GalleyTables
@testable import GalleyTemplate

@Suite("Inferred meanings of columns")
struct MeaningTests {
  private func read(
    _ cells: [String], _ name: String = "x", given: [String: ColumnMeaningOverride] = [:], locale: String = "en"
  ) throws -> (column: Column, evidence: MeaningEvidence?) {
    let text = ([name] + cells.map { "\"\($0)\"" }).joined(separator: "\n") + "\n"
    let data = try DataImport("a.csv").read(files: .memory(["a.csv": Array(text.utf8)]))
    var reader = MeaningReader(given: given, locale: locale)
    let column = reader.read(data.table).columns[0]
    let evidence = reader.notes.compactMap { if case .meaning(_, let evidence) = $0 { evidence } else { nil } }
    return (column, evidence.first)
  }

  private func values(_ column: Column) -> [String] { (0..<column.count).map { column[$0] } }

  @Test("Numbers are read in the notation of their column and keep their original text")
  func numbers() throws {
    let (column, evidence) = try read([
      "1.234,50 €", "12,00 €", "-5 €", "(4) €", "1.000 €", "7 €", "8 €", "9 €", "1 €", "2 €",
    ])
    #expect(column.kind == .number)
    #expect(values(column).prefix(3) == ["1234.50", "12.00", "-5"])
    #expect(column[4] == "1000")
    #expect(column.asWritten[0] == "1.234,50 €")
    #expect(evidence?.finding == .number(mark: ",", unit: "€"))
    #expect(evidence?.count == 9)
    #expect(evidence?.others == [3])
  }

  @Test("In a column of numbers, cells that are not numbers are reported by row")
  func evidence() throws {
    var cells = (0..<100).map { "\($0),5" }
    cells[17] = "oops"
    cells[90] = "n/a"
    let (column, evidence) = try read(cells)
    #expect(column.kind == .number)
    #expect(evidence?.count == 98)
    #expect(evidence?.filled == 99)
    #expect(evidence?.missing == 1)
    #expect(evidence?.others == [17])
    #expect(column[17] == "oops")
  }

  @Test("Ambiguous decimal marks are resolved using the rest of the column, or reported")
  func openMarks() throws {
    #expect(try values(read(["1.234", "5,5"]).column) == ["1234", "5.5"])
    #expect(try read(["1,234", "12,345"]).evidence?.finding == .openNumber(mark: ".", example: "1,234", .nothing))
    #expect(try values(read(["1,234", "12,345"]).column) == ["1234", "12345"])
    #expect(try values(read(["1,234"], given: ["x": .comma]).column) == ["1.234"])
  }

  @Test("Identifiers are read as text; leading zeros or the column name reveal them")
  func identifiers() throws {
    #expect(try read(["01067", "80331"]).evidence?.finding == .identifier(.leadingZeros))
    #expect(try read(["10115", "80331"], "PLZ").column.kind == .string)
    #expect(try read(["10115", "80331"], "PLZ").evidence?.finding == .identifier(.name))
    #expect(try read(["10115", "80331"], "PLZ", given: ["PLZ": .number]).column.kind == .integer)
    #expect(try read(["+49 30 123456", "+49 89 654321"], "Telefon").column.kind == .string)
    #expect(try read(["5 kg", "300 g"]).evidence?.finding == .mixedUnits(["g", "kg"]))
  }

  @Test("Dates and times are normalised, and one unambiguous cell determines the order")
  func days() throws {
    let (column, evidence) = try read(["03/04/2024", "13/04/2024"])
    #expect(values(column) == ["2024-04-03", "2024-04-13"])
    #expect(evidence?.finding == .moment(hasTime: false, order: .dayFirst(.row(1)), isUTC: false, hasShortYears: false))
    #expect(try values(read(["03/04/2024"]).column) == ["2024-03-04"])
    #expect(try values(read(["03/04/2024"], locale: "de").column) == ["2024-04-03"])
    #expect(try values(read(["03/04/2024"], given: ["x": .dmy]).column) == ["2024-04-03"])
    #expect(try values(read(["05.01.2024", "03.04.24"]).column) == ["2024-01-05", "2024-04-03"])
    let times = try read(["2024-01-05T10:00:00+01:00", "2024-01-05T10:00:00Z"]).column
    #expect(times.kind == .timestamp)
    #expect(values(times) == ["2024-01-05T09:00:00Z", "2024-01-05T10:00:00Z"])
  }

  @Test("Words such as yes and no are read as Booleans, and other words as text")
  func others() throws {
    #expect(try values(read(["yes", "no", "yes"]).column) == ["true", "false", "true"])
    #expect(try read(["Anna", "Bob"]).column.kind == .string)
    #expect(try read(["Anna", "12", "Bob"]).column.kind == .string)
    #expect(try read(["1,5", "2,5"], given: ["x": .text]).column.kind == .string)
  }

  @Test("Filters compare the inferred value or the original text of cells")
  func filters() throws {
    let text = "name;amount;day\nAnna;1.234,50;05.01.2024\nBob;12,00;13.02.2024\nZoë Ray;(4);\n"
    let data = try DataImport("a.csv").read(files: .memory(["a.csv": Array(text.utf8)]))
    var reader = MeaningReader()
    let table = reader.read(data.table)
    func names(_ condition: String) throws -> [String] {
      let rows = try table.filtered(where: condition)
      return (0..<rows.rowCount).map { rows.columns[0][$0] }
    }
    #expect(try names("amount > 100") == ["Anna"])
    #expect(try names("amount < 0 or amount >= 1234,5") == ["Anna", "Zoë Ray"])
    #expect(try names("not amount = 12 and name != Anna") == ["Zoë Ray"])
    #expect(try names("day > 1.2.2024") == ["Bob"])
    #expect(try names("day is empty") == ["Zoë Ray"])
    #expect(try names("name in (Bob, \"Zoë Ray\")") == ["Bob", "Zoë Ray"])
    #expect(try names("name = Zoë Ray and (amount < 0)") == ["Zoë Ray"])
    #expect(try names("name starts A") == ["Anna"])
    #expect(try names("name matches ^.o") == ["Bob", "Zoë Ray"])
    for bad in [
      "", "amount", "amount >", "amoun > 5", "amount > x", "(amount > 5", "amount > 5 name", "name matches (",
    ] {
      #expect(throws: SceneErrors.self, "\(bad)") { try table.filtered(where: bad) }
    }
  }

  @Test("Derived columns are computed in decimal arithmetic")
  func derived() throws {
    let text = "a;b\n0,1;0,2\n1.000,50;3\n;1\n5;0\n"
    let data = try DataImport("a.csv").read(files: .memory(["a.csv": Array(text.utf8)]))
    var reader = MeaningReader()
    let table = reader.read(data.table)
    func values(_ text: String) throws -> [String] {
      let derived = try table.deriving(text)
      return (0..<4).map { derived.columns[2][$0] }
    }
    #expect(try values("sum = a + b") == ["0.3", "1003.50", "", "5"])
    #expect(try values("c = (a - b) * 2") == ["-0.2", "1995", "", "10"])
    #expect(try values("q = a / b") == ["0.5", "333.5", "", ""])
    #expect(try values("n = -a") == ["-0.1", "-1000.50", "", "-5"])
    for bad in ["a = 1", "x", "x = ", "x = a +", "x = (a", "x = y", "x = a b"] {
      #expect(throws: SceneErrors.self, "\(bad)") { try table.deriving(bad) }
    }
  }

  @Test("Eight-digit numbers are read as dates only if every cell is a valid date")
  func compactDays() throws {
    let (column, evidence) = try read(["20240105", "20231231", "20240229"])
    #expect(column.kind == .date)
    #expect(values(column) == ["2024-01-05", "2023-12-31", "2024-02-29"])
    #expect(column.asWritten[0] == "20240105")
    #expect(evidence?.finding == .moment(hasTime: false, order: nil, isUTC: false, hasShortYears: false))
    #expect(try read(["20240105", "20231331", "20240229"]).column.kind == .integer)
    #expect(try read(["20240105", "20231231"], given: ["x": .number]).column.kind == .integer)
  }

  @Test("A currency sign with a dash is a missing value; amounts written as 20.-- are numbers")
  func noMoney() throws {
    let (column, evidence) = try read([" $ 1,234.00 ", " $ (20.50)", " $ -   ", "$ 3.00"])
    #expect(column.kind == .number)
    #expect(values(column)[1] == "-20.50")
    #expect(evidence?.missing == 1)
    let whole = try read(["1'234.--", "20.--", "5.50"]).column
    #expect(values(whole) == ["1234", "20", "5.50"])
    #expect(try values(read(["10 370:-", "20:-", "5:-"]).column) == ["10370", "20", "5"])
  }
}
