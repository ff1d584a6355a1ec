import Foundation
import Testing

@Suite("The documentation's table of modules")
struct ModuleTableTests {
  @Test("The table lists exactly the modules of the import table and their imports")
  func moduleTableIsTheImportTable() throws {
    let rows = try ModuleTable(markdown: Project.text(of: "Sources/Galley/Galley.docc/Architecture.md")).rows
    #expect(Set(rows.keys) == Set(Room.named.keys), "Architecture.md and Room.house name different modules")
    for (name, imports) in rows {
      #expect(imports == Room.named[name]?.imports, "Architecture.md gives \(name) other imports than Room.house")
    }
  }

  @Test("A row names its rooms in backticks and its imports in the third cell")
  func rowsAreRead() {
    let table = ModuleTable(
      markdown: """
        | target | what lives there | imports |
        |---|---|---|
        | `CPNG`, `CDeflate` | C | – |
        | `GalleyGeometry` | points and `Size` | nothing |
        | `GalleyImage` | pictures | `CPNG`, GalleyGeometry |
        | `make` | a command | never |
        """)
    #expect(
      table.rows == [
        "CPNG": [], "CDeflate": [], "GalleyGeometry": [], "GalleyImage": ["CPNG", "GalleyGeometry"],
      ])
  }
}

/// The rows of the documentation's module table: `| rooms | what lives there | imports |`, the rooms in backticks.
struct ModuleTable {
  /// The imports of every room.
  let rows: [String: Set<String>]

  init(markdown: String) {
    var rows: [String: Set<String>] = [:]
    for line in markdown.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map(String.init)
      guard cells.count == 4 || cells.count == 3 else { continue }
      for room in Self.quoted(in: cells[0]) where room.contains(/^[A-Z_]/) || room == "simd" {
        rows[room] = Set(cells[2].matches(of: /\b[A-Z_]\w+/).map { String($0.0) })
      }
    }
    self.rows = rows
  }

  private static func quoted(in cell: String) -> [String] { cell.matches(of: /`(\w+)`/).map { String($0.1) } }
}
