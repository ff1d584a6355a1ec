import GalleyData
import GalleyFiles
import Testing

@testable import GalleyTables
@testable import GalleyTemplate

@Suite("Archives, single JSON objects and cells separated by spaces")
struct ArchiveAndObjectTests {
  private func zip(_ files: [(name: String, text: String)]) -> [UInt8] {
    var zip = ZipWriter()
    for file in files { zip.add(Array(file.text.utf8), as: file.name) }
    return zip.finish()
  }

  private func fault(_ bytes: [UInt8], _ name: String) -> DataFault? {
    do {
      _ = try DataImport(name).read(files: .memory([name: bytes]))
      return nil
    } catch {
      guard case .table(.fault(let fault))? = error.errors.first?.kind else { return nil }
      return fault
    }
  }

  @Test("An archive that contains one file is read as that file; system files in it are ignored")
  func oneFile() throws {
    let read = try ReadTable(
      zip([("data/q.csv", "a,b\n1,2\n"), ("__MACOSX/data/._q.csv", "x"), ("data/.DS_Store", "y")]), "q.zip")
    #expect(read.rows == [["1", "2"]])
    #expect(read.notes.first == .archived("data/q.csv"))
    let workbook = WorkbookSample.workbook(rows: [["a", "b"], ["1", "2"]])
    var packed = ZipWriter()
    packed.add(workbook, as: "book.xlsx")
    #expect(try ReadTable(packed.finish(), "q.zip").rows == [["1", "2"]])
  }

  @Test("Archives with several files and unsupported formats are refused, and the error names the kind")
  func others() {
    #expect(fault(zip([("a.csv", "1"), ("b.csv", "2")]), "q.zip") == .archive(files: ["a.csv", "b.csv"]))
    let text = zip([("mimetype", "application/vnd.oasis.opendocument.text"), ("content.xml", "<a/>")])
    guard case .unsupported(let kind, _)? = fault(text, "q.odt") else {
      Issue.record("an .odt file is not known")
      return
    }
    #expect(kind.contains("opendocument.text"))
    guard case .unsupported(let format, _)? = fault([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], "q.xls") else {
      Issue.record("an .xls file is not known")
      return
    }
    #expect(format.contains(".xls"))
  }

  @Test("A single JSON object becomes one row; an object of objects becomes one row per object")
  func objects() throws {
    let read = try ReadTable(#"{"name": "x", "size": {"w": 1, "h": 2}, "tags": ["a"]}"#, "a.json")
    #expect(read.names == ["name", "size.w", "size.h", "tags"])
    #expect(read.rows == [["x", "1", "2", "a"]])
    #expect(read.notes.contains(.oneObject))
    #expect(try ReadTable(#"{"AD": {"n": 1}, "AE": {"n": 2}}"#, "a.json").rows == [["AD", "1"], ["AE", "2"]])
    let nested = try ReadTable(#"{"name": "x", "code": "y", "geo": {"parts": [{"k": 1}]}}"#, "a.json")
    #expect(nested.names.prefix(2) == ["name", "code"])
    #expect(try ReadTable(#"{"total": 2, "page": 1, "items": [{"k": 1}, {"k": 2}]}"#, "a.json").rows == [["1"], ["2"]])
  }

  @Test("Runs of spaces separate cells if tabs would leave too few cells in every row")
  func blanks() throws {
    let rows = (0..<6).map { "1\($0).0   8   30\($0).0      110.0\t\"model \($0)\"\n" }.joined()
    let read = try ReadTable("mpg\tcylinders\tdisplacement\thorsepower\tname\n" + rows, "a.data")
    #expect(read.names == ["mpg", "cylinders", "displacement", "horsepower", "name"])
    #expect(read.rows.first == ["10.0", "8", "300.0", "110.0", "model 0"])
  }
}
