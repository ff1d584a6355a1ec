import Galley
import GalleyFiles
import GalleyImage
import GalleyPicture
import GalleyReport
import Testing

@Suite("Check runs")
struct CheckRunTests {
  let place: CheckPlace

  init() throws { place = try CheckPlace() }

  @Test("Missing baselines are recorded once; later checks pass and write no file")
  func twice() throws {
    let first = try place.check()
    #expect(first.images.map(\.status) == [.new, .new])
    #expect(first.exitCode == 0)
    #expect(place.files("baselines") == ["list/middle.json", "list/middle.png", "list/top.json", "list/top.png"])
    let before = try place.identities()
    for mode in RecordMode.allCases {
      let second = try place.check { $0.record = mode }
      #expect(second.text == "2 images: 2 passed")
      #expect(second.exitCode == 0)
    }
    #expect(try place.identities() == before)
  }

  @Test("A changed word is reported with its row, together with pixel counts and limits")
  func word() throws {
    _ = try place.check()
    place.rows[1] = "Brioche"
    let report = try place.check()
    let image = try #require(report.images.first)
    #expect(report.images.map(\.status) == [.failed, .failed])
    #expect(image.sentences.first == "row 1: \"Bread\" became \"Brioche\"")
    #expect(image.layoutSentences == ["row 1: \"Bread\" became \"Brioche\""])
    let pixels = try #require(image.pixels)
    #expect(pixels.limits == [.init(name: "pixels", measured: Double(pixels.different), allowed: 0)])
    #expect(!pixels.limits[0].holds && pixels.total == 7200)
    #expect(image.difference?.bytes?.starts(with: [0x89, 0x50]) == true)
    #expect(report.exitCode == 1)
    #expect(report.text.hasSuffix("2 images: 2 failed"))
  }

  @Test("A cause shows difference images for its twelve clearest cases and lists the areas of all cases")
  func manyPictures() throws {
    let variants = "variants: { width: [\((0..<10).map { "\(100 + $0)" }.joined(separator: ", "))] }"
    var run = CheckRun(CheckOptions(baselines: place.baselines), workers: 2)
    #expect(run.check([try place.scene(variants: variants, output: "{scene}/{state}-{width}.png")]).exitCode == 0)
    place.rows[1] = "Brioche"
    run.options.cutsOut = true
    let report = run.check([try place.scene(variants: variants, output: "{scene}/{state}-{width}.png")])
    #expect(report.count(.failed) == 20 && report.causes.count == 1)
    #expect(report.images.count { $0.difference != nil } == 12)
    #expect(report.images.first { $0.name == report.causes[0].clearest }?.difference != nil)
    #expect(report.images.allSatisfy { $0.areas?.isEmpty == false && $0.pixels != nil })
    // The second row is between the first and the third.
    let area = try #require(report.causes[0].area)
    #expect((10...50).contains(area.y) && area.maxY <= 80 && area.x >= 0)
    for image in report.images {
      let cut = try #require(image.crop)
      #expect(cut.window.maxX <= 120 && cut.window.maxY <= 60)
      #expect(cut.files.map { $0.baseline != $0.actual } == true)
    }
    run.options.differencesOfCause = nil
    let whole = run.check([try place.scene(variants: variants, output: "{scene}/{state}-{width}.png")])
    #expect(whole.images.allSatisfy { $0.difference != nil })
    #expect(try place.check { _ in }.images.allSatisfy { $0.crop == nil })
  }

  @Test("Crops that were deferred are created when the page is written")
  func lateCutOuts() throws {
    var run = CheckRun(CheckOptions(baselines: place.baselines), workers: 2)
    #expect(run.check([try place.scene()]).exitCode == 0)
    place.rows[1] = "Brioche"
    run.options.cutsOut = true
    let ready = run.check([try place.scene()])
    run.options.cutOutBytes = 0
    let late = run.check([try place.scene()])
    #expect(ready.images.allSatisfy { $0.crop?.files != nil } && late.images.allSatisfy { $0.crop?.files == nil })
    #expect(late.images.map { $0.crop?.window } == ready.images.map { $0.crop?.window })
    func parts(_ report: CheckReport, _ limit: Int) -> [[Bitmap?]] {
      Review(report).keepingPictures(upTo: limit).cases.flatMap(\.frames).filter { $0.crop != nil }.map { frame in
        [frame.before, frame.after].map { image in image.flatMap { try? ImageDecoder.decode($0.bytes) } }
      }
    }
    // The size limit has space for one image and part of another.
    let limit = try #require(stride(from: 62_000, to: 200_000, by: 250).first { !parts(ready, $0).isEmpty })
    #expect(parts(late, limit) == parts(ready, limit))
  }

