import Foundation
import Galley
import GalleyFiles
import GalleySnapshot
import GalleyStage
import Testing

@Suite("Checks of images drawn by another program")
struct DrawnImageTests {
  let place: CheckPlace

  init() throws { place = try CheckPlace() }

  private var run: CheckRun { CheckRun(CheckOptions(baselines: place.baselines)) }

  /// Draws a Text view with padding as the image "drawn/App-Card".
  private func draw(_ text: String = "Pay", padding: Double = 8, name: String = "App-Card") throws -> DrawnImage {
    let stage = Stage(size: Size(width: 100, height: 60)) {
      Text(verbatim: text).padding(padding).background(Color.yellow)
    }
    try place.write(try stage.partialPNG(), to: "drawn/\(name).png")
    let record = stage.partialRecord(scene: "App/Card", state: "", variant: "", digests: FontDigests())
    try place.write(record.bytes, to: "drawn/\(name).json")
    return DrawnImage(name: name, folder: place.path + "/drawn", place: SourcePlace(file: "Card.swift", line: 3))
  }

  @Test("Missing baselines are recorded; identical images pass and others fail")
  func verdicts() throws {
    #expect(run.check([try draw()]).images.map(\.status) == [.new])
    #expect(place.files("baselines") == ["App-Card.json", "App-Card.png"])
    #expect(run.check([try draw()]).text == "1 image: 1 passed")
    let report = run.check([try draw("Pray")])
    #expect(report.images.map(\.status) == [.failed])
    #expect(report.images.first?.layoutSentences == ["\"Pay\" became \"Pray\""])
    #expect(report.images.first?.place == SourcePlace(file: "Card.swift", line: 3))
  }

