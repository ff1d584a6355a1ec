import Testing

@Suite("Module imports")
struct ImportTests {
  @Test("Each subfolder of a group folder in Sources is a module with the same name")
  func foldersAreModules() throws {
    let modules = try Module.all()
    let paths = try (Project.folders(below: "Sources").union(["Apple/Stubs"])).flatMap { group in
      try Project.folders(below: "Sources/\(group)").map { "Sources/\(group)/\($0)" }
    }.filter { $0 != "Sources/Apple/Stubs" }
    // On Apple's systems, the modules that imitate Apple's come from the system instead.
    let groups = Set(modules.values.map(\.group))
    #expect(Set(paths.filter { groups.contains(Module.group(of: $0)) }) == Set(modules.values.map(\.path)))
    for module in modules.values { #expect(module.path.hasSuffix("/\(module.name)"), "\(module.path)") }
  }

  @Test("A module imports only its dependencies and permitted system modules")
  func importsAreAllowed() throws {
    let modules = try Module.all()
    let files = try Project.swiftFiles(below: "Sources")
    try #require(!files.isEmpty)
    for file in files {
      guard let module = modules[file.module] else { continue }
      for (place, name) in file.imports where !module.imports.contains(name) {
        Issue.record("\(place): \(module.name) does not depend on \(name) in Package.swift")
      }
    }
  }

  @Test("Package.swift does not list a dependency that another listed dependency already brings")
  func listedDependenciesAreNearest() throws {
    let modules = try Module.all()
    let lines = try Project.text(of: "Package.swift").split(separator: "\n")
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.split(separator: " ").map(String.init) }
      // Lines whose names are not modules are comments or code.
      let own = parts[0].compactMap { modules[$0] }
      guard parts.count == 2, own.count == parts[0].count else { continue }
      for module in own {
        let extra = Set(parts[1]).subtracting(module.nearest(in: modules)).subtracting(Self.silent)
        #expect(extra.isEmpty, "\(module.name) lists \(extra.sorted())")
      }
    }
  }

  @Test("Every dependency of a module is imported by at least one file of the module")
  func dependenciesAreNeeded() throws {
    let imported = Dictionary(
      try Project.swiftFiles(below: "Sources").map { ($0.module, Set($0.imports.map(\.module))) },
      uniquingKeysWith: { $0.union($1) })
    let modules = try Module.all()
    for (name, module) in modules {
      guard let imports = imported[name] else { continue }
      let idle = module.nearest(in: modules).subtracting(imports).subtracting(Self.silent)
      #expect(idle.isEmpty, "\(name) imports none of \(idle.sorted())")
    }
  }

  @Test(
    "The modules that read and print tables do not import the modules for views",
    arguments: ["GalleyTables", "GalleyPrint"])
  func tablesNeedNoViews(name: String) throws {
    let needed = try #require(try Module.all()[name]).dependencies
    #expect(needed.contains("GalleyGeometry"))
    let views = try needed.filter { try Module.all()[$0]?.group == "Views" }
    #expect(views.isEmpty, "\(name) needs \(views.sorted())")
  }

  @Test(
    "The modules for stages and previews do not import those for scenes, tables and YAML",
    arguments: ["GalleyStage", "GalleyPreviewRunner"])
  func stagesNeedNoScenes(name: String) throws {
    let needed = try #require(try Module.all()[name]).dependencies
    #expect(needed.contains("GalleyViews"))
    let groups = try needed.filter { try ["Scenes", "Tables", "Review"].contains(Module.all()[$0]?.group) }
    #expect(groups.isEmpty && !needed.contains("CYAML"), "\(name) needs \(groups.sorted())")
  }

  /// Dependencies that need no import: macros, which the compiler loads, and test modules that only have to be linked.
  private static let silent: Set = ["SwiftUIMacros", "_Testing_CoreGraphics", "_Testing_UIKit"]

  @Test(
    "Imports are recognised with attributes, access levels and import kinds such as struct",
    arguments: [
      ("import Glibc", "Glibc"),
      ("@_exported public import GalleyGeometry", "GalleyGeometry"),
      ("internal import struct Foundation.Date", "Foundation"),
      ("  import Darwin.C  // why", "Darwin"),
    ])
  func importsAreRead(line: String, module: String) {
    let file = SourceFile(path: "Sources/Group/Module/File.swift", text: "\n\(line)")
    #expect(file.imports.map(\.module) == [module])
    #expect(file.imports.map(\.place) == ["Sources/Group/Module/File.swift:2"])
  }

  @Test(
    "A word in a comment or a string is not an import",
    arguments: ["// import Glibc", "/* a\n import Glibc */", "\"\"\"\nimport Glibc\n\"\"\"", "let important = 1"])
  func wordsAreNoImports(text: String) {
    #expect(SourceFile(path: "Sources/Group/Module/File.swift", text: text).imports.isEmpty)
  }
}
