import GalleyData
import GalleyFiles
import GalleyMessages
import GalleyPicture
import Testing

@testable import GalleyTables
@testable import GalleyTemplate

@Suite("Expressions for computed columns")
struct ExpressionTests {
  private static let text = """
    day,paid,at,region,unit price,amount,name,code
    2024-02-29,2024-03-05,2024-02-29 08:30:00,North,2.50,10.00,  Ann Lee ,a-b-c
    2023-12-31,2024-01-01,2023-12-31 23:59:30,South,3.00,-5.25,bob,x
    2024-01-01,,,North,,3.20,,
    2021-01-03,2021-01-01,2021-01-03 00:00:00,North,0.10,0.026,Åsa,07.03.2021

    """

  private func values(_ expression: String, _ text: String = text) throws -> [String] {
    let table = try ReadTable(text).table.deriving("result = " + expression)
    let column = try #require(table.columns.last)
    return (0..<table.rowCount).map { column[$0] }
  }

  private func kind(_ expression: String) throws -> Column.Kind? {
    try ReadTable(Self.text).table.deriving("result = " + expression).columns.last?.kind
  }

  @Test(
    "Functions such as year and month return the parts of a date as numbers",
    arguments: [
      ("year(day)", ["2024", "2023", "2024", "2021"]), ("quarter(day)", ["1", "4", "1", "1"]),
      ("month(day)", ["2", "12", "1", "1"]), ("day(day)", ["29", "31", "1", "3"]),
      ("week(day)", ["9", "52", "1", "53"]), ("weekday(day)", ["4", "7", "1", "7"]),
      ("hour(at)", ["8", "23", "", "0"]), ("minute(at)", ["30", "59", "", "0"]),
      ("YEAR (at)", ["2024", "2023", "", "2021"]),
    ])
  func dateParts(expression: String, expected: [String]) throws {
    #expect(try values(expression) == expected)
    #expect(try kind(expression) == .integer)
  }

  @Test(
    "Dates computed from other dates are dates",
    arguments: [
      ("truncate(day, week)", ["2024-02-26", "2023-12-25", "2024-01-01", "2020-12-28"]),
      ("truncate(day, month)", ["2024-02-01", "2023-12-01", "2024-01-01", "2021-01-01"]),
      ("truncate(day, 'quarter')", ["2024-01-01", "2023-10-01", "2024-01-01", "2021-01-01"]),
      ("truncate(at, year)", ["2024-01-01", "2023-01-01", "", "2021-01-01"]),
      ("date(at)", ["2024-02-29", "2023-12-31", "", "2021-01-03"]),
      ("day + 1", ["2024-03-01", "2024-01-01", "2024-01-02", "2021-01-04"]),
      ("day - 31", ["2024-01-29", "2023-11-30", "2023-12-01", "2020-12-03"]),
      ("date(code, \"DD.MM.YYYY\")", ["", "", "", "2021-03-07"]),
      ("max(day, paid)", ["2024-03-05", "2024-01-01", "2024-01-01", "2021-01-03"]),
      ("coalesce(paid, day)", ["2024-03-05", "2024-01-01", "2024-01-01", "2021-01-01"]),
    ])
  func dates(expression: String, expected: [String]) throws {
    #expect(try values(expression) == expected)
    #expect(try kind(expression) == .date)
  }

  @Test(
    "Date formats can read month names, two-digit years and times",
    arguments: [
      ("MMM D, YYYY", "\"Mar 7, 2021\"", "2021-03-07"), ("D. MMMM YYYY", "7. März 2021", "2021-03-07"),
      ("YYYYMMDD", "20210307", "2021-03-07"), ("DD/MM/YY", "07/03/68", "2068-03-07"),
      ("mm/dd/yy", "3/7/69", "1969-03-07"),
      ("YYYY-MM-DD hh:mm:ss", "2021-03-07 08:09:10", "2021-03-07T08:09:10"),
      ("DD.MM.YYYY hh.mm", "07.03.2021 23.59", "2021-03-07T23:59:00"),
    ])
  func formats(format: String, cell: String, expected: String) throws {
    #expect(try values("date(d, \"\(format)\")", "d,n\nx,1\n\(cell),2\n") == ["", expected])
  }

  @Test(
    "The difference between two dates is a number",
    arguments: [
      ("paid - day", ["5", "1", "", "-2"]), ("days(day, paid)", ["5", "1", "", "-2"]),
      ("days(at, paid)", ["5", "1", "", "-2"]), ("hours(day, at)", ["8.5", "23.991666666667", "", "0"]),
      ("minutes(day, at)", ["510", "1439.5", "", "0"]),
    ])
  func differences(expression: String, expected: [String]) throws {
    #expect(try values(expression) == expected)
  }

