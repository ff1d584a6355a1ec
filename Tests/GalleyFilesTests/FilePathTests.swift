import GalleyFiles
import Testing

@Suite("Paths as text")
struct FilePathTests {
  @Test(
    "A path is taken apart into folder, name, stem and extension",
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
    "A path is seen from a folder, and an absolute one stays",
    arguments: [
      (".", "a.csv", "a.csv"), ("", "a.csv", "a.csv"), ("x", "a.csv", "x/a.csv"), ("x/", "a.csv", "x/a.csv"),
      ("x", "/a.csv", "/a.csv"), ("/", "a.csv", "/a.csv"),
    ])
  func joining(folder: String, path: String, joined: String) {
    #expect(FilePath.join(folder, path) == joined)
  }

  @Test(
    "Cleaning takes out what goes nowhere, and keeps what climbs above the start",
    arguments: [
      ("a/./b//c", "a/b/c"), ("a/../b", "b"), ("../a", "../a"), ("a/../../b", "../b"), ("/..", "/"),
      ("/a/../../b", "/b"),
      ("../../a", "../../a"), ("", ""),
    ])
  func cleaning(path: String, cleaned: String) {
    #expect(FilePath.normalized(path) == cleaned)
  }

  @Test("A path inside its folder never climbs above it", arguments: ["a", "a/../b", "./a", "a/..", "..a", "a/..b"])
  func inside(path: String) {
    #expect(FilePath.staysInside(path))
  }

  @Test("A path that climbs, is absolute or holds a zero is not inside", arguments: ["..", "a/../../b", "/a", "a\0"])
  func outside(path: String) {
    #expect(!FilePath.staysInside(path))
  }

  @Test("A folder holds itself and what is below, not its neighbours with longer names")
  func below() {
    #expect(FilePath.isBelow("/a/b", "/a"))
    #expect(FilePath.isBelow("/a", "/a"))
    #expect(FilePath.isBelow("/a", "/"))
    #expect(!FilePath.isBelow("/ab", "/a"))
  }
}
