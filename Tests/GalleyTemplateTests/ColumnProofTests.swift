import Testing

@testable import GalleyTables
@testable import GalleyTemplate

@Suite("Column types inferred from the cells")
struct ColumnProofTests {
  @Test(
    "A dash or similar mark is read as a missing value only if the other cells are numbers",
    arguments: ["x", "?", "/", ".", "none"])
  func marks(mark: String) throws {
    let numbers = try ReadTable("a,b\n1,5\n2,6\n3,\(mark)\n4,8\n")
    #expect(numbers.table.columns[1].kind == .integer)
    let marks = try ReadTable("a,b\n1,\(mark)\n2,\(mark)\n3,\(mark)\n4,7\n")
    #expect(marks.table.columns[1].kind == .string)
    #expect(try marks.rows(where: "b = \"\(mark)\"") == [0, 1, 2])
  }

  @Test("Words such as NA are read as missing values, however many there are")
  func words() throws {
    let read = try ReadTable("a,b\n1,NA\n2,NA\n3,NA\n4,7\n")
    #expect(read.table.columns[1].kind == .integer)
  }

  @Test("Version numbers and addresses are read as text and sorted by their parts")
  func versions() throws {
    for text in [
      "app,version\na,1.10\nb,1.9\nc,2.0\n", "app,No.\na,1.9\nb,1.10\nc,2.0.1\n", "app,No.\na,1.8\nb,1.9\nc,1.10\n",
      "app,app version\na,3\nb,12\nc,4\n",
    ] {
      let read = try ReadTable(text)
      #expect(read.table.columns[1].kind == .string, "\(text)")
    }
    let sorted = try ReadTable("app,version\na,1.10\nb,1.9\nc,2.0\n").table.sorted(by: [(1, false)])
    #expect((0..<3).map { sorted.columns[1][$0] } == ["1.9", "1.10", "2.0"])
  }

  @Test("IP addresses are read as text, even if each of their parts has three digits")
  func addresses() throws {
    for text in [
      "host,a\nx,10.0.0.1\ny,192.168.100.200\n", "host,a\nx,192.168.100.200\ny,192.168.100.201\n",
    ] {
      #expect(try ReadTable(text).table.columns[1].kind == .string, "\(text)")
    }
    #expect(try ReadTable("n;a\nx;1.234.567.890\ny;2.345\n").cells("a") == ["1234567890", "2345"])
  }

  @Test("Columns of prices, version counts and release years are read as numbers")
  func numbers() throws {
    for text in [
      "a,price\nx,1.10\ny,1.90\nz,2.0\n", "a,release year\nx,2019\ny,2020\n", "a,version count\nx,3\ny,4\n",
      "a,p\nx,1.10\ny,2\nz,1.5\n",
    ] {
      #expect(try ReadTable(text).table.columns[1].kind.isNumeric, "\(text)")
    }
  }

  @Test("Integers in a column with a missing value are still integers")
  func wholeNumbers() throws {
    let read = try ReadTable("k,n\na,16\nb,k.A.\nc,2000\nd,1\n")
    #expect(read.table.columns[1].kind == .integer)
  }
}
