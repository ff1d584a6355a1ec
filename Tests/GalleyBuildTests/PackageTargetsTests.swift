import GalleyBuild
import GalleyFiles
import Testing

@Suite("Package descriptions and inputs of a build")
struct PackageTargetsTests {
  private static let text = """
    { "name": "Shop", "path": "/work/shop", "targets": [
      { "c99name": "Shop", "name": "Shop", "path": "Sources/Shop",
        "sources": ["Card.swift", "Cart/Row.swift"] },
      { "c99name": "Shop_UI", "name": "Shop-UI", "path": "Sources/Shop-UI" } ] }
    """

  @Test("The description of a package lists the names and source folders of its modules")
  func modules() throws {
    let targets = try #require(PackageTargets(Array(Self.text.utf8)))
    #expect(targets.name == "Shop")
    #expect(targets.modules == ["Shop", "Shop_UI"])
    #expect(targets.folders == ["/work/shop/Sources/Shop", "/work/shop/Sources/Shop-UI"])
  }

  @Test("The file of a preview is found by its module and its file name")
  func sources() throws {
    let targets = try #require(PackageTargets(Array(Self.text.utf8)))
    #expect(targets.source("Shop/Card.swift") == "Sources/Shop/Card.swift")
    #expect(targets.source("Shop/Row.swift") == "Sources/Shop/Cart/Row.swift")
    #expect(targets.source("Shop_UI/Card.swift") == nil)
  }

  @Test("Text that is not a package description is rejected", arguments: ["", "[]", "{}", "{ \"path\": 1 }", "error"])
  func others(text: String) { #expect(PackageTargets(Array(text.utf8)) == nil) }

  @Test("The base digest depends on the environment and on the objects of other packages")
  func base() throws {
    let targets = try #require(PackageTargets(Array(Self.text.utf8)))
    func base(_ objects: [String], _ day: String) throws -> String {
      try BuildInputs(targets, objects: objects, resources: [], surroundings: day).lines()
    }
    let other = "/tmp/galley-none/Other.build/A.swift.o"
    #expect(try base([other], "today") == base([other], "today"))
    #expect(try base([other], "today") != base([other], "tomorrow"))
    #expect(try base([other], "today") != base([], "today"))
  }
}
