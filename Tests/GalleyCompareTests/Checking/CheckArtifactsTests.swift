import Galley
import GalleyImage
import Testing

@Suite("Check artifacts")
struct CheckArtifactsTests {
  let place: CheckPlace

  init() throws {
    place = try CheckPlace()
    _ = try place.check()
    place.rows[1] = "Brioche"
  }

  private var artifacts: String { place.path + "/artifacts" }

  private func keep(_ report: CheckReport) throws -> CheckReport { try CheckArtifacts(artifacts).write(report) }

  @Test("A check report can be written and read back without changes")
  func roundTrip() throws {
    let written = try keep(try place.check { $0.record = .never })
    let read = try CheckArtifacts.read(artifacts)
    #expect(read.json == written.json)
    #expect(read.text == written.text)
    #expect(read.acceptCommand == "galley approve --from \(artifacts) --baseline FOLDER")
    #expect(read.images.map { $0.actual?.layout } == written.images.map { $0.actual?.layout })
    #expect(read.images.map { $0.baseline?.layout } == written.images.map { $0.baseline?.layout })
    #expect(read.images.map { $0.actual?.read() } == written.images.map { $0.actual?.bytes })
    #expect(
      place.files("artifacts").filter { $0.contains("top") } == [
        "actual/list/top.json", "actual/list/top.png", "baseline/list/top.json", "baseline/list/top.png",
        "difference/list/top.png",
      ])
  }

  @Test("A new check deletes only the artifacts that the previous check wrote")
  func cleaning() throws {
    _ = try keep(try place.check())
    try place.write([1], to: "artifacts/notes.txt")
    place.rows[1] = "Bread"
    _ = try keep(try place.check())
    #expect(place.files("artifacts") == ["check.json", "notes.txt"])
  }

  @Test("A check with the same result does not rewrite its files and restores modified ones")
  func sameResult() throws {
    let check = { try keep(try place.check { $0.record = .never }) }
    let first = try check()
    let whole = try place.bytes("artifacts/actual/list/top.png")
    let identities = try place.identities("artifacts/actual")
    #expect(try check() == first)
    #expect(try place.identities("artifacts/actual") == identities)
    try place.write(whole.map { $0 ^ 1 }, to: "artifacts/actual/list/top.png")
    #expect(try check() == first)
    #expect(try place.bytes("artifacts/actual/list/top.png") == whole)
  }

  @Test("After approving from the artifacts, the check passes; approving again writes no file")
  func approve() throws {
    _ = try keep(try place.check())
    let first = try Approval(from: artifacts).approve(.all, in: place.baselines)
    #expect(first.written == ["list/top", "list/middle"])
    #expect(try place.check().text == "2 images: 2 passed")
    let identities = try place.identities()
    let second = try Approval(from: artifacts).approve(.failed, in: place.baselines)
    #expect(second.text == "0 baselines written, 2 already up to date")
    #expect(try place.identities() == identities)
  }

  @Test("Images and scenes are approved by name; an unknown name is an error before anything is written")
  func names() throws {
    _ = try keep(try place.check())
    let error = #expect(throws: CheckError.self) {
      try Approval(from: artifacts).approve(.names(["list/top", "lst"]), in: place.baselines)
    }
    #expect(error?.diagnostics.map(\.message) == ["the check has no image 'lst'"])
    #expect(error?.diagnostics.first?.help == "did you mean 'list'?")
    #expect(try place.check().count(.failed) == 2)
    #expect(try Approval(from: artifacts).approve(.names(["list/top"]), in: place.baselines).written == ["list/top"])
    #expect(try place.check().images.map(\.status) == [.passed, .failed])
    #expect(try Approval(from: artifacts).approve(.names(["list"]), in: place.baselines).written == ["list/middle"])
    #expect(
      #expect(throws: CheckError.self) { try Approval(from: artifacts).approve(.new, in: place.baselines) } != nil)
  }

  @Test("An image stored as a digest is approved as a digest")
  func digest() throws {
    _ = try keep(try place.check { ($0.record, $0.storage) = (.never, .digest) })
    _ = try Approval(from: artifacts).approve(.all, in: place.baselines)
    #expect(place.files("baselines") == ["list/middle.json", "list/top.json"])
    #expect(try place.check().text == "2 images: 2 passed")
  }

  @Test("A zip file of the artifacts folder or of its contents can be approved", arguments: ["", "check-1/"])
  func archive(prefix: String) throws {
    _ = try keep(try place.check())
    let files = try place.files("artifacts").map { (prefix + $0, try place.bytes("artifacts/" + $0)) }
    try place.write(TestZip.archive(files), to: "artifact.zip")
    let outcome = try Approval(from: place.path + "/artifact.zip").approve(.all, in: place.baselines)
    #expect(outcome.written.count == 2)
    #expect(try place.check().text == "2 images: 2 passed")
  }

  @Test("A broken archive, an empty folder and a truncated report are errors when approving")
  func broken() throws {
    _ = try keep(try place.check())
    let files = try place.files("artifacts").map { ($0, try place.bytes("artifacts/" + $0)) }
    let whole = TestZip.archive(files)
    var flipped = whole
    flipped[200] ^= 0x10
    let cases: [([UInt8], String)] = [
      (Array(whole.dropLast(30)), "is damaged at its list of files"), ([], "is damaged at its list of files"),
      (flipped, "is damaged at the file"), (TestZip.archive([]), "contains no check.json"),
      (TestZip.archive([("check.json", Array("{".utf8))]), "is damaged at byte 1"),
      (TestZip.archive([("check.json", Array("{}".utf8))]), "is damaged at its list of images"),
    ]
    for (bytes, words) in cases {
      try place.write(bytes, to: "broken.zip")
      let error = #expect(throws: CheckError.self) { try CheckArtifacts.read(place.path + "/broken.zip") }
      #expect(error?.diagnostics.count == 1)
      #expect(error?.diagnostics[0].message.contains(words) == true, "\(words): \(error?.diagnostics ?? [])")
    }
    #expect(throws: CheckError.self) { try CheckArtifacts.read(place.path + "/nowhere") }
    #expect(throws: CheckError.self) { try CheckArtifacts.read(place.baselines) }
  }

  @Test("File names in an artifact that lead out of the folder are refused")
  func hostileNames() throws {
    _ = try keep(try place.check())
    let report = String(decoding: try place.bytes("artifacts/check.json"), as: UTF8.self)
    let hostile = report.replacing("\"list/top\"", with: "\"../../escaped\"")
    try place.write(Array(hostile.utf8), to: "artifacts/check.json")
    #expect(throws: CheckError.self) { try Approval(from: artifacts).approve(.all, in: place.baselines) }
    #expect(place.files("..").allSatisfy { !$0.hasSuffix("escaped.png") })
    let reading = report.replacing("actual/list/top.png", with: "../baselines/list/middle.png")
    try place.write(Array(reading.utf8), to: "artifacts/check.json")
    #expect(try CheckArtifacts.read(artifacts).images[0].actual?.bytes == nil)
  }
}
