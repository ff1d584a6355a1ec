import GalleyData
import Testing

@Suite("Structure of text files")
struct ShapeTests {
  private func shape(_ text: String, likely: UInt8? = nil) -> DelimitedShape {
    Array(text.utf8).withUnsafeBufferPointer { DelimitedShape($0, likely: likely, isAll: true) }
  }

  @Test(
    "The delimiter is the character that splits every line into equally many cells",
    arguments: [
      ("a,b\n1,2\n", ","), ("a;b;c\n1,5;2;3\n2,5;2;3\n", ";"), ("a\tb\n1\t2\n", "\t"), ("a|b|c\n1|2|3\n", "|"),
      ("root:x:0:0:root:/root\nbin:x:1:1:bin:/bin\nsys:x:2:2:sys:/dev\n", ":"),
    ])
  func delimiter(text: String, expected: String) {
    #expect(shape(text).delimiter == expected.utf8.first)
  }

  @Test("A file with a single column has no delimiter")
  func lines() {
    #expect(shape("name\nAnna\nBob\n").delimiter == nil)
    #expect(shape("12:30:00 started\n12:31:10 ended\n").delimiter == nil)
  }

  @Test("A first row that looks like values is not a header, unless the values are years")
  func names() {
    #expect(!shape("1,2.5,2024-01-01\n2,3.5,2024-01-02\n").hasNames)
    #expect(shape("id,x\n1,2\n3,4\n").hasNames)
    #expect(shape("country,2019,2020\nA,5,6\nB,7,8\n").hasNames)
    #expect(shape("name,city\nAnna,Rome\nBob,Paris\n").hasNames)
    #expect(!shape("AD,Andorra\nAE,Emirates\nAF,Afghanistan\nAG,Antigua\nAI,Anguilla\nAL,Albania\n").hasNames)
  }

  @Test("Titles above a table are recognised, and a comment line may be the header")
  func above() {
    let titled = shape("Umsatz 2024\nStand: heute\n\nRegion;Umsatz;Jahr\nNord;1,5;2024\nSüd;2,5;2024\n")
    #expect(titled.preamble == [["Umsatz 2024"], ["Stand: heute"]])
    #expect(titled.delimiter == UInt8(ascii: ";"))
    #expect(titled.hasNames)
    let commented = shape("# a list\n#code\tplace\nAD\tx\nAE\ty\n")
    #expect(commented.commentNames == ["code", "place"])
    #expect(!commented.hasNames)
  }

  @Test("Fixed-width columns start after spaces that all lines have in common")
  func fixed() throws {
    let lines = [
      "Name      City     Amount", "Anna      Berlin     12.5", "Bob       New York  112.0",
      "Jörg      Köln        1.0",
    ]
    let columns = try #require(FixedColumns(lines.map { Array($0.utf8) }))
    #expect(columns.starts == [0, 10, 19])
    #expect(columns.cells(Array(lines[2].utf8)) == ["Bob", "New York", "112.0"])
    #expect(columns.cells(Array(lines[3].utf8)) == ["Jörg", "Köln", "1.0"])
    #expect(FixedColumns(["one line", "another line", "of plain prose is"].map { Array($0.utf8) }) == nil)
  }

  @Test("The kind of a data file is determined from its first bytes")
  func nature() {
    func nature(_ text: String) -> FileNature { FileNature(Array(text.utf8)) }
    #expect(nature("{\"a\": 1}\n{\"a\": 2}\n") == .jsonLines)
    #expect(nature("[{\"a\": 1}]") == .json)
    #expect(nature("[2024-01-05] started\n[2024-01-06] ended\n") == .text || nature("[error] x\n") == .text)
    #expect(nature("Package: a\nVersion: 1\n\nPackage: b\nVersion: 2\n\n") == .stanzas)
    #expect(nature("a,b\n1,2\n") == .text)
    #expect(FileNature([0x1F, 0x8B, 8, 0]) == .packed(.gzip))
    if case .unsupported = nature("PAR1xxxx") {} else { Issue.record("Parquet is not known") }
  }

  @Test("A row of numbers above text cells is a header only if the numbers count upwards")
  func numbersAboveTexts() {
    #expect(!shape("0\t/etc/rc\n4.0K\t/etc/init\n1.2M\t/etc/x\n").hasNames)
    #expect(shape("name,1,2,3\nAnna,a,b,c\nBob,d,e,f\n").hasNames)
    #expect(!shape("tcpmux,1/tcp,a\necho,7/tcp,b\ndisc,9/udp,c\nssh,22/tcp,d\nftp,21/tcp,e\nweb,80/tcp,f\n").hasNames)
    #expect(!shape("proc,on,/a\nsys,on,/b\ndev,on,/c\ntmp,on,/d\nrun,on,/e\nmnt,on,/f\n").hasNames)
    #expect(!shape("start,12:30\nend,12:45\nlunch,13:00\n").hasNames)
  }

