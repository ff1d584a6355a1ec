import GalleyBuild
import GalleyFiles
import Testing

@Suite("Descriptions of packages, and what pictures hang on")
struct PackageTargetsTests {
  private static let text = """
    { "name": "Shop", "path": "/work/shop", "targets": [
      { "c99name": "Shop", "name": "Shop", "path": "Sources/Shop" },
      { "c99name": "Shop_UI", "name": "Shop-UI", "path": "Sources/Shop-UI" } ] }
    """

  @Test("A package's modules have the names that code imports, and folders below the package's")
  func modules() throws {
    let targets = try #require(PackageTargets(Array(Self.text.utf8)))
    #expect(targets.name == "Shop")
    #expect(targets.modules == ["Shop", "Shop_UI"])
    #expect(targets.folders == ["/work/shop/Sources/Shop", "/work/shop/Sources/Shop-UI"])
  }

  @Test("What is no description of a package has no modules", arguments: ["", "[]", "{}", "{ \"path\": 1 }", "error"])
  func others(text: String) { #expect(PackageTargets(Array(text.utf8)) == nil) }

  @Test("The first line changes with what surrounds the build and with objects of other packages, and not by itself")
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