  @Test(
    "Each recording mode records exactly the images that it covers",
    arguments: [
      (.all, [.new, .new]), (.missing, [.new, .failed]), (.failed, [.new, .new]), (.never, [.missing, .failed]),
    ] as [(RecordMode, [CheckedImage.Status])])
  func modes(mode: RecordMode, expected: [CheckedImage.Status]) throws {
    _ = try place.check()
    try place.remove("baselines/list/top.png")
    try place.remove("baselines/list/top.json")
    place.rows[1] = "Brioche"
    let report = try place.check { $0.record = mode }
    #expect(report.images.map(\.status) == expected)
    #expect(report.exitCode == (expected.contains { [.failed, .missing].contains($0) } ? 1 : 0))
    let again = try place.check { $0.record = .never }
    #expect(again.images.map(\.status) == expected.map { $0 == .new ? .passed : $0 })
  }

  @Test("If a digest is stored instead of an image, layout changes are still reported")
  func digest() throws {
    _ = try place.check { $0.storage = .digest }
    #expect(place.files("baselines") == ["list/middle.json", "list/top.json"])
    #expect(try place.check().images.map(\.status) == [.passed, .passed])
    place.rows[1] = "Brioche"
    let report = try place.check()
    #expect(
      report.images[0].sentences == [
        "row 1: \"Bread\" became \"Brioche\"",
        "its pixels differ from the baseline, which is stored only as a digest",
      ])
    #expect(report.exitCode == 1)
    // Storing as a digest replaces the stored image, and vice versa.
    _ = try place.check { $0.record = .failed }
    #expect(place.files("baselines").count == 4)
    _ = try place.check { ($0.record, $0.storage) = (.all, .digest) }
    #expect(place.files("baselines").count == 2)
  }

  @Test("A different rendering environment is reported once, and differing images are not counted as failed")
  func otherStack() throws {
    _ = try place.check()
    for name in ["top", "middle"] {
      let path = "baselines/list/\(name).json"
      let text = String(decoding: try place.bytes(path), as: UTF8.self)
      #expect(text.contains("\"Pango\":\"") && text.contains("\"Inter "))
      try place.write(Array(text.replacing("\"Pango\":\"", with: "\"Pango\":\"0").utf8), to: path)
    }
    #expect(try place.check().exitCode == 0, "equal images pass, whatever environment drew them")
    place.rows[1] = "Brioche"
    let report = try place.check()
    #expect(report.images.map(\.status) == [.couldNotCompare, .couldNotCompare])
    #expect(report.exitCode == 2)
    #expect(report.diagnostics.count == 1)
    let message = try #require(report.diagnostics.first?.message)
    #expect(message.hasPrefix("the baselines come from another rendering environment (Pango 0"))
    #expect(message.hasSuffix("here): 2 images differ and were not compared"))
    #expect(report.text == "2 images: 2 not compared")
    #expect(try place.check { $0.environmentMismatch = .compare }.images.map(\.status) == [.failed, .failed])
    let passing = try place.check { $0.environmentMismatch = .skip }
    #expect(passing.exitCode == 0 && passing.diagnostics.count == 1)
    #expect(try place.check { $0.record = .failed }.exitCode == 0)
    #expect(try place.check().text == "2 images: 2 passed")
  }

  @Test("Orphaned baselines are reported only for the scenes that are checked")
  func orphans() throws {
    _ = try place.check()
    try place.write(try place.bytes("baselines/list/top.json"), to: "baselines/list/gone.json")
    try place.write(try place.bytes("baselines/list/top.json"), to: "baselines/other/top.json")
    try place.write(try place.bytes("baselines/list/top.png"), to: "baselines/list/foreign.png")
    let report = try place.check()
    #expect(report.images.last?.status == .orphaned)
    #expect(report.text == "list/gone: no scene draws it any more\n3 images: 2 passed, 1 orphaned")
    #expect(report.exitCode == 0)
    let orphans = OrphanedBaselines(in: place.baselines, of: [try place.scene()])
    #expect(orphans.names == ["list/gone", "other/top"])
    try orphans.remove()
    #expect(
      place.files("baselines") == [
        "list/foreign.png", "list/middle.json", "list/middle.png", "list/top.json", "list/top.png",
      ])
  }

  @Test("Scenes whose baselines would have the same name, ignoring case, are refused")
  func clash() throws {
    let first = try place.scene()
    place.name = "LIST"
    let report = CheckRun(CheckOptions(baselines: place.baselines)).check([first, try place.scene()])
    #expect(report.problems.map(\.message) == ["'list.yaml' and 'LIST.yaml' both write 'LIST/top'"])
    #expect(report.exitCode == 2)
    #expect(report.images.count == 2)
  }

  @Test("If a scene cannot be drawn, its images are counted and the check continues")
  func notDrawn() throws {
    place.rows = ["\u{0378}"]
    let broken = try place.scene()
    place.rows = ["Apples"]
    place.name = "other"
    let report = CheckRun(CheckOptions(baselines: place.baselines)).check([broken, try place.scene()])
    #expect(report.images.map(\.status) == [.couldNotCompare, .couldNotCompare, .new, .new])
    #expect(report.problems.count == 1)
    #expect(report.exitCode == 2)
  }

  @Test(
    "A git-lfs pointer is compared by its digest; if it differs, layout changes are listed too")
  func largeFilePointer() throws {
    _ = try place.check()
    let digest = SHA256.hexDigest(of: try place.bytes("baselines/list/top.png"))
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:\(digest)\nsize 3\n"
    try place.write(Array(pointer.utf8), to: "baselines/list/top.png")
    #expect(try place.check().exitCode == 0)
    place.rows[0] = "Pears"
    let report = try place.check()
    #expect(report.images.map(\.status) == [.couldNotCompare, .failed])
    let sentences = try #require(report.images.first?.sentences)
    #expect(sentences.first == "row 0: \"Apples\" became \"Pears\"" && sentences.last?.contains("git-lfs") == true)
    #expect(
      report.problems.map(\.message) == [
        "'\(place.baselines)/list/top.png' is only a git-lfs pointer: its content was not fetched"
      ])
    #expect(report.problems.first?.help?.contains("git lfs pull") == true)
    // Layout changes are printed and have a cause; only the error message mentions the pointer.
    #expect(report.text.contains("list/top: row 0: \"Apples\" became \"Pears\"") && !report.text.contains("git-lfs"))
    #expect(report.causes.first?.images.contains("list/top") == true)
  }

  @Test("A broken baseline is an error and is not overwritten")
  func broken() throws {
    _ = try place.check()
    let (picture, record) = (try place.bytes("baselines/list/top.png"), try place.bytes("baselines/list/top.json"))
    let cases: [(name: String, bytes: [UInt8], words: String)] = [
      ("top.png", Array(picture.prefix(60)), "is damaged"), ("top.png", [], "is not an image"),
      ("top.png", Array("hello".utf8), "is not an image"), ("top.json", Array(record.prefix(90)), "is damaged at byte"),
      ("top.json", Array("{\"schema\": \"galley-layout/1\"}".utf8), "is damaged at its list of images"),
    ]
    for (name, bytes, words) in cases {
      try place.write(picture, to: "baselines/list/top.png")
      try place.write(record, to: "baselines/list/top.json")
      try place.write(bytes, to: "baselines/list/\(name)")
      for mode in [RecordMode.never, .missing, .failed] {
        let report = try place.check { $0.record = mode }
        #expect(report.images.map(\.status) == [.couldNotCompare, .passed])
        #expect(report.problems.count == 1 && report.problems[0].message.contains(words), "\(report.problems)")
        #expect(try place.bytes("baselines/list/\(name)") == bytes)
      }
    }
    try place.remove("baselines/list/top.png")
    try place.write(record, to: "baselines/list/top.json")
    #expect(try place.check().problems.first?.message.hasSuffix("top.json' is missing") == true)
    try place.write([1], to: "baselines/list/top.png/file")
    #expect(try place.check().problems.first?.message.contains("is a folder") == true)
  }
}
