import GalleyFiles
import Testing

@Suite("File paths")
struct FilePathTests {
  @Test(
    "A path is split into folder, name, stem and extension",
    arguments: [
      ("list.yaml", [".", "list.yaml", "list", "yaml"]),
      ("a/b/list.YAML", ["a/b", "list.YAML", "list", "yaml"]),
      ("/list", ["/", "list", "list", ""]),
      ("a/.hidden", ["a", ".hidden", ".hidden", ""]),
      ("a/archive.tar.gz", ["a", "archive.tar.gz", "archive.tar", "gz"]),
      ("", [".", "", "", ""]),
    ])
  func parts(path: String, parts: [String]) {
    #expect(
      [FilePath.folder(of: path), FilePath.name(of: path), FilePath.stem(of: path), FilePath.fileExtension(of: path)]
        == parts)
  }

  @Test(
    "Relative paths are joined to a folder, and absolute paths are left unchanged",
    arguments: [
      (".", "a.csv", "a.csv"), ("", "a.csv", "a.csv"), ("x", "a.csv", "x/a.csv"), ("x/", "a.csv", "x/a.csv"),
      ("x", "/a.csv", "/a.csv"), ("/", "a.csv", "/a.csv"),
    ])
  func joining(folder: String, path: String, joined: String) {
    #expect(FilePath.join(folder, path) == joined)
  }

  @Test(
    "Normalizing a path removes redundant components and keeps leading parent references",
    arguments: [
      ("a/./b//c", "a/b/c"), ("a/../b", "b"), ("../a", "../a"), ("a/../../b", "../b"), ("/..", "/"),
      ("/a/../../b", "/b"),
      ("../../a", "../../a"), ("", ""),
    ])
  func cleaning(path: String, cleaned: String) {
    #expect(FilePath.normalized(path) == cleaned)
  }

  @Test("Paths that stay inside their folder are accepted", arguments: ["a", "a/../b", "./a", "a/..", "..a", "a/..b"])
  func inside(path: String) {
    #expect(FilePath.staysInside(path))
  }

  @Test(
    "Paths that leave their folder, are absolute or contain NUL are rejected",
    arguments: ["..", "a/../../b", "/a", "a\0"])
  func outside(path: String) {
    #expect(!FilePath.staysInside(path))
  }

  @Test("A folder contains itself and its descendants, but not a sibling with the same name prefix")
  func below() {
    #expect(FilePath.isBelow("/a/b", "/a"))
    #expect(FilePath.isBelow("/a", "/a"))
    #expect(FilePath.isBelow("/a", "/"))
    #expect(!FilePath.isBelow("/ab", "/a"))
  }
}