  @Test(
    "Computed numbers keep exact decimals",
    arguments: [
      ("amount + 0.026", ["10.026", "-5.224", "3.226", "0.052"]), ("round(amount)", ["10", "-5", "3", "0"]),
      ("round(amount, 1)", ["10.0", "-5.3", "3.2", "0.0"]),
      ("round(amount / 3, 2)", ["3.33", "-1.75", "1.07", "0.01"]),
      ("floor(amount)", ["10", "-6", "3", "0"]), ("ceil(amount)", ["10", "-5", "4", "1"]),
      ("abs(amount)", ["10.00", "5.25", "3.20", "0.026"]),
      ("min(amount, `unit price`)", ["2.50", "-5.25", "3.20", "0.026"]),
      ("max(amount, 1, unit price)", ["10.00", "3.00", "3.20", "1"]), ("unit price * 2", ["5", "6", "", "0.2"]),
      ("coalesce(unit price, 0) + 1", ["3.50", "4.00", "1", "1.10"]),
      ("number(\"1,234.5\")", ["1234.5", "1234.5", "1234.5", "1234.5"]),
      ("amount-unit price", ["7.50", "-8.25", "", "-0.074"]),
    ])
  func numbers(expression: String, expected: [String]) throws {
    #expect(try values(expression) == expected)
  }

  @Test(
    "Text functions count and compare characters rather than bytes",
    arguments: [
      ("upper(name)", ["ANN LEE", "BOB", "", "ÅSA"]), ("lower(name)", ["ann lee", "bob", "", "åsa"]),
      ("length(name)", ["7", "3", "", "3"]), ("replace(code, \"-\", \"\")", ["abc", "x", "", "07.03.2021"]),
      ("split(code, '-', 2)", ["b", "", "", ""]), ("split(code, \".\", -1)", ["a-b-c", "x", "", "2021"]),
      ("concat(region, \"/\", name)", ["North/Ann Lee", "South/bob", "North/", "North/Åsa"]),
      ("trim(concat(\" \", region, \" \"))", ["North", "South", "North", "North"]),
      ("contains(code, \"b\")", ["true", "false", "", "false"]),
      ("starts(region, \"No\")", ["true", "false", "true", "true"]),
      ("text(month(day))", ["2", "12", "1", "1"]),
    ])
  func texts(expression: String, expected: [String]) throws {
    #expect(try values(expression).map { $0 } == expected)
  }

  @Test(
    "A condition can select one of two values, and can be a value itself",
    arguments: [
      ("if(region = North, \"n\", \"s\")", ["n", "s", "n", "n"]), ("if(amount > 3,1,0)", ["1", "0", "1", "0"]),
      ("if(amount > unit price and not region = South, amount, \"\")", ["10.00", "", "", ""]),
      ("if(day >= 2024-01-01, day, paid)", ["2024-02-29", "2024-01-01", "2024-01-01", "2021-01-01"]),
      ("if(paid is empty, \"open\", if(paid < day, 'early', 'paid'))", ["paid", "paid", "open", "early"]),
      ("paid > day", ["true", "true", "false", "false"]), ("if(name contains e, 1, 0)", ["1", "0", "0", "0"]),
      ("if(month(day) in (1, 2), 1, 0)", ["1", "0", "1", "1"]),
    ])
  func conditions(expression: String, expected: [String]) throws {
    #expect(try values(expression) == expected)
  }

  @Test(
    "Row conditions accept expressions on both sides",
    arguments: [
      ("month(day) = 1", [2, 3]), ("amount > unit price", [0]), ("paid - day > 3", [0]),
      ("upper(region) = NORTH", [0, 2, 3]),
      ("length(name) > 3 or amount < 0", [0, 1]), ("truncate(day, year) = 2024-01-01", [0, 2]),
      ("contains(code, \"-\")", [0]), ("not starts(region, 'N')", [1]), ("(amount + 1) * 2 > 20", [0]),
      ("amount > average(amount)", [0, 2]), ("day < paid", [0, 1]), ("amount = round(amount)", [0]),
    ])
  func rows(condition: String, expected: [Int]) throws {
    #expect(try ReadTable(Self.text).rows(where: condition) == expected)
  }

  @Test(
    "Functions over several rows ignore empty cells",
    arguments: [
      ("running(amount)", ["10.00", "4.75", "7.95", "7.976"]), ("running(unit price)", ["2.50", "5.50", "", "5.60"]),
      ("running(amount, region)", ["10.00", "-5.25", "13.20", "13.226"]),
      ("total(unit price)", ["5.60", "5.60", "5.60", "5.60"]),
      ("total(unit price, region)", ["2.60", "3.00", "2.60", "2.60"]),
      ("share(unit price, region)", ["96.153846153846", "100", "", "3.846153846154"]),
      ("average(unit price, region)", ["1.3", "3", "1.3", "1.3"]), ("running(1, region)", ["1", "1", "2", "3"]),
    ])
  func rowFunctions(expression: String, expected: [String]) throws {
    #expect(try values(expression) == expected)
  }

  @Test("Functions over several rows use only the rows that pass the filters, in sorted order")
  func order() throws {
    let table = try ReadTable(Self.text).table
    var steps = RowSteps(
      derived: ["part = share(amount)", "sum = running(amount)", "rest = 100 - part"],
      conditions: ["region = North", "part < 50"], sort: ["-amount"])
    let rows = try steps.applied(to: table)
    #expect((0..<rows.rowCount).compactMap { rows[$0]["sum"] } == ["13.20", "13.226"])
    #expect((0..<rows.rowCount).compactMap { rows[$0]["rest"] } == ["75.805232118554", "99.803417510963"])
    steps.sort = ["part"]
    steps.limit = 1
    #expect(try steps.applied(to: table)[0]["sum"] == "13.226")
  }

