import Testing

@Suite("Structure of targets: cycles and folders")
struct StructureTests {
  @Test("Files that refer to each other's types form only small cycles", arguments: Structure.targets)
  func fileCyclesAreSmall(target: String) throws {
    let graph = try Structure.graph(of: target)
    let maximum = Structure.fileCycles[target] ?? 12
    for cycle in graph.fileCycles where cycle.count > maximum {
      Issue.record("\(target): \(cycle.count) files name each other, at most \(maximum) may: \(cycle)")
    }
  }

  @Test("No two folders of a target refer to each other's types", arguments: Structure.targets)
  func foldersHaveAnOrder(target: String) throws {
    let graph = try Structure.graph(of: target)
    let maximum = Structure.folderCycles[target] ?? 0
    for cycle in graph.folderCycles where cycle.count > maximum {
      Issue.record("\(target): these folders name each other's types: \(cycle)")
    }
  }

  @Test("A target with more than 40 files is organised into folders", arguments: Structure.targets)
  func filesAreInFolders(target: String) throws {
    let files = try Structure.graph(of: target).files
    let root = files.filter { $0.folder.isEmpty }.count
    let maximum = Structure.rootFiles[target] ?? 8
    #expect(files.count <= 40 || root <= maximum, "\(target) has \(root) files outside folders, limit \(maximum)")
  }

  @Test("Two files form a cycle only if each refers to a type declared in the other")
  func cyclesAreFound() {
    let graph = TypeGraph(files: [
      SourceFile(path: "Sources/Group/Module/One/A.swift", text: "struct A { var b: B }"),
      SourceFile(
        path: "Sources/Group/Module/Two/B.swift",
        text: "extension B.Part { func a() -> A? { nil } }\nenum B { enum Part {} }"),
      SourceFile(path: "Sources/Group/Module/C.swift", text: "// A\nlet text = \"A\"\nstruct C { let a: A }"),
    ])
    #expect(graph.fileCycles == [["A", "B"]])
    #expect(graph.folderCycles == [["One", "Two"]])
  }

  @Test("A type declared inside an extension is found by its full name")
  func nestedTypesHaveHomes() {
    let graph = TypeGraph(files: [
      SourceFile(path: "Sources/Group/Module/A.swift", text: "struct A {}"),
      SourceFile(path: "Sources/Group/Module/A+Part.swift", text: "extension A { struct Part {} }"),
      SourceFile(path: "Sources/Group/Module/B.swift", text: "let part = A.Part()"),
    ])
    #expect(graph.edges == [[], [0], [1]])
  }
}

/// The limits on the structure of targets, and the exceptions.
enum Structure {
  /// The targets with Swift files.
  static let targets: [String] = (try? Set(Project.swiftFiles(below: "Sources").map(\.module)).sorted()) ?? []

  /// Targets with a cycle of more than 12 files. The size of their largest cycle today is the limit.
  static let fileCycles: [String: Int] = [:]

  /// Targets whose folders refer to each other's types, with the size of the largest group of such folders.
  static let folderCycles: [String: Int] = [:]

  /// Targets with more than 40 files, of which more than 8 are outside any folder.
  static let rootFiles: [String: Int] = [:]

  /// Returns the graph of references between the files of a target.
  static func graph(of target: String) throws -> TypeGraph {
    try TypeGraph(files: Project.swiftFiles(below: "Sources").filter { $0.module == target })
  }
}
