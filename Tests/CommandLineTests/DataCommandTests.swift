import Foundation
import Testing

@Suite("galley data")
struct DataCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.write("id,name,day\n10,Åland,2024-02-29\n9,\"two, \"\"b\"\"\",\n-1.5,x,2023-12-31\n", to: "a.csv")
  }

  @Test("'galley data' lists the type, number of non-empty cells, bounds and longest text of each column")
  func text() throws {
    let run = try place.galley("data", "a.csv")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        3 rows
        column\ttype\tnon-empty\tmin\tmax\tlongest
        id\tnumber\t3\t-1.5\t10\t-1.5
        name\tstring\t3\t\t\ttwo, "b"
        day\tdate\t2\t2023-12-31\t2024-02-29\t2024-02-29

        """)
  }

  @Test("'galley data --json' reports the same columns as the text output")
  func json() throws {
    let object = try place.galley("data", "a.csv", "--json").object()
    #expect(object["rows"] as? Double == 3)
    let columns = try #require(object["columns"] as? [[String: Any]])
    #expect(columns.map { $0["type"] as? String } == ["number", "string", "date"])
    #expect(columns[0]["least"] as? String == "-1.5")
    #expect(columns[1]["least"] == nil)
    #expect(columns[2]["filled"] as? Double == 2)
  }

  @Test("Options of 'galley data' set the file format and the JSON pointer to the rows")
  func formats() throws {
    try place.write("Package: a\nDescription: one\n two\n\nPackage: b\n", to: "status")
    #expect(try place.galley("data", "status", "--format", "stanzas").lines[0] == "2 rows")
    try place.write("{\"x\": [{\"a\": 1}, {\"a\": 2}, {\"b\": true}]}", to: "x.json")
    #expect(
      try place.galley("data", "x.json", "--pointer", "/x").lines.dropFirst(2) == [
        "a\tinteger\t2\t1\t2\t1", "b\tboolean\t1\ttrue\ttrue\ttrue",
      ])
    try place.write("a;b\n1,5;2\n", to: "s.csv")
    #expect(try place.galley("data", "s.csv", "--delimiter", "semicolon").lines.count == 4)
  }

  @Test("The delimiter is detected from the first line unless an option sets it")
  func delimiters() throws {
    try place.write("a;b\n1,5;2\n3,25;4\n", to: "semi.csv")
    #expect(try place.galley("data", "semi.csv").lines.dropFirst(2).map { $0.prefix(2) } == ["a\t", "b\t"])
    #expect(try place.galley("data", "semi.csv", "--delimiter", ";").status == 0)
    try place.write("name;net, gross;day\nx;1;2\n", to: "mixed.csv")
    #expect(try place.galley("data", "mixed.csv").lines.count == 5)
    try place.write("a,b;c\n1,2;3\n", to: "comma.csv")
    #expect(try place.galley("data", "comma.csv").lines.count == 4)
    try place.write("a\tb\n1\t2\n", to: "tab.csv")
    #expect(try place.galley("data", "tab.csv").lines.count == 4)
    let run = try place.galley("data", "semi.csv", "--delimiter", "letter")
    #expect(run.status == 64 && run.errors.contains("comma, semicolon, tab, pipe or space"))
  }

  @Test("If a file is not UTF-8, a note names its encoding, the revealing line and the option to override it")
  func encodings() throws {
    let lines = "land;n\nPeru;1\n" + String(repeating: "\u{D6}sterreich;2\n", count: 30)
    func write(_ encoding: String.Encoding, to name: String, before mark: [UInt8] = []) throws {
      let bytes = try #require(lines.data(using: encoding))
      try (Data(mark) + bytes).write(to: URL(filePath: place.path + "/" + name))
    }
    try write(.isoLatin1, to: "l.csv")
    let run = try place.galley("data", "l.csv")
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("note: the text is windows-1252: line 3 is not UTF-8 (--encoding overrides)\n"))
    let read = try place.galley("data", "l.csv", "--encoding", "latin-1")
    #expect(read.output == run.output)
    #expect(read.status == 0 && read.output.contains("\u{D6}sterreich"), "\(read.errors)")
    #expect(try place.galley("data", "l.csv", "--encoding", "ISO-8859-1").output == read.output)
    try write(.utf16LittleEndian, to: "mark.csv", before: [0xFF, 0xFE])
    #expect(try place.galley("data", "mark.csv").output == read.output)
    try write(.utf16BigEndian, to: "big.csv", before: [0xFE, 0xFF])
    #expect(try place.galley("data", "big.csv").output == read.output)
    try write(.utf16LittleEndian, to: "bare.csv")
    let bare = try place.galley("data", "bare.csv")
    #expect(bare.output == read.output && bare.errors.contains("note: the text is utf-16 (--encoding overrides)"))
    #expect(try place.galley("data", "bare.csv", "--encoding", "utf-16").output == read.output)
    try place.write("a,b\n1,\u{0}\n", to: "nul.csv")
    #expect(try place.galley("data", "nul.csv").errors.contains("'nul.csv' is not text: the byte at 6 is NUL"))
    #expect(try place.galley("data", "l.csv", "--encoding", "klingon").status == 64)
  }

  @Test("Rows with errors are kept, and each error is reported with its line")
  func putRight() throws {
    try place.write("a,b\n1\n2,3\n4,\"5\n6,7\n", to: "bad.csv")
    let run = try place.galley("data", "bad.csv")
    #expect(run.status == 0)
    #expect(run.lines[0] == "4 rows")
    #expect(run.errors.contains("note: 1 row has fewer than 2 cells; the missing cells are empty: line 2\n"))
    #expect(run.errors.contains("note: 1 line has unbalanced quotes, which are read literally: line 4\n"))
  }

  @Test("Errors that prevent reading are reported with their line, also with --json")
  func errors() throws {
    try place.write("[{\"a\": 1},\n{\"a\": x}]\n", to: "bad.json")
    let run = try place.galley("data", "bad.json")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains(" --> bad.json:2:7\n"))
    let object = try place.galley("data", "bad.json", "--json").object()
    #expect((object["errors"] as? [Any])?.count == 1)
  }

  @Test("The meaning inferred for a column is reported with the evidence and can be overridden")
  func meanings() throws {
    try place.write("PLZ;Betrag\n10115;1.234,50 €\n80331;(4) €\n", to: "m.csv")
    let run = try place.galley("data", "m.csv")
    #expect(run.errors.contains("note: 'PLZ' stays text: its numbers are identifiers"))
    #expect(run.errors.contains("note: 'Betrag' stays text") || run.errors.contains("note: 'Betrag' is a number"))
    try place.write("Betrag\n\"1.234,50 €\"\n\"-4 €\"\n", to: "b.csv")
    let number = try place.galley("data", "b.csv")
    #expect(number.lines[2].hasPrefix("Betrag\tnumber\t2\t-4\t1234.50\t"))
    #expect(number.errors.contains("note: 'Betrag' is a number with decimal commas of €: all 2 cells"))
    let told = try place.galley("table", "b.csv", "-o", "b.pdf", "--columns", "Betrag=Sum:text,*")
    #expect(told.lines.contains { $0.hasPrefix("Betrag\tstring") } && !told.errors.contains("is a number"))
  }

  @Test("An unsupported or missing data file is an error")
  func noData() throws {
    try place.write("PAR1", to: "a.parquet")
    let unknown = try place.galley("data", "a.parquet")
    #expect(unknown.status == 2)
    #expect(unknown.errors.hasPrefix("error: galley does not read Parquet files\n"))
    let missing = try place.galley("data", "b.csv")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("there is no file 'b.csv'"))
    #expect(missing.errors.contains("did you mean 'a.csv'?"))
  }

  @Test("'galley data' can read from a pipe")
  func pipe() throws {
    let shell = Process()
    let folder = place.path
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.currentDirectoryURL = URL(filePath: folder)
    let command = try CommandRun.executable().path
    shell.arguments = ["-c", "cat a.csv | '\(command)' data /dev/stdin --format csv > out.txt"]
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    #expect(try place.text(of: "out.txt").hasPrefix("3 rows\n"))
  }

  @Test("On a terminal, the progress of reading a long file is shown and cleared at the end")
  func bar() throws {
    let rows = (0..<40_000).map { "\($0),the name of number \($0),some text that takes its room in the file,x\n" }
      .joined()
    try place.write("id,name,text,kind\n" + String(repeating: rows, count: 10), to: "long.csv")
    let shown = try CommandRun.onSlowTerminal("data", place.path + "/long.csv")
    #expect(shown.contains(/long\.csv [█░]{24} \d+ %  \d+ MB\/s  [\d.]+( k| M)? rows\/s  \d+:\d\d left/))
    #expect(shown.contains("400,000 rows"))
  }
}
