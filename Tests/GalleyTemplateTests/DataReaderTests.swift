import GalleyFiles
import TestSupport
import Testing

@testable import GalleyTables
@testable import GalleyTemplate

@Suite("Data readers compared with simple reference readers")
struct DataReaderTests {
  /// Fragments that are difficult for CSV readers.
  private static let pieces = [
    "a", "bc", "é", "😀", "\"", "\"\"", ",", ",", "\n", "\n", "\r\n", "\r", " ", "x\"y", "\"q,\n\"", "\u{FEFF}",
    "a long cell of many words", "\"a long quoted cell\"", "12.5",
  ]

  private func csv(_ text: String, seed: UInt64? = nil) throws -> DataRows {
    let bytes = Array(text.utf8)
    let stream = seed.map { PortionedStream.make(bytes, seed: $0) } ?? FileStream(bytes)
    return try CSVReader.read(DataStream(stream))
  }

  @Test("The reader and the reference reader find the same cells or errors in 3,000 random CSV files")
  func csvPieces() throws {
    var read = 0
    for seed in 1...3000 {
      var dice = SplitMix64(seed: UInt64(seed))
      let text = (0..<dice.below(24)).map { _ in dice.pick(Self.pieces) }.joined()
      let rows = try csv(text)
      let expected = PlainReaders.csv(text)
      #expect((expected == nil) == !rows.errors.isEmpty, "\(text.debugDescription)")
      if let expected, rows.errors.isEmpty { #expect(rows.dump == expected, "\(text.debugDescription)") }
      read += expected == nil ? 0 : 1
    }
    #expect(read > 300)
  }

  @Test("Tables with quotes, line breaks and empty cells are the same after writing and reading")
  func csvRoundTrip() throws {
    for seed in 1...60 {
      var dice = SplitMix64(seed: UInt64(seed))
      let width = 1 + dice.below(9)
      let lineBreak = dice.pick(["\n", "\r\n", "\r"])
      let header = (0..<width).map { "column \($0)" }
      let rows = (0..<dice.below(300)).map { _ in
        (0..<width).map { _ in
          (0..<dice.below(4)).map { _ in dice.pick(["ab", "\"", ",", "ü", "\n", "\r", "漢字"]) }.joined()
        }
      }
      let lines = ([header] + rows).map { row in
        row.map { cell in
          let needsQuotes =
            cell.isEmpty || dice.below(3) == 0 || cell.unicodeScalars.contains { "\",\n\r".unicodeScalars.contains($0) }
          return needsQuotes ? "\"\(cell.replacing("\"", with: "\"\""))\"" : cell
        }.joined(separator: ",")
      }
      let found = try csv(lines.joined(separator: lineBreak), seed: UInt64(seed))
      #expect(found.dump == [header] + rows)
    }
  }

  @Test("Rows and errors do not depend on how a file is split into chunks")
  func portions() throws {
    let pieces =
      Self.pieces + ["{\"a\":1}", "[{\"a\":", "\"b\\n\\u00e9\"", "}", "]", "null", "-1e5", "A: b\n", "\n c\n"]
    for seed in 1...1500 {
      var dice = SplitMix64(seed: UInt64(seed))
      var bytes = Array((0..<dice.below(30)).map { _ in dice.pick(pieces) }.joined().utf8)
      // A NUL character is refused at once, at any position.
      if dice.below(4) == 0, !bytes.isEmpty { bytes[dice.below(bytes.count)] = UInt8(1 + dice.below(255)) }
      for read in [CSVReader.commas, JSONReader.whole, JSONReader.lines, StanzaReader.read] {
        let whole = try read(DataStream(FileStream(bytes)))
        let portioned = try read(DataStream(PortionedStream.make(bytes, seed: UInt64(seed))))
        // After invalid UTF-8, the errors and their excerpts depend on how many bytes have been received.
        if UTF8Scan.firstInvalid(in: bytes) != nil {
          #expect(!whole.errors.isEmpty && !portioned.errors.isEmpty)
          continue
        }
        #expect(whole.kinds == portioned.kinds, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
        if whole.errors.isEmpty { #expect(whole.dump == portioned.dump) }
      }
    }
  }

  @Test("The delimiter is detected, however the first lines are split into chunks", arguments: [";", "\t", ","])
  func delimiterInPortions(delimiter: String) throws {
    let text = [["a long first name", "second"], ["1", "2"]].map { $0.joined(separator: delimiter) }.joined(
      separator: "\n")
    for seed in 0..<50 { #expect(try csv(text, seed: UInt64(seed)).names == ["a long first name", "second"]) }
  }

  @Test("JSON objects are the same after writing and reading, with any white space and escapes")
  func jsonRoundTrip() throws {
    let values = ["", "a", "é😀", "\"\\/", "line\nbreak\t", "\u{1}", "long text of several words"]
    for seed in 1...200 {
      var dice = SplitMix64(seed: UInt64(seed))
      let rows = (0..<1 + dice.below(40)).map { _ in (0..<3).map { _ in dice.pick(values) } }
      let objects = rows.map { row in
        let members = row.enumerated().map { index, value in
          "\(blank(&dice))\"k\(index)\"\(blank(&dice)):\(blank(&dice))\(literal(value, &dice))"
        }
        return "{\(members.joined(separator: ","))\(blank(&dice))}"
      }
      let expected = [["k0", "k1", "k2"]] + rows
      let list = Array("\(blank(&dice))[\(objects.joined(separator: ","))]\n".utf8)
      #expect(try JSONReader.read(DataStream(PortionedStream.make(list, seed: UInt64(seed)))).dump == expected)
      let lines = Array(objects.map { $0.replacing("\n", with: " ") }.joined(separator: "\n").utf8)
      #expect(try JSONReader.readLines(DataStream(PortionedStream.make(lines, seed: UInt64(seed)))).dump == expected)
    }
  }

  private func blank(_ dice: inout SplitMix64) -> String { dice.pick(["", "", " ", "\n", "\t "]) }

  private func literal(_ value: String, _ dice: inout SplitMix64) -> String {
    let characters = value.utf16.map { unit -> String in
      let isPlain = unit >= 0x20 && unit < 0x7F && unit != 0x22 && unit != 0x5C
      if isPlain, dice.below(5) > 0 { return String(UnicodeScalar(UInt8(unit))) }
      let hex = String(unit, radix: 16, uppercase: dice.below(2) == 0)
      return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    }
    return "\"\(characters.joined())\""
  }

  @Test("JSON that is truncated at any byte is an error")
  func cutJSON() throws {
    let bytes = Array("[{\"a\": \"x\\u00e9\", \"b\": [1, {\"c\": null}]}, {\"a\": -1.5e3, \"b\": true}]".utf8)
    for length in 0..<bytes.count {
      let rows = try JSONReader.read(DataStream(FileStream(Array(bytes[..<length]))))
      #expect(rows.errors.count == 1, "cut after \(length) bytes")
    }
    #expect(try JSONReader.read(DataStream(FileStream(bytes))).errors.isEmpty)
  }

  @Test("The reader and the reference reader find the same stanzas in a control file")
  func stanzas() throws {
    let pieces = ["A: b", "B:c", "C: ", " more", " .", "\tmore ", "\n", "\n", "\n\n", "\r\n", "# no\n", "é", ":"]
    for seed in 1...2000 {
      var dice = SplitMix64(seed: UInt64(seed))
      let text = (0..<dice.below(20)).map { _ in dice.pick(pieces) }.joined()
      let rows = try StanzaReader.read(DataStream(PortionedStream.make(Array(text.utf8), seed: UInt64(seed))))
      let expected = PlainReaders.stanzas(text)
      #expect((expected == nil) == !rows.errors.isEmpty, "\(text.debugDescription)")
      guard let expected, rows.errors.isEmpty else { continue }
      let cells = expected.map { row in
        rows.names.map { name in row.first { $0[0] == name }?[1] ?? "" }
      }
      #expect(Array(rows.dump.dropFirst()) == cells, "\(text.debugDescription)")
    }
  }
}

extension CSVReader {
  fileprivate static func commas(_ stream: DataStream) throws -> DataRows { try read(stream) }
}

extension JSONReader {
  fileprivate static func whole(_ stream: DataStream) throws -> DataRows { try read(stream) }
  fileprivate static func lines(_ stream: DataStream) throws -> DataRows { try readLines(stream) }
}

extension DataRows {
  /// The errors with their positions.
  fileprivate var kinds: [String] { errors.map { "\($0.line):\($0.column) \($0.kind)" } }
}
