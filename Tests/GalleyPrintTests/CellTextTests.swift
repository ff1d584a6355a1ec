import GalleyFiles
import GalleyTemplate
import Testing

@testable import GalleyPrint
@testable import GalleyTables

@Suite("Text in table cells")
struct CellTextTests {
  private func printed(_ cell: String) throws -> String {
    let files = FileReader.memory(["a.jsonl": Array("{\"x\": \(cell)}\n".utf8)])
    return CellText(try DataFile("a.jsonl").table(files: files).columns[0]).text(0)
  }

  @Test("Control characters in cells are replaced, and direction overrides are removed")
  func controls() throws {
    #expect(try printed(#""a\tb""#) == "a b")
    #expect(try printed(#""a\r\nb\rc\u2028d""#) == "a\nb\nc\nd")
    #expect(try printed(#""a\u0001b\u007fc\u0085d""#) == "a\u{FFFD}b\u{FFFD}c\nd")
    #expect(try printed(#""pay \u202e000,1\u202c""#) == "pay 000,1")
  }

  @Test("All other characters in cells are left unchanged, byte by byte")
  func plain() throws {
    #expect(try printed(#""“quotes” – ∞ שלום لا 👩‍👩‍👧 é""#) == "“quotes” – ∞ שלום لا 👩‍👩‍👧 é")
  }

  @Test(
    "Numbers are aligned at their decimal mark, or after their last digit if they have none",
    arguments: [("12.5", 2), ("12", 2), ("1.234,50 €", 5), ("-7 %", 2), ("€3.10", 4), ("–", 3)])
  func marks(text: String, place: Int) {
    let mark: [UInt8] = [text.contains(",") ? UInt8(ascii: ",") : UInt8(ascii: ".")]
    #expect(Array(text.utf8).withUnsafeBufferPointer { DecimalMark.place(in: $0, mark: mark) } == place)
  }
}