  @Test(
    "Errors in expressions mark their position and suggest a name",
    arguments: [
      ("amuont / 2", 10, 6, "'a' has no column 'amuont'"), ("unit prise * 2", 10, 10, "'a' has no column 'unit prise'"),
      ("1 + rond(amount)", 14, 4, "there is no function 'rond'"),
      ("round(day)", 16, 3, "expected a number, found 'day', which is a date"),
      ("round(amount, 99)", 24, 2, "expected a number of decimals from 0 to 30, found 99"),
      ("round(amount, 0 - 1)", 24, 5, "expected a number of decimals from 0 to 30, found -1"),
      ("round()", 10, 5, "this function does not take 0 arguments"),
      ("name * 2", 10, 4, "expected a number, found 'name', which is text"),
      ("if(amount, 1, 2)", 13, 6, "expected a condition, found 'amount', which is a number"),
      ("if(amount > 1, 1, name)", 28, 4, "expected a number, found 'name', which is text"),
      ("truncate(day, weak)", 24, 4, "'weak' is not a unit of dates"),
      ("amount )", 17, 1, "expected +, -, *, / or the end in 'amount )', found ')' at character 8"),
      ("date(code, \"YYYY-MM-DD\")", 21, 12, "expected a format that fits 'a-b-c', found 'YYYY-MM-DD'"),
    ])
  func errors(expression: String, column: Int, length: Int, message: String) throws {
    let table = try ReadTable(Self.text).table
    let error = #expect(throws: SceneErrors.self) { try table.deriving("result = " + expression) }
    let first = try #require(error?.errors.first)
    #expect(first.kind.words.message == message)
    #expect([first.place.column, first.place.length] == [column, length])
    #expect(first.excerpt == "result = " + expression)
  }

  @Test(
    "For a function that is misspelled or from another language, the error suggests a name",
    arguments: [("rond", "round"), ("ifelse", "if"), ("cumsum", "running"), ("len", "length")])
  func suggestions(name: String, right: String) throws {
    let table = try ReadTable(Self.text).table
    let error = #expect(throws: SceneErrors.self) { try table.deriving("r = \(name)(amount)") }
    #expect(error?.errors.first?.kind.words.help == "did you mean '\(right)'?")
  }

  @Test("Computed numbers are written in the notation and with the decimals of their columns")
  func notation() throws {
    let table = try ReadTable("n;p;r\n1.234,50 €;3;0,05\n10,00 €;4;0,1\n").table
    func shown(_ text: String) throws -> [String] {
      let column = try #require(table.deriving("x = " + text).columns.last)
      let form = try #require(column.numberForm)
      return (0..<2).map { row in form.written(column.sheetFormat?.rounded(column[row]) ?? column[row]) }
    }
    #expect(try shown("n * 2") == ["2.469,00\u{A0}€", "20,00\u{A0}€"])
    #expect(try shown("n * (1 - r)") == ["1.172,78\u{A0}€", "9,00\u{A0}€"])
    #expect(try shown("n / p") == ["411,5\u{A0}€", "2,5\u{A0}€"])
    #expect(try shown("n / 7") == ["176,36\u{A0}€", "1,43\u{A0}€"])
    #expect(try shown("n / n") == ["1", "1"])
    #expect(try shown("r / 1000") == ["0,00005", "0,00010"])
    #expect(try shown("share(n)") == ["99,2\u{A0}%", "0,8\u{A0}%"])
    #expect(try shown("running(n)") == ["1.234,50\u{A0}€", "1.244,50\u{A0}€"])
  }

  @Test("A colour rule with one condition colours the column that the condition tests")
  func rules() throws {
    let table = try ReadTable(Self.text).table
    let rule = try table.rule("amount < 0: red") { (_) throws(SceneError.Kind) in RGBA(red: 1, green: 0, blue: 0) }
    #expect(rule.field == "amount")
    let both = try table.rule("amount < 0 and region = South: red") { (_) throws(SceneError.Kind) in
      RGBA(red: 1, green: 0, blue: 0)
    }
    let computed = try table.rule("month(day) = 12: red") { (_) throws(SceneError.Kind) in
      RGBA(red: 1, green: 0, blue: 0)
    }
    #expect(computed.field == nil && computed.holds(1) && !computed.holds(0))
    #expect(both.field == "amount" && both.holds(1) && !both.holds(0))
  }

  @Test("The article on expressions lists every function")
  func article() throws {
    let path = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    let text = try String(
      decoding: FileReader.disk.read(path + "/Sources/Tool/Galley/Galley.docc/Expressions.md", 100_000), as: UTF8.self)
    for function in ExpressionFunction.all {
      let row = "| `\(function.name)(\(function.parameters))` | \(function.doc) |"
      #expect(text.contains(row), "write \(row) in Expressions.md")
    }
  }
}
