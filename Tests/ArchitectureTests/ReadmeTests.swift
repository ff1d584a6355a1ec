import Foundation
import Testing

@Suite("README.md")
struct ReadmeTests {
  private static var exists: Bool {
    FileManager.default.fileExists(atPath: Project.folder.appending(path: "README.md").path)
  }

  @Test("The module table lists exactly the rooms of the import table and their imports", .enabled(if: exists))
  func moduleTableIsTheImportTable() throws {
    let rows = try ModuleTable(markdown: Project.text(of: "README.md")).rows
    #expect(Set(rows.keys) == Set(Room.named.keys), "the module table of README.md and Room.house name different rooms")
    for (name, imports) in rows {
      #expect(imports == Room.named[name]?.imports, "README.md gives \(name) other imports than Room.house")
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

/// The rows of the README's module table: `| rooms | what lives there | imports |`, the rooms in backticks.
struct ModuleTable {
  /// The imports of every room.
  let rows: [String: Set<String>]

  init(markdown: String) {
    var rows: [String: Set<String>] = [:]
    for line in markdown.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map(String.init)
      guard cells.count == 4 || cells.count == 3 else { continue }
      for room in Self.quoted(in: cells[0]) where room.contains(/^(?:C[A-Z]|Galley)/) {
        rows[room] = Set(cells[2].matches(of: /\b[A-Z]\w+/).map { String($0.0) })
      }
    }
    self.rows = rows
  }

  private static func quoted(in cell: String) -> [String] { cell.matches(of: /`(\w+)`/).map { String($0.1) } }
}
