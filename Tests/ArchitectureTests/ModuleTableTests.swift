import Foundation
import Testing

@Suite("The table of modules in the documentation")
struct ModuleTableTests {
  @Test("The table lists exactly the modules in Package.swift")
  func tableIsThePackage() throws {
    let names = ModuleTable.names(in: try Project.text(of: "Sources/Tool/Galley/Galley.docc/Architecture.md"))
    let modules = try Module.all()
    #if os(Linux)
      #expect(names == Set(modules.keys), "Architecture.md and Package.swift name different modules")
    #else
      #expect(names.isSuperset(of: modules.keys), "Architecture.md lacks modules of Package.swift")
    #endif
  }

  @Test("A table row lists its modules in backticks")
  func rowsAreRead() {
    let names = ModuleTable.names(
      in: """
        | module | contents |
        |---|---|
        | `CPNG`, `CDeflate` | C |
        | `GalleyGeometry` | points and `Size` |
        | `make` | a command |
        """)
    #expect(names == ["CPNG", "CDeflate", "GalleyGeometry"])
  }
}

/// The table of modules in the documentation: `| modules | contents |`, with modules in backticks.
enum ModuleTable {
  static func names(in markdown: String) -> Set<String> {
    var names: Set<String> = []
    for line in markdown.split(separator: "\n") where line.hasPrefix("| `") {
      let cell = line.split(separator: "|").first ?? ""
      let quoted = cell.matches(of: /`(\w+)`/).map { String($0.1) }
      names.formUnion(quoted.filter { $0.contains(/^[A-Z_]/) || $0 == "simd" })
    }
    return names
  }
}
