import Foundation
import Testing

@Suite("galley render with unwritable output")
struct OutputFolderCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeList()
  }

  @Test("A file in place of the output folder is kept, and no file is written")
  func fileForFolder() throws {
    try place.write("precious", to: "out")
    let run = try place.galley("render", "list.yaml", "--output", "out")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("error: cannot write 'out': File exists\n"))
    #expect(run.errors.contains("help: a file has the name of the folder"))
    #expect(try place.text(of: "out") == "precious")
  }

  @Test("A folder in place of an output file is kept; the other files are written")
  func folderForFile() throws {
    try place.write("precious", to: "out/list/top.png/inside")
    let run = try place.galley("render", "list.yaml", "--output", "out", "--json")
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot write 'out/list/top.png': Is a directory\n"))
    #expect(place.files(below: "out") == ["list/middle.png", "list/top.png/inside"])
    let files = try #require(try run.object()["files"] as? [[String: Any]])
    #expect(files.map { $0["path"] as? String } == ["out/list/middle.png"])
  }

  @Test("If the output folder is unwritable, galley exits with 2 and prints a suggestion")
  func readOnlyFolder() throws {
    // Even root cannot create files in /proc; on macOS the system volume is read-only.
    let folder = FileManager.default.fileExists(atPath: "/proc/self") ? "/proc/self/fdinfo" : "/System/Library"
    let run = try place.galley("render", "list.yaml", "--output", folder)
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot write '\(folder)/list': "))
    #expect(run.errors.contains("help: choose a writable folder, with --output"))
  }

  @Test(
    "If the disk is full, the old file is kept, no draft is left, and an error is reported",
    .enabled(if: SmallDisk.isPossible))
  func fullDisk() throws {
    let disk = try SmallDisk(kilobytes: 4)
    try place.writeList(output: "  - png: \"{state}.png\"")
    try Data("old".utf8).write(to: URL(filePath: disk.path + "/top.png"))
    let run = try place.galley("render", "list.yaml", "--output", disk.path, "--scale", "8")
    #expect(run.status == 2)
    #expect(run.errors.contains("No space left on device"))
    #expect(run.errors.contains("help: free some disk space; existing files are unchanged"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == ["top.png"])
    #expect(try Data(contentsOf: URL(filePath: disk.path + "/top.png")) == Data("old".utf8))
  }

  @Test(
    "If writing to stdout fails, the command fails too",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: [
      ["schema"], ["help"], ["--version"], ["render", "--help"], ["help", "sections"], ["help", "render"],
      ["--generate-completion-script", "bash"],
    ])
  func fullStdout(arguments: [String]) throws {
    let process = try CommandRun.process(arguments, in: place.path)
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = try place.emptyFile("errors")
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(try place.text(of: "errors").hasPrefix("error: cannot write 'stdout': No space left on device\n"))
  }

  @Test("A link that leads out of the output folder is refused; the output folder may be a link itself")
  func links() throws {
    try place.makeFolder("away")
    try place.makeFolder("out")
    try place.link("out/list", to: "../away")
    let run = try place.galley("render", "list.yaml", "--output", "out", "--only", "top")
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot write 'out/list/top.png': it leads out of the output folder"))
    #expect(place.files(below: "away").isEmpty)

    try place.link("here", to: "away")
    #expect(try place.galley("render", "list.yaml", "--output", "here").status == 0)
    #expect(place.files(below: "away") == ["list/middle.png", "list/top.png"])
  }

  @Test("A link in place of an output file is replaced, and its target is kept")
  func linkForFile() throws {
    try place.write("precious", to: "away.png")
    try place.makeFolder("output/list")
    try place.link("output/list/top.png", to: "../../away.png")
    #expect(try place.galley("render", "list.yaml", "--only", "top").status == 0)
    #expect(try place.text(of: "away.png") == "precious")
    #expect(try PNGFile(place.bytes(of: "output/list/top.png")).size == [120, 60])
  }

  @Test("A killed run leaves only complete files, and the next run deletes the drafts", arguments: [5, 15, 30, 60])
  func killed(milliseconds: UInt32) throws {
    let states = (0..<60).map { "  - { name: s\($0), scroll: { list: { offset: \($0) } } }" }
    let scene = try place.text(of: "list.yaml").replacing("  - name: top", with: states.joined(separator: "\n"))
    try place.write(scene, to: "list.yaml")
    let arguments = ["render", "list.yaml", "--scale", "4"]
    let process = try CommandRun.process(arguments, in: place.path)
    process.standardOutput = try place.emptyFile("words")
    process.standardError = process.standardOutput
    try process.run()
    usleep(milliseconds * 1000)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    for file in place.files(below: "output") where file.hasSuffix(".png") {
      let bytes = try place.bytes(of: "output/" + file)
      #expect(bytes.suffix(8) == Data([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]), "\(file) is half-written")
    }
    #expect(try CommandRun(arguments, in: place.path).status == 0)
    #expect(place.files(below: "output").count == 61)
    #expect(place.files(below: "output").allSatisfy { $0.hasSuffix(".png") })
  }
}
