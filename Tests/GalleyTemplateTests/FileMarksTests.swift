import Testing

@testable import GalleyTables
@testable import GalleyTemplate

@Suite("Number and date formats inferred from the whole file")
struct FileMarksTests {
  @Test("If another column has decimal commas, points are thousands separators")
  func otherColumn() throws {
    for text in [
      "item;count;price\nA;1.250;3,50\nB;2.000;4,25\nC;10.500;1,75\n",
      "item,count,price\nA,1.250,\"3,50\"\nB,2.000,\"4,25\"\nC,10.500,\"1,75\"\n",
    ] {
      let read = try ReadTable(text)
      #expect(read.cells("count") == ["1250", "2000", "10500"])
      #expect(
        read.finding("count") == .openNumber(mark: ",", example: "1.250", .marks(of: "price", isComma: true)))
    }
  }

  @Test("If another column has decimal points, commas are thousands separators, and vice versa")
  func reverse() throws {
    let points = try ReadTable("item;count;price\nA;1,250;3.50\nB;2,000;4.25\n")
    #expect(points.cells("count") == ["1250", "2000"])
    let commas = try ReadTable("item;weight;price\nA;1,250;3,5\nB;2,345;4,25\n")
    #expect(commas.cells("weight") == ["1.250", "2.345"])
  }

  @Test("Next to a column with decimal points, plain numbers are left unchanged without a note")
  func plain() throws {
    let read = try ReadTable("a,b\n1.250,0.5\n2.375,1.5\n")
    #expect(read.cells("a") == ["1.250", "2.375"])
    #expect(read.notes.isEmpty)
  }

  @Test(
    "Spaces of any kind, and apostrophes, can separate thousands",
    arguments: [" ", "\u{A0}", "\u{202F}", "\u{2009}", "'", "\u{2019}"])
  func spaces(sign: String) throws {
    let read = try ReadTable("item;count;price\nA;1\(sign)250;3,50\nB;12\(sign)000;4,25\n")
    #expect(read.cells("count") == ["1250", "12000"])
    #expect(read.table.columns[1].kind == .integer)
  }

  @Test("If spaces separate thousands, points and commas are decimal marks")
  func spacedThousands() throws {
    let read = try ReadTable("a;b\n1 250;1.375\n12 000;2.125\n")
    #expect(read.cells("b") == ["1.375", "2.125"])
    #expect(read.finding("b") == .openNumber(mark: ".", example: "1.375", .column("a")) || read.finding("b") == nil)
    #expect(try ReadTable("a;b\n1 250;1,375\n12 000;2,125\n").cells("b") == ["1.375", "2.125"])
  }

  @Test("Integers in the same column show whether points and commas are decimal marks")
  func otherCells() throws {
    let thousands = try ReadTable("a\n1.250\n750\n10.500\n")
    #expect(thousands.cells("a") == ["1250", "750", "10500"])
    #expect(thousands.finding("a") == .openNumber(mark: ",", example: "1.250", .cells))
    let fractions = try ReadTable("a\n1.250\n7500\n10.500\n")
    #expect(fractions.cells("a") == ["1.250", "7500", "10.500"])
    #expect(try ReadTable("a;b\n1,250;x\n7500;y\n").cells("a") == ["1.250", "7500"])
  }

  @Test("A requested language takes precedence over semicolon delimiters, which override the default")
  func languages() throws {
    #expect(try ReadTable("a;b\nx;1.250\ny;2.375\n").cells("b") == ["1250", "2375"])
    #expect(try ReadTable("a;b\nx;1.250\ny;2.375\n", locale: "en-GB").cells("b") == ["1.250", "2.375"])
    #expect(try ReadTable("a;b\nx;1.250\ny;2.375\n", locale: "de-CH").cells("b") == ["1.250", "2.375"])
    let german = try ReadTable("a\tb\nx\t1.250\ny\t2.375\n", locale: "de")
    #expect(german.cells("b") == ["1250", "2375"])
    #expect(german.finding("b") == .openNumber(mark: ",", example: "1.250", .language))
  }

  @Test("Comma delimiters and coordinate column names rule out decimal commas, even if the language uses them")
  func commasAndCoordinates() throws {
    let read = try ReadTable("k,n\nx,1.250\ny,-2.375\n", locale: "de")
    #expect(read.cells("n") == ["1.250", "-2.375"])
    let quoted = try ReadTable("k,n\nx,\"1,250\"\ny,\"2,375\"\n", locale: "de")
    #expect(quoted.cells("n") == ["1250", "2375"])
    #expect(quoted.finding("n") == .openNumber(mark: ".", example: "1,250", .commas))
    for sign in [".", ","] {
      let places = try ReadTable("lat;lon\n48\(sign)137;11\(sign)576\n52\(sign)520;-13\(sign)405\n")
      #expect(places.cells("lon") == ["11.576", "-13.405"])
    }
  }

  @Test("Without any evidence, a note explains how the number was read")
  func open() throws {
    let read = try ReadTable("a,b\nx,1.250\ny,2.375\n")
    #expect(read.cells("b") == ["1.250", "2.375"])
    #expect(read.finding("b") == .openNumber(mark: ".", example: "1.250", .nothing))
    #expect(try ReadTable("a,b\nx,1.250\n", given: ["b": .comma]).cells("b") == ["1250"])
  }

  @Test("Numbers stored as numbers in the file are never ambiguous")
  func typed() throws {
    let read = try ReadTable(#"[{"a": 1.250, "b": "3,50"}, {"a": 2.375, "b": "4,25"}]"#, "a.json")
    #expect(read.cells("a") == ["1.250", "2.375"])
    let texts = try ReadTable(#"[{"a": "1.250", "b": "3,50"}, {"a": "2.375", "b": "4,25"}]"#, "a.json")
    #expect(texts.cells("a") == ["1250", "2375"])
  }

  // MARK: Dates

  @Test("Decimal commas, semicolon delimiters and a language determine the order of day and month")
  func dayOrder() throws {
    let commas = try ReadTable("day,x\n01-02-24,\"0,5\"\n01-03-24,\"0,7\"\n")
    #expect(commas.cells("day") == ["2024-02-01", "2024-03-01"])
    #expect(commas.order("day") == .dayFirst(.marks(of: "x", isComma: true)))
    #expect(try ReadTable("day;x\n01/02/2024;5\n").order("day") == .dayFirst(.semicolons))
    #expect(try ReadTable("day;x\n01/02/2024;5\n", locale: "en-US").order("day") == .monthFirst(.language))
    #expect(try ReadTable("day,x\n01/02/2024,5\n", locale: "fr").order("day") == .dayFirst(.language))
    #expect(try ReadTable("day,x\n01/02/2024,5\n").order("day") == .monthFirst(.nothing))
  }

  @Test("A column with names of weekdays or months determines the order of day and month")
  func namesBeside() throws {
    // 1 February and 1 August 2024 are Thursdays; 2 January is a Tuesday.
    let days = try ReadTable("day,name\n01/02/2024,Thursday\n01/08/2024,Thursday\n")
    #expect(days.cells("day") == ["2024-02-01", "2024-08-01"])
    #expect(days.order("day") == .dayFirst(.column("name")))
    let american = try ReadTable("day,name\n01/02/2024,Tue\n01/08/2024,Mon\n")
    #expect(american.cells("day") == ["2024-01-02", "2024-01-08"])
    let months = try ReadTable("day;Monat\n05/03/2024;März\n06/04/2024;April\n", locale: "en-US")
    #expect(months.cells("day") == ["2024-03-05", "2024-04-06"])
    #expect(try ReadTable("day,x\nThu 01/02/2024,1\n").cells("day") == ["2024-02-01"])
  }

  @Test("An unambiguous date column or twelve consecutive months determine the order of day and month")
  func sequences() throws {
    let other = try ReadTable("from,to\n01/02/2024,13/02/2024\n03/04/2024,25/04/2024\n")
    #expect(other.cells("from") == ["2024-02-01", "2024-04-03"])
    #expect(other.order("from") == .dayFirst(.column("to")))
    let months = (1...12).map { "01/\($0 < 10 ? "0" : "")\($0)/2024" }
    #expect(try ReadTable("day\n" + months.joined(separator: "\n") + "\n").order("day") == .dayFirst(.sequence))
    #expect(
      try ReadTable("day\n" + months.prefix(5).joined(separator: "\n") + "\n").order("day") == .monthFirst(.nothing))
  }
}
