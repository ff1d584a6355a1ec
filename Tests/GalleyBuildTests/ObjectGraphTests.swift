import GalleyBuild
import GalleyFiles
import Testing

@Suite("Dependencies between object files")
struct ObjectGraphTests {
  private static let sources = [
    "Price": "struct Price { var cents = 100 }",
    "Label": "struct Label { var text: String { \"\\(Price())\" } }",
    "Door": "struct Door { var isOpen = true }",
    "Words": "extension Price: CustomStringConvertible { var description: String { \"cheap\" } }",
    "Name": "protocol Named { var name: String { get } }",
    "Numbers": "extension Int: Named { var name: String { \"number\" } }",
  ]

  private static let shop = Result { try CompiledModule(sources) }

  /// Returns the names of the files whose digests change if the contents of `file` are replaced by `text`.
  private func changes(_ file: String, _ text: String) throws -> Set<String> {
    var sources = Self.sources
    sources[file] = text
    let (before, after) = (try digests(Self.shop.get()), try digests(CompiledModule(sources)))
    #expect(before.keys == after.keys)
    return Set(before.keys.filter { before[$0] != after[$0] })
  }

  private func objects(_ module: CompiledModule) throws -> [ObjectFile] {
    try module.objects.map { path throws(FileProblem) in try ObjectFile(path) }
  }

  private func digests(_ module: CompiledModule) throws -> [String: String] {
    let objects = try objects(module)
    let names = objects.map { $0.path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? "" }
    return Dictionary(uniqueKeysWithValues: zip(names, ObjectGraph(objects, modules: ["Shop"]).digests))
  }

  @Test("Changing a file changes the digests of the files that use it")
  func use() throws {
    #expect(try changes("Price", "struct Price { var cents = 200 }") == ["Price", "Label", "Words"])
    #expect(try changes("Door", "struct Door { var isOpen = false }") == ["Door"])
  }

  @Test("A conformance declared in another file is found through its type")
  func conformances() throws {
    let text = "extension Price: CustomStringConvertible { var description: String { \"dear\" } }"
    #expect(try changes("Words", text) == ["Words", "Price", "Label"])
  }

  @Test("A conformance of a type from another module is reachable from every file")
  func outside() throws {
    #expect(try changes("Numbers", "extension Int: Named { var name: String { \"count\" } }") == Set(Self.sources.keys))
  }

  @Test("Types are listed by the names they have at run time")
  func names() throws {
    let graph = ObjectGraph(try objects(Self.shop.get()), modules: ["Shop"])
    let names = graph.lines.split(separator: "\n").compactMap { $0.split(separator: " ").last }
    #expect(Set(names) == ["4Shop5PriceV", "4Shop5LabelV", "4Shop4DoorV"])
  }

  @Test("An invalid object file counts as reachable from every file", arguments: [0, 1, 63, 64, 200, 1000])
  func broken(length: Int) throws {
    let whole = try #require(try objects(Self.shop.get()).first)
    let bytes = try FileReader.disk.read(whole.path, Int.max)
    let cut = Array(bytes.prefix(length))
    for broken in [cut, Array(repeating: 0xFF, count: length)] { #expect(!ObjectFile("a.swift.o", broken).isKnown) }
    let graphs = [UInt8(1), 2].map { ObjectGraph([whole, ObjectFile("b.swift.o", [$0])], modules: ["Shop"]) }
    #expect(graphs[0].digests[0] != graphs[1].digests[0])
  }
}