  @Test("The description of a cause begins with the source line of the changed view")
  func sources() throws {
    _ = run.check([try draw()])
    let padding = ViewSource(file: "Sources/App/Card.swift", line: 12, column: 8)
    let text = ViewSource(file: "Sources/App/Card.swift", line: 11, column: 3)
    var asked: [String] = []
    func places(_ names: [String]) -> [String: [ViewCode<ViewSource>]] {
      asked += names
      return ["App-Card": [nil, nil, nil, padding, text].map { ViewCode(origin: $0) }]
    }
    let padded = run.check([try draw(padding: 10)], sources: places)
    #expect(
      padded.causes.map(\.sentence) == [
        "Sources/App/Card.swift:12: Text \"Pay\" has 2 pt more padding (10 instead of 8)"
      ])
    let worded = run.check([try draw("Buy")], sources: places)
    #expect(worded.causes.map(\.sentence) == ["Sources/App/Card.swift:11: \"Pay\" became \"Buy\""])
    #expect(worded.text.hasPrefix("cause 1 of 1: Sources/App/Card.swift:11: \"Pay\" became \"Buy\" (1 image)\n"))
    #expect(run.check([try draw()], sources: places).exitCode == 0)
    #expect(asked == ["App-Card", "App-Card"])
  }

  /// Draws two cards with or without their last text, and returns the sentences of the causes.
  private func causes(_ change: (Bool) -> AnyView) throws -> [String] {
    var lines: [ViewCode<ViewSource>] = []
    for isNew in [false, true] {
      let images = try ["App-Card", "App-List"].map { name in
        let stage = Stage(proposal: .unspecified, environment: EnvironmentValues()) { change(isNew) }
        try place.write(try stage.partialPNG(), to: "drawn/\(name).png")
        let record = stage.partialRecord(scene: name, state: "", variant: "", digests: FontDigests())
        try place.write(record.bytes, to: "drawn/\(name).json")
        lines = record.sites.indices.map { line in
          ViewCode(
            origin: ViewSource(file: "Card.swift", line: line + 1, column: 1),
            styles: [.color: ViewSource(file: "Style.swift", line: line + 1, column: 1)])
        }
        return DrawnImage(name: name, folder: place.path + "/drawn")
      }
      let report = run.check(images) { names in Dictionary(uniqueKeysWithValues: names.map { ($0, lines) }) }
      if isNew { return report.causes.map(\.sentence) }
    }
    return []
  }

  @Test("A view missing from several previews is reported as one cause, at its container's source line")
  func removed() throws {
    let sentences = try causes { isNew in
      AnyView(
        HStack {
          Text("Heron Lake");
          VStack {
            Text("Northmoor"); if !isNew { Text("7 km") }
          }
        })
    }
    #expect(sentences == ["Card.swift:3: Text \"7 km\" is gone"])
  }

  @Test("If a drawing and a label swap positions, this is reported as one cause, not as two")
  func order() throws {
    let sentences = try causes { isNew in
      let drawing = ZStack {
        Circle().fill(Color.red); Rectangle().fill(Color.blue).frame(width: 4)
      }.frame(width: 20, height: 20)
      return AnyView(
        HStack {
          if isNew { Text("Heron Lake"); drawing; Text("7 km") } else { drawing; Text("Heron Lake"); Text("7 km") }
        })
    }
    #expect(sentences.count == 1 && sentences[0].contains("Text and ZStack changed places"), "\(sentences)")
  }

  @Test("A changed colour that a view inherits is reported at the line of the modifier that set it")
  func inherited() throws {
    let sentences = try causes { isNew in
      AnyView(HStack { Text("Heron Lake") }.foregroundStyle(isNew ? Color.red : .blue))
    }
    #expect(sentences.count == 1 && sentences[0].hasPrefix("Style.swift:"), "\(sentences)")
  }

  @Test("A changed colour that a shape sets itself is reported at the line of the shape")
  func filled() throws {
    let sentences = try causes { isNew in
      AnyView(Rectangle().fill(isNew ? Color.red : .blue).frame(width: 20, height: 20))
    }
    #expect(sentences.count == 1, "\(sentences)")
  }

  @Test("A hidden view is reported as a single cause; modifiers that never affect the image are left out")
  func hidden() throws {
    let sentences = try causes { isNew in
      let text = Text("7 km")
      return AnyView(
        HStack {
          Text("Heron Lake")
          if isNew { text.hidden() } else { text.accessibilityAddTraits(.isSelected) }
        })
    }
    #expect(sentences.count == 1 && sentences[0].contains("hidden now"), "\(sentences)")
  }

  @Test("If a canvas grows with its content, the first cause is the change in the content")
  func canvas() throws {
    let sentences = try causes { isNew in AnyView(Text("Pay").padding(isNew ? 12 : 8)) }
    #expect(
      sentences.first?.contains("more padding") == true || sentences.first?.contains("padding is 12") == true,
      "\(sentences)")
  }

  @Test("Approving copies images to the baselines even if they come from memory")
  func approval() throws {
    _ = run.check([try draw()])
    let report = run.check([try draw("Buy")])
    _ = try CheckArtifacts(place.path + "/check").write(report)
    _ = try Approval(from: place.path + "/check").approve(.all, in: place.baselines)
    #expect(run.check([try draw("Buy")]).exitCode == 0)
  }

  @Test("Images that were not drawn or cannot be read are reported and not compared")
  func undrawn() throws {
    let image = try draw()
    _ = run.check([image])
    var failed = image
    failed.problem = "Signal 11 stopped the program"
    let report = run.check([failed])
    #expect(report.images.map(\.status) == [.couldNotCompare])
    #expect(report.images.first?.sentences == ["Signal 11 stopped the program"])
    #expect(report.exitCode == 2)
    try place.remove("drawn/App-Card.json")
    let unread = run.check([image])
    #expect(unread.exitCode == 2)
    #expect(unread.problems.count == 1)
  }

  @Test("Baselines of images that are no longer drawn are reported as orphaned, except in a sharded check")
  func orphans() throws {
    let images = [try draw(), try draw("Buy", name: "App-Button")]
    _ = run.check(images)
    #expect(run.check([images[0]]).images.map(\.status) == [.passed, .orphaned])
    var shard = run
    shard.options.shard = FrameSelection.Shard("1/2")
    let first = shard.check([images[0]], all: ["Card", "Button"])
    #expect(first.images.map(\.status) == [.passed])
    shard.options.shard = FrameSelection.Shard("2/2")
    let second = shard.check([images[1]], all: ["Card", "Button"])
    let merged = try CheckReport(merging: [("a", first), ("b", second)])
    #expect(merged.images.map(\.status) == [.passed, .passed])
    let others = shard.check([images[1]], all: ["Button"])
    #expect(throws: CheckError.self) { try CheckReport(merging: [("a", first), ("b", others)]) }
  }
}
