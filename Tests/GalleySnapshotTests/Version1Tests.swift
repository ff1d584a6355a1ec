import Galley
import GalleyRender
import GalleySnapshot
import Testing

/// The files in `Tests/Version1Layouts` were written by the program of version 1 from the scene next to them.
@Suite("Version 1 layout documents")
struct Version1Tests {
  private func read(_ name: String) throws -> LayoutDocument {
    try LayoutDocument(TestFolder.bytes(of: "Tests/Version1Layouts/" + name))
  }

  /// Returns the current layout of the scene.
  private func today() throws -> LayoutSnapshot {
    let scene = try Scene(contentsOf: TestFolder.path(of: "Tests/Version1Layouts/guests.yaml"))
    let proofs = try SceneRenderer(scene).proofs()
    return LayoutSnapshot(try #require(proofs.first { $0.source.state.name == "on" }))
  }

  private func all(_ view: InspectedView) -> [InspectedView] { [view] + view.children.flatMap(all) }

  @Test(
    "A version 1 layout or baseline matches the current layout of its scene",
    arguments: ["inspected.json", "baseline.json"])
  func same(name: String) throws {
    let old = try #require(try read(name).pictures.first)
    let now = try today()
    #expect(LayoutDiff(old, now).sentences == [] && LayoutDiff(now, old).sentences == [])
    // Version 1 recorded neither controls nor the iOS version.
    let attributes = now.attributes?.filter { !["controls", "system"].contains($0.key) }
    #expect((old.size, old.scale, old.attributes) == (now.size, now.scale, attributes))
    #expect(old.state == "on")
  }

  @Test("A version 1 baseline contains all compared values, and refers to shared choices by number")
  func record() throws {
    let old = try #require(try read("baseline.json").pictures.first)
    var now = try today().compared
    #expect(old.detail == .compared)
    // A baseline record stores its variant elsewhere.
    now.variant = []
    #expect(old.view == now.view)
    let rows = all(old.view).compactMap(\.fit)
    #expect(rows.count == 3 && rows.allSatisfy { $0.decision == 0 && $0.isUniform })
    let shared = try #require(old.sharedFits.first)
    #expect(shared.list?.name == "guests" && shared.fit.candidates == ["HStack", "VStack"])
    #expect(shared.fit.findings.map(\.needed) == now.sharedFits.first?.fit.findings.map(\.needed))
    #expect(all(old.view).allSatisfy { $0.origin == nil })
  }

  @Test("The `source` key of version 1 is read as the location and identifies shared layout choices")
  func source() throws {
    let (old, now) = (try #require(try read("inspected.json").pictures.first), try today())
    let (before, after) = (all(old.view), all(now.view))
    #expect(before.map(\.origin?.line) == after.map(\.origin?.line))
    #expect(before.map(\.fit?.decision) == after.map(\.fit?.decision))
    #expect(before.map(\.attributes) == after.map(\.attributes))
    #expect(old.sharedSizes.map(\.columns) == now.sharedSizes.map(\.columns))
  }

  @Test("An animation record of version 1 contains the layouts of its moments")
  func motion() throws {
    let document = try read("motion.json")
    #expect(document.pictures.map(\.state) == ["script", "held", ""])
    #expect(document.pictures.allSatisfy { $0.detail == .compared })
    #expect(LayoutDiff(document.pictures[0], document.pictures[1]).isEmpty)
    #expect(!LayoutDiff(document.pictures[0], document.pictures[2]).isEmpty)
  }

  @Test(
    "Version 1 records that have no attributes are read without attributes",
    arguments: ["settings-top-light", "header-top", "menu-top-dark"])
  func gallery(name: String) throws {
    let document = try LayoutDocument(TestFolder.bytes(of: "Tests/Version1Layouts/\(name).json"))
    let picture = try #require(document.pictures.first)
    #expect(picture.attributes == nil && picture.detail == .compared)
    #expect(LayoutDiff(picture, picture).isEmpty)
    #expect(try LayoutDocument(Array(document.text.utf8)) == document)
  }
}
