import Galley
import GalleyImage
import TestSupport
import Testing

@Suite("Differing pixels that no cause explains")
struct PixelAccountTests {
  private let place: CheckPlace

  init() throws { place = try CheckPlace() }

  /// Checks three scenes, each of which shows only a title.
  private func check(_ record: RecordMode = .never, accent: String = "#0A7A4B") throws -> CheckReport {
    CheckRun(CheckOptions(baselines: place.baselines, record: record)).check(
      try ["one", "three", "two"].map { name in
        try Scene(
          yaml: """
            scene: 1
            canvas: { size: 120x80, scale: 1 }
            view: { Text: Price, foregroundStyle: "\(accent)" }

            """, file: "\(name).yaml")
      })
  }

  /// Paints a square into an empty area of the baseline image of scene 'three'.
  private func stain() throws {
    let name = "baselines/three/initial.png"
    var bitmap = try ImageDecoder.decode(try place.bytes(name))
    for y in 0..<6 {
      for x in 0..<5 {
        for channel in 0..<3 { bitmap.pixels[(y * bitmap.width + x) * 4 + channel] = 0 }
      }
    }
    try place.write(PNG.encode(bitmap), to: name)
  }

  @Test("Pixels that no cause explains are counted and form a separate cause")
  func counted() throws {
    _ = try check(.missing)
    try stain()
    let report = try check(accent: "#7A0A4B")
    let image = try #require(report.images.first { $0.scene == "three" })
    let different = try #require(image.pixels?.different)
    #expect(image.account?.unexplained == 30 && image.account?.areas == [PixelRect(x: 0, y: 0, width: 5, height: 6)])
    #expect(image.sentences.contains("30 of \(different) differing pixels are not explained by this cause"))
    #expect(report.causes.map(\.kind) == [.color, .unexplained])
    #expect(
      report.causes.last?.sentence
        == "30 of \(different) differing pixels in 'three' are not explained by the other causes")
    #expect(report.causes.last?.images == ["three/initial"] && report.causes.last?.area?.width == 5)
    #expect(image.causes == [1, 2] && report.images.first { $0.scene == "one" }?.causes == [1])
    #expect(report.json.contains("\"unexplained\""))
  }

  @Test("The page, JUnit and GitHub reports count the pixels that no cause explains")
  func formats() throws {
    _ = try check(.missing)
    try stain()
    let review = Review(try check(accent: "#7A0A4B"))
    let page = String(decoding: ReviewPage(review).html, as: UTF8.self)
    for text in [page, JUnitReport(review).xml, GitHubReport(review).summary] {
      #expect(text.contains("differing pixels are not explained by this cause"))
      #expect(text.contains("are not explained by the other causes"))
    }
  }

  @Test("An image with unexplained pixels is approved only if the cause for them is approved too")
  func approved() throws {
    _ = try check(.missing)
    try stain()
    let folder = place.path + "/artifacts"
    _ = try CheckArtifacts(folder).write(try check(accent: "#7A0A4B"))
    let read = try CheckArtifacts.read(folder)
    #expect(read.images.first { $0.scene == "three" }?.account?.unexplained == 30)
    let outcome = try Approval(from: folder).approve(.causes([1], names: []), in: place.baselines)
    #expect(outcome.written == ["one/initial", "two/initial"])
    #expect(outcome.left == ["three/initial"] && outcome.otherCauses == [2])
    #expect(try check(accent: "#7A0A4B").images.filter { $0.status == .failed }.map(\.scene) == ["three"])
    let all = try Approval(from: folder).approve(.causes([1, 2], names: []), in: place.baselines)
    #expect(all.written == ["three/initial"] && all.left.isEmpty)
  }

  @Test("If there are no other causes, only the pixel counts are reported")
  func alone() throws {
    _ = try check(.missing)
    try stain()
    let report = try check()
    #expect(report.causes.map(\.kind) == [.picture], "\(report.causes)")
    #expect(!report.text.contains("explained"), "\(report.text)")
  }

  @Test("The causes found for a design system change explain every differing pixel")
  func explained() throws {
    func check(_ design: DesignSystem, _ record: RecordMode) throws -> CheckReport {
      let options = CheckOptions(baselines: place.baselines, record: record, findsOrphans: false)
      return CheckRun(options, workers: 2).check(
        try design.files.sorted { $0.key < $1.key }.map { name, text in
          // Variants are omitted, because testing one is as conclusive as testing eight.
          try Scene(
            yaml: text.split(separator: "\n").filter { !$0.hasPrefix("variants:") }.joined(separator: "\n"),
            file: "\(name).yaml")
        })
    }
    _ = try check(DesignSystem(), .missing)
    var numbers = SplitMix64(seed: 7)
    for change in DesignChange.all(&numbers) {
      var design = DesignSystem()
      change.apply(&design)
      let report = try check(design, .never)
      for image in report.images where image.status == .failed {
        #expect(image.account?.unexplained == 0, "\(change.name), \(image.name): \(image.sentences)")
        #expect(!image.sentences.contains { $0.contains("differs in") }, "\(change.name): \(image.sentences)")
      }
    }
  }
}
