import GalleyData
import Testing

@Suite("Shapes of text files")
struct ShapeTests {
  private func shape(_ text: String, likely: UInt8? = nil) -> DelimitedShape {
    Array(text.utf8).withUnsafeBufferPointer { DelimitedShape($0, likely: likely, isAll: true) }
  }

  @Test(
    "The delimiter is the one that cuts lines alike",
    arguments: [
      ("a,b\n1,2\n", ","), ("a;b;c\n1,5;2;3\n2,5;2;3\n", ";"), ("a\tb\n1\t2\n", "\t"), ("a|b|c\n1|2|3\n", "|"),
      ("root:x:0:0:root:/root\nbin:x:1:1:bin:/bin\nsys:x:2:2:sys:/dev\n", ":"),
    ])
  func delimiter(text: String, expected: String) {
    #expect(shape(text).delimiter == expected.utf8.first)
  }

  @Test("A file of one column has no delimiter")
  func lines() {
    #expect(shape("name\nAnna\nBob\n").delimiter == nil)
    #expect(shape("12:30:00 started\n12:31:10 ended\n").delimiter == nil)
  }

  @Test("A first row of values names no column, and one of years does")
  func names() {
    #expect(!shape("1,2.5,2024-01-01\n2,3.5,2024-01-02\n").hasNames)
    #expect(shape("id,x\n1,2\n3,4\n").hasNames)
    #expect(shape("country,2019,2020\nA,5,6\nB,7,8\n").hasNames)
    #expect(shape("name,city\nAnna,Rome\nBob,Paris\n").hasNames)
    #expect(!shape("AD,Andorra\nAE,Emirates\nAF,Afghanistan\nAG,Antigua\nAI,Anguilla\nAL,Albania\n").hasNames)
  }

  @Test("Titles above a table are left out and told, and comments may name its columns")
  func above() {
    let titled = shape("Umsatz 2024\nStand: heute\n\nRegion;Umsatz;Jahr\nNord;1,5;2024\nSüd;2,5;2024\n")
    #expect(titled.preamble == ["Umsatz 2024", "Stand: heute"])
    #expect(titled.delimiter == UInt8(ascii: ";"))
    #expect(titled.hasNames)
    let commented = shape("# a list\n#code\tplace\nAD\tx\nAE\ty\n")
    #expect(commented.commentNames == ["code", "place"])
    #expect(!commented.hasNames)
  }

  @Test("Columns of fixed width begin where spaces run down all lines")
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

  @Test("The first bytes tell what a file is")
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
}
