import GalleyBuild
import GalleyFiles
import Testing

@Suite("Asset catalogues in dependencies")
struct DependencyCataloguesTests {
  private static let state = """
    { "object": { "dependencies": [
      { "state": { "name": "fileSystem", "path": "/tokens" }, "subpath": "tokens" },
      { "state": { "name": "sourceControlCheckout" }, "subpath": "Icons" },
      { "state": { "name": "fileSystem", "path": "/galley" }, "subpath": "galley" } ] } }
    """

  @Test("Catalogues in local packages and in checkouts are found, and those of Galley's own tests are not")
  func found() throws {
    let folders = [
      "/tokens": ["Sources", ".build", "Package.swift"], "/tokens/Sources": ["Colors.xcassets", "Color.swift"],
      "/tokens/.build": ["Old.xcassets"], "/build/checkouts/Icons": ["Icons.xcassets"],
      "/galley": ["Own.xcassets"],
    ]
    let files = FileReader(
      read: { path, _ throws(FileProblem) in
        guard path == "/build/workspace-state.json" else { throw .notFound }
        return Array(Self.state.utf8)
      },
      list: { folders[$0] ?? [] },
      resolve: { $0 == "/galley/Sources/Previews/GalleyPreviewRunner" ? $0 : nil })
    #expect(
      DependencyCatalogues(in: "/build", files: files).folders
        == ["/build/checkouts/Icons/Icons.xcassets", "/tokens/Sources/Colors.xcassets"])
  }

  @Test("A build folder without a list of dependencies has no catalogues")
  func none() { #expect(DependencyCatalogues(in: "/none", files: .memory([:])).folders.isEmpty) }
}
