import Galley
import GalleyRender
import GalleySnapshot
import GalleyStage
import Testing

/// The files of `Tests/Version1Layouts` were written by the program of version 1, of the scene beside them.
@Suite("Layouts of version 1")
struct Version1Tests {
  private func read(_ name: String) throws -> LayoutDocument {
    try LayoutDocument(TestFolder.bytes(of: "Tests/Version1Layouts/" + name))
  }

  /// The layout of the scene as it is today.
  private func today() throws -> LayoutSnapshot {
    let scene = try Scene(contentsOf: TestFolder.path(of: "Tests/Version1Layouts/guests.yaml"))
    let proofs = try SceneRenderer(scene).proofs()
    return LayoutSnapshot(try #require(proofs.first { $0.source.state.name == "on" }))
  }

  private func all(_ view: InspectedView) -> [InspectedView] { [view] + view.children.flatMap(all) }

  @Test(
    "What 'galley inspect' wrote and what a baseline recorded is the scene of today",
    arguments: ["inspected.json", "baseline.json"])
  func same(name: String) throws {
    let old = try #require(try read(name).pictures.first)
    let now = try today()
    #expect(LayoutDiff(old, now).sentences == [] && LayoutDiff(now, old).sentences == [])
    // Version 1 recorded no controls, so it has no attribute that says so.
    let attributes = now.attributes?.filter { $0.key != "controls" }
    #expect((old.size, old.scale, old.attributes) == (now.size, now.scale, attributes))
    #expect(old.state == "on")
  }

  @Test("A baseline of version 1 holds what comparisons ask for, and its fit is known by its number")
  func record() throws {
    let old = try #require(try read("baseline.json").pictures.first)
    var now = try today().compared
    #expect(old.detail == .compared)
    // A record has its variant elsewhere.
    now.variant = []
    #expect(old.view == now.view)
    let rows = all(old.view).compactMap(\.fit)
    #expect(rows.count == 3 && rows.allSatisfy { $0.decision == 0 && $0.isUniform })
    let shared = try #require(old.sharedFits.first)
    #expect(shared.list?.name == "guests" && shared.fit.candidates == ["HStack", "VStack"])
    #expect(shared.fit.findings.map(\.needed) == now.sharedFits.first?.fit.findings.map(\.needed))
    #expect(all(old.view).allSatisfy { $0.origin == nil })
  }

  @Test("What 'source' of a view meant to 'galley inspect' is its place, and finds the fit that rows share")
  func source() throws {
    let (old, now) = (try #require(try read("inspected.json").pictures.first), try today())
    let (before, after) = (all(old.view), all(now.view))
    #expect(before.map(\.origin?.line) == after.map(\.origin?.line))
    #expect(before.map(\.fit?.decision) == after.map(\.fit?.decision))
    #expect(before.map(\.attributes) == after.map(\.attributes))
    #expect(old.sharedSizes.map(\.columns) == now.sharedSizes.map(\.columns))
  }

  @Test("An animation's record of version 1 has the layouts of its moments")
  func motion() throws {
    let document = try read("motion.json")
    #expect(document.pictures.map(\.state) == ["script", "held", ""])
    #expect(document.pictures.allSatisfy { $0.detail == .compared })
    #expect(LayoutDiff(document.pictures[0], document.pictures[1]).isEmpty)
    #expect(!LayoutDiff(document.pictures[0], document.pictures[2]).isEmpty)
  }

  @Test(
    "Records that tell no attributes are read, and tell none",
    arguments: ["settings-top-light", "header-top", "menu-top-dark"])
  func gallery(name: String) throws {
    let document = try LayoutDocument(TestFolder.bytes(of: "Tests/Version1Layouts/\(name).json"))
    let picture = try #require(document.pictures.first)
    #expect(picture.attributes == nil && picture.detail == .compared)
    #expect(LayoutDiff(picture, picture).isEmpty)
    #expect(try LayoutDocument(Array(document.text.utf8)) == document)
  }
}