  @Test("A character that would split text in brackets is not accepted as the delimiter")
  func brackets() {
    #expect(shape("get (X11; Linux) a\nput (X11; BSD) b\nget (X10; Mac) c\n").delimiter == nil)
    #expect(shape("a (b),c\nd (e),f\ng (h),i\n").delimiter == UInt8(ascii: ","))
  }

  @Test("Comments above the header are recorded")
  func comments() {
    #expect(shape("# of 2024\n# by a tool\nid,n\n1,2\n3,4\n").comments == ["of 2024", "by a tool"])
  }

  private func lines(_ text: String) -> [[UInt8]] { text.split(separator: "\n").map { Array($0.utf8) } }

  @Test("Words separated by spaces are columns if all lines agree or there is a header")
  func words() throws {
    let named =
      "PID USER  TIME COMMAND\n  1 root 00:05 /sbin/init splash\n220 anna 01:00 vim a.txt b.txt\n9 bob 10:00 ls\n"
    let processes = try #require(LineWords(lines(named)))
    #expect(processes.count == 4)
    #expect(processes.cells(lines(named)[1]) == ["1", "root", "00:05", "/sbin/init splash"])
    let access = (1...9).map { "10.0.0.\($0) - - [0\($0)/Jan/2024:10:00:00 +0000] \"GET /a HTTP/1.1\" 200 \($0)" }
    let log = try #require(LineWords(access.map { Array($0.utf8) }))
    #expect(log.cells(Array(access[0].utf8))[3...] == ["[01/Jan/2024:10:00:00 +0000]", "GET /a HTTP/1.1", "200", "1"])
    #expect(LineWords(lines("a line of prose\nanother one that is longer\nand\nso on it goes\n")) == nil)
  }

  @Test("Tables with borders drawn in characters are read without the borders")
  func ruled() throws {
    let psql = " id | name \n----+------\n  1 | Ann\n  2 | Bob\n(2 rows)"
    let mysql =
      "+----+------+\n| id | name |\n+----+------+\n|  1 | Ann  |\n|  2 | Bob  |\n+----+------+\n2 rows in set"
    let markdown = "| id | name |\n|---:|:-----|\n| 1 | Ann |\n| 2 | Bob |"
    for (text, below) in [(psql, ["(2 rows)"]), (mysql, ["2 rows in set"]), (markdown, [])] {
      let table = try #require(RuledTable(lines(text)), "\(text)")
      #expect(table.names == ["id", "name"])
      #expect(table.rows == [["1", "Ann"], ["2", "Bob"]])
      #expect(table.below == below)
      #expect(table.above.isEmpty)
    }
    let packages = "Desired=Unknown\n||/ Name Version\n+++-====-=======\nii  acl  2.3.1\nii  adduser 3\n"
    let table = try #require(RuledTable(lines(packages.replacing("||/ Name Version", with: "||/ Name Version"))))
    #expect(table.names == ["||/", "Name", "Version"])
    #expect(table.rows.first == ["ii", "acl", "2.3.1"])
    #expect(table.above == ["Desired=Unknown"])
    #expect(!RuledTable.isOne(lines("a,b\n-,-\n1,2\n")))
    #expect(!RuledTable.isOne(lines("Title\n=====\nText below.\n")))
  }

  @Test("Units or subheadings in a second header row are joined with the column names above")
  func secondNames() {
    let rows = [["[s]", "[m/s]"], ["1", "2"], ["2", "3"], ["3", "4"]]
    #expect(SecondNames.joined(["time", "speed"], rows) == ["time [s]", "speed [m/s]"])
    let parts = [["Region", "Q1", "Q2"], ["N", "1", "2"], ["S", "5", "6"], ["E", "9", "8"]]
    #expect(SecondNames.joined(["", "2023", ""], parts) == ["Region", "2023 Q1", "2023 Q2"])
    #expect(SecondNames.joined(["a", "b"], [["1", "2"], ["3", "4"], ["5", "6"], ["7", "8"]]) == nil)
    #expect(SecondNames.joined(["a", "b"], [["x", "y"], ["z", "4"], ["v", "6"], ["w", "8"]]) == nil)
  }
}
