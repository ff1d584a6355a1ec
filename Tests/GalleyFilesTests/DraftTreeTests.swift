import GalleyFiles
import Testing

@Suite("Temporary folders")
struct DraftTreeTests {
  @Test("A temporary folder is deleted with its contents, and neighbouring folders are kept")
  func removed() throws {
    let place = try TemporaryFolder()
    let drafts = Drafts()
    let path = FilePath.join(place.path, "tree")
    let folder = OutputFolder(path)
    #expect(drafts.makeTree { path } == path)
    for name in ["a", "b/c/d.txt", "b/e", "späte Namen/x y"] { try folder.write([1], to: name) }
    try OutputFolder(place.path).write([1], to: "kept/file")
    drafts.removeAll {}
    #expect(!OutputFolder.exists(path) && OutputFolder.exists(FilePath.join(place.path, "kept/file")))
  }

  @Test("A temporary folder that was already deleted is not deleted again")
  func once() throws {
    let place = try TemporaryFolder()
    let drafts = Drafts()
    let path = FilePath.join(place.path, "tree")
    _ = drafts.makeTree { path }
    try OutputFolder(path).write([1], to: "a")
    drafts.removeTree(path)
    #expect(!OutputFolder.exists(path))
    try OutputFolder(path).write([1], to: "a")
    drafts.removeAll {}
    #expect(OutputFolder.exists(path))
  }
}
