import Foundation
import GalleyData
import GalleyFiles
import TestSupport
import Testing

@testable import GalleySceneWords
@testable import GalleyTables
@testable import GalleyTemplate

/// Files in every format with changed, removed and inserted bytes. `GALLEY_MUTATIONS` sets the number of rounds.
@Suite("Damaged files in every format")
struct MutationTests {
  private static let rounds = Int(ProcessInfo.processInfo.environment["GALLEY_MUTATIONS"] ?? "") ?? 250

  @Test("Damaged files never crash the import, and all columns have the same length", arguments: Self.names)
  func broken(name: String) throws {
    let seed = Self.seed(name)
    let whole = try Self.read(seed, name)
    #expect(whole.rowCount == 3)
    var random = SplitMix64(seed: 11)
    for _ in 0..<Self.rounds {
      guard let table = try? Self.read(random.mutated(seed), name) else { continue }
      for column in table.columns { #expect(column.count == table.rowCount) }
    }
  }

  @Test(
    "Every line without quotation marks becomes a row or the header, or is reported",
    arguments: [";", ",", "\t", "|"])
  func lines(delimiter: String) throws {
    let lines = [
      "name;amount;day", "Anna;1.234,50;05.01.2024", "Bob;-4;13.02.2024", "Cleo;7;1.1.2023", "Dora;8;2.2.2022",
    ]
    let seed = Array(lines.joined(separator: "\n").replacing(";", with: delimiter).utf8)
    let signs = Array("abcXYZ019.,;:-+€ \t|()%".utf8)
    var random = SplitMix64(seed: 12)
    for _ in 0..<Self.rounds {
      var bytes = seed
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        if bytes[place] != 0x0A { bytes[place] = signs[Int.random(in: signs.indices, using: &random)] }
      }
      guard let data = try Self.readClearly(bytes) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(data.table.rowCount + Self.given(data.notes) == lines.count, "\(text.debugDescription) \(data.notes)")
    }
  }

  @Test(
    "No line is lost from files with totals, sources, durations and sizes", arguments: [";", ",", "\t", "|"])
  func footers(delimiter: String) throws {
    let lines = [
      "name;took;size;n", "Anna;1:02:33;1.5G;3", "Bob;02:15;14M;4", "Cleo;12:10;900K;5", "Dora;3:45;0;6",
      "Total;1:20:43;1.5G;18", "Source: the office", "Note: of its own",
    ]
    let seed = Array(lines.joined(separator: "\n").replacing(";", with: delimiter).utf8)
    let signs = Array("abTS019.,;:-+€ \t|()#%".utf8)
    var random = SplitMix64(seed: 13)
    for _ in 0..<Self.rounds {
      var bytes = seed
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        if bytes[place] != 0x0A { bytes[place] = signs[Int.random(in: signs.indices, using: &random)] }
      }
      guard let data = try Self.readClearly(bytes) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(data.table.rowCount + Self.given(data.notes) == lines.count, "\(text.debugDescription) \(data.notes)")
      var reader = MeaningReader()
      for column in reader.read(data.table).columns { #expect(column.count == data.table.rowCount) }
    }
  }

