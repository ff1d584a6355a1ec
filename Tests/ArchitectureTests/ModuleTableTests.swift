import Foundation
import Testing

@Suite("The documentation's table of modules")
struct ModuleTableTests {
  @Test("The table lists exactly the modules of Package.swift and their dependencies")
  func tableIsThePackage() throws {
    let rows = try ModuleTable(markdown: Project.text(of: "Sources/Tool/Galley/Galley.docc/Architecture.md")).rows
    let modules = try Module.all()
    #if os(Linux)
      #expect(Set(rows.keys) == Set(modules.keys), "Architecture.md and Package.swift name different modules")
    #endif
    for (name, module) in modules {
      #expect(rows[name] == module.dependencies, "Architecture.md gives \(name) other dependencies than Package.swift")
    }
  }

  @Test("A row names its modules in backticks and its imports in the third cell")
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

/// The rows of the documentation's module table: `| modules | what lives there | imports |`, the modules in backticks.
struct ModuleTable {
  /// The imports of every module.
  let rows: [String: Set<String>]

  init(markdown: String) {
    var rows: [String: Set<String>] = [:]
    for line in markdown.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map(String.init)
      guard cells.count == 4 || cells.count == 3 else { continue }
      for module in Self.quoted(in: cells[0]) where module.contains(/^[A-Z_]/) || module == "simd" {
        rows[module] = Set(cells[2].matches(of: /\b[A-Z_]\w+/).map { String($0.0) })
      }
    }
    self.rows = rows
  }

  private static func quoted(in cell: String) -> [String] { cell.matches(of: /`(\w+)`/).map { String($0.1) } }
}