  @Test(
    "No line is lost from JSON Lines, fixed-width tables and tables with drawn borders",
    arguments: ["a.jsonl", "a.fixed", "a.psql"])
  func plainLines(name: String) throws {
    let seed = Self.seed(name == "a.fixed" ? "a.txt" : name)
    let signs = Array("abT019.,:-+ |(){}\"#".utf8)
    var random = SplitMix64(seed: 14)
    for _ in 0..<Self.rounds {
      var bytes = seed
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        if bytes[place] != 0x0A { bytes[place] = signs[Int.random(in: signs.indices, using: &random)] }
      }
      guard let data = try? DataImport(name).read(files: .memory([name: bytes])) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      let filled = text.split(separator: "\n").filter { $0.contains { $0 != " " } }
      let known = data.table.rowCount + Self.given(data.notes)
      // A line of a border is not counted, and objects contain the names of their columns.
      let isRuled = data.notes.contains(.ruled)
      let isObjects = name == "a.jsonl" && !data.notes.contains { if case .noNames = $0 { true } else { $0 == .lines } }
      if isObjects, !data.notes.contains(where: { if case .delimiter = $0 { true } else { false } }) {
        // A line may contain several objects.
        #expect(
          known - 1 >= filled.count || data.notes.contains { if case .pointer = $0 { true } else { false } },
          "\(text) \(data.notes)")
      } else {
        #expect(known + (isRuled ? 1 : 0) == filled.count, "\(text.debugDescription) \(data.notes)")
      }
    }
  }

  @Test(
    "Damaged reports, styles and text files never crash the program",
    arguments: ["r.yaml", "r.md", "brand.yaml", "tokens.json"])
  func reports(name: String) throws {
    let seed = Array(Self.reports[name, default: ""].utf8)
    var random = SplitMix64(seed: 15)
    func read(_ bytes: [UInt8]) throws {
      let files = FileReader.memory([name: bytes, "a.csv": Self.seed("a.csv")])
      if name.hasPrefix("r") {
        _ = try ReportFile(contentsOf: name, options: Scene.Options(files: files))
      } else {
        _ = try PageStyle(contentsOf: name, files: files)
      }
    }
    try read(seed)
    for _ in 0..<Self.rounds { _ = try? read(random.mutated(seed)) }
  }

  private static let reports = [
    "r.yaml": """
    report: 1
    title: A report
    data:
      sales: { file: a.csv, columns: ["amount:point"], where: "amount > 0", sort: [-amount], limit: 5 }
    body:
      - |
        # First
        Words of *the* report[^1], and `code`.

        [^1]: A note.
      - table: { data: sales, totals: amount, caption: Sums, id: all }
      - chart: { data: sales, mark: bar, x: name, y: amount }
    """,
    "r.md": "---\ntitle: A report\n---\n# First\n\nWords\n\n| a | b |\n|---|---|\n| 1 | 2 |\n",
    "brand.yaml": "fonts:\n  text: Inter\ncolors:\n  accent: '#0a7'\n",
    "tokens.json": "{\"color\": {\"accent\": {\"$type\": \"color\", \"$value\": \"#00aa77\"}}}",
  ]

  /// The number of lines that, according to the notes, are not rows.
  private static func given(_ notes: [ImportNote]) -> Int {
    var count = 1
    for note in notes {
      switch note {
      case .noNames, .lines: count -= 1
      case .preamble(let lines), .title(let lines), .footer(let lines), .comments(let lines): count += lines.count
      case .namesOnRows(let rows, _): count += rows - 1
      case .totalRow: count += 1
      case .emptyRows(let rows): count += rows
      case .tolerated(let errors): count += [.comment, .badLine].contains(errors.sort) ? errors.count : 0
      default: break
      }
    }
    return count
  }

  private static let names = [
    "a.csv", "a.tsv", "a.json", "a.jsonl", "a.stanzas", "a.xlsx", "a.csv.gz", "a.txt", "a.psql", "a.ps",
    "a.matrix", "a.times", "a.sizes", "a.notes",
  ]

  /// Reads `bytes`. Returns `nil` if the encoding is ambiguous, which is reported as an error.
  private static func readClearly(_ bytes: [UInt8]) throws -> ImportedData? {
    do { return try DataImport("a.csv").read(files: .memory(["a.csv": bytes])) } catch {
      if case .table(.fault(.unclearEncoding))? = error.errors.first?.kind { return nil }
      throw error
    }
  }

  private static func read(_ bytes: [UInt8], _ name: String) throws -> Table {
    let data = try DataImport(name).read(files: .memory([name: bytes]))
    var reader = MeaningReader()
    return reader.read(data.table)
  }

  // MARK: Seeds

  private static func seed(_ name: String) -> [UInt8] {
    let rows = [("Anna", "12.5", "2024-01-05"), ("Bob", "-2", "2024-02-29"), ("Cleo", "1e6", "2023-12-31")]
    let csv = "name,amount,day\n" + rows.map { "\($0),\($1),\($2)\n" }.joined()
    let objects = rows.map { "{\"name\": \"\($0)\", \"amount\": \($1), \"day\": {\"iso\": \"\($2)\"}}" }
    switch FilePath.fileExtension(of: name) {
    case "tsv": return Array(csv.replacing(",", with: "\t").utf8)
    case "json": return Array("{\"items\": [\(objects.joined(separator: ",\n"))], \"more\": 1}".utf8)
    case "jsonl": return Array(objects.joined(separator: "\n").utf8)
    case "stanzas": return Array(rows.map { "Name: \($0)\nAmount: \($1)\nDay: \($2)\n" }.joined(separator: "\n").utf8)
    case "xlsx": return workbook(rows)
    case "psql":
      let lines = rows.map { " \($0) | \($1) | \($2)\n" }.joined()
      return Array(" name | amount | day\n------+--------+-----\n\(lines)(3 rows)\n".utf8)
    case "ps":
      let lines = rows.enumerated().map { " \($0 * 97) \($1.0) open \($1.0) of \($1.2)\n" }.joined()
      return Array("PID USER COMMAND\n\(lines)".utf8)
    case "matrix":
      let lists = rows.map { "[\"\($0)\", \($1), \"\($2)\"]" }
      return Array("[[\"name\", \"amount\", \"day\"], \(lists.joined(separator: ", "))]".utf8)
    case "times":
      let lines = ["a;1:02:33;3h 20m;PT2H", "b;02:15;45m;PT30M", "c;12:10;1d 4h;PT1H"]
      return Array(("name;took;worked;iso\n" + lines.joined(separator: "\n") + "\n").utf8)
    case "sizes":
      let lines = ["a,1.5G,1.2 GiB,$1.5M", "b,14M,3 MiB,$2.5B", "c,0,512 KiB,$900K"]
      return Array(("name,size,memory,worth\n" + lines.joined(separator: "\n") + "\n").utf8)
    case "notes": return Array((csv + "Total,1000010.5,\n\nSource: the office,,\n").utf8)
    case "gz": return gzip(Array(csv.utf8))
    case "txt": return Array(("name   amount  day\n" + rows.map { pad($0, 7) + pad($1, 8) + $2 + "\n" }.joined()).utf8)
    default: return Array(csv.utf8)
    }
  }

  private static func pad(_ text: String, _ count: Int) -> String {
    text + String(repeating: " ", count: max(count - text.count, 1))
  }

  private static func workbook(_ rows: [(String, String, String)]) -> [UInt8] {
    let cells = ([("name", "amount", "day")] + rows).map { row in
      "<row>" + [row.0, row.1, row.2].map { "<c t=\"inlineStr\"><is><t>\($0)</t></is></c>" }.joined() + "</row>"
    }
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    var zip = ZipWriter()
    zip.add(
      Array(
        "<workbook xmlns=\"\(main)\" xmlns:r=\"\(office)\"><sheets><sheet name=\"A\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>"
          .utf8), as: "xl/workbook.xml")
    zip.add(
      Array(
        "<Relationships><Relationship Id=\"rId1\" Type=\"\(office)/worksheet\" Target=\"worksheets/sheet1.xml\"/></Relationships>"
          .utf8), as: "xl/_rels/workbook.xml.rels")
    zip.add(
      Array("<worksheet xmlns=\"\(main)\"><sheetData>\(cells.joined())</sheetData></worksheet>".utf8),
      as: "xl/worksheets/sheet1.xml")
    return zip.finish()
  }

  /// Returns `bytes` as one stored block (RFC 1951) with the checksums of RFC 1952.
  private static func gzip(_ bytes: [UInt8]) -> [UInt8] {
    var crc: UInt32 = .max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    func number(_ value: UInt32, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt32($0 * 8)) }
    }
    let length = UInt32(bytes.count)
    let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255, 1]
    return head + number(length, 2) + number(~length, 2) + bytes + number(~crc, 4) + number(length, 4)
  }
}
