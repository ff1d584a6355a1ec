import Foundation
import Galley
import GalleyDiff
import GalleyImage
import GalleyReport
import Testing

@Suite("Script checks")
struct ScriptCheckTests {
  let place: CheckPlace

  init() throws {
    place = try CheckPlace()
    place.rows = ["Apples", "Bread", "Cheese", "Dates"]
    place.script = Self.script(by: -40)
  }

  /// A script that drags the list to its end and then waits.
  private static func script(by distance: Int, fps: Int = 20, rest: String = "") -> String {
    """
    script: { fps: \(fps), steps: [ { hold: 100ms }, { drag: { in: list, by: [0, \(distance)], over: 200ms } },
      { scrollTo: { in: list, to: "row:3", anchor: bottom } }, { mark: end of list }, { hold: 200ms }\(rest) ] }
    """
  }

  private func check(workers: Int = 1, _ change: (inout CheckOptions) -> Void = { _ in }) throws -> CheckReport {
    try place.check(workers: workers) {
      $0.checksScripts = true
      change(&$0)
    }
  }

  @Test("Scripts are checked only on request, and checks without scripts keep their baselines")
  func asked() throws {
    #expect(try place.check().images.map(\.name) == ["list/top", "list/middle"])
    #expect(try check().images.map(\.status) == [.passed, .passed, .new])
    let files = ["middle.json", "middle.png", "script.json", "script.png", "top.json", "top.png"]
    #expect(place.files("baselines") == files.map { "list/\($0)" })
    let animation = try AnimationDecoder.decode(try place.bytes("baselines/list/script.png"))
    #expect(abs(animation.frames.reduce(0) { $0 + $1.duration } - 0.7) < 0.001)
    let before = try place.identities()
    #expect(try check { $0.record = .all }.text == "3 images: 3 passed")
    #expect(try check(workers: 3) { $0.record = .all }.text == "3 images: 3 passed")
    #expect(try place.check().text == "2 images: 2 passed", "an image that this run does not draw is not an orphan")
    #expect(OrphanedBaselines(in: place.baselines, of: [try place.scene()]).names.isEmpty)
    #expect(try place.identities() == before)
    place.script = ""
    #expect(try check().images.map(\.status) == [.passed, .passed, .orphaned])
  }

  @Test("A changed word is reported with the mark and frames that show it; earlier frames are identical")
  func word() throws {
    _ = try check()
    place.rows[3] = "Dill"
    let report = try check()
    #expect(report.images.map(\.status) == [.passed, .passed, .failed])
    let image = try #require(report.images.last)
    #expect(image.sentences.first == "at 'end of list': row 3: \"Dates\" became \"Dill\"")
    let changed = image.frames.filter { $0.different > 0 }
    let first = try #require(changed.first)
    #expect(first.index > 2 && changed.map(\.index) == Array(first.index..<image.frames.count))
    #expect(image.sentences[1].hasPrefix("\(changed.count) of \(image.frames.count) frames differ, from frame "))
    #expect(image.frames.map(\.time) == image.frames.indices.map { Double($0) / 20 })
    for frame in image.frames {
      #expect((frame.different > 0) == (frame.difference != nil))
      #expect((frame.index >= first.index - 1) == (frame.baseline != nil && frame.actual != nil), "and the one before")
      #expect(frame.sentences.isEmpty == (frame.different == 0))
    }
    let worst = try #require(changed.map(\.different).max())
    #expect(image.pixels?.different == worst && image.pixels?.limits.first?.measured == Double(worst))
    // The pixel limit applies to each frame.
    let passing = try check { $0.comparison.limits = DiffLimits(pixels: worst) }
    #expect(passing.exitCode == 0)
    #expect(try check { $0.comparison.limits = DiffLimits(pixels: worst - 1) }.exitCode == 1)
  }

  @Test("A changed scroll offset is reported with the first frame that it affects")
  func way() throws {
    _ = try check()
    place.script = Self.script(by: -50)
    let image = try #require(try check().images.last)
    #expect(image.status == .failed)
    #expect(image.sentences.contains("in frame 3 'list' is scrolled to 0, 12.5 instead of 0, 10"), "\(image.sentences)")
    #expect(image.frames[2].different == 0 && image.frames[3].different > 0)
    #expect(image.frames[3].sentences.first == "'list' is scrolled to 0, 12.5 instead of 0, 10")
  }

  @Test("A changed duration or frame rate is reported separately from changed frames")
  func timing() throws {
    _ = try check()
    place.script = Self.script(by: -40, rest: ", { hold: 500ms }")
    let longer = try #require(try check().images.last)
    #expect(longer.sentences.contains("it lasts 1.05 s instead of 0.7"), "\(longer.sentences)")
    #expect(longer.frames.allSatisfy { $0.different == 0 })
    #expect(longer.frames.last?.sentences == ["the baseline ends before this frame"])
    #expect(longer.frames.last?.actual != nil && longer.frames.last?.baseline == nil)
    place.script = Self.script(by: -40)
    let rate = try #require(try check { $0.framesPerSecond = 10 }.images.last)
    #expect(rate.status == .failed)
    #expect(
      rate.sentences.first
        == "10 frames per second instead of 20; Galley compared frames that are shown at the same time")
    #expect(rate.frames.allSatisfy { $0.different == 0 }, "a frame depends only on its time: \(rate.sentences)")
  }

  @Test("If frames are stored as digests instead of an animation, differing frames are still found")
  func digests() throws {
    _ = try check { $0.storage = .digest }
    #expect(place.files("baselines").allSatisfy { $0.hasSuffix(".json") })
    #expect(try check().exitCode == 0)
    place.rows[3] = "Dill"
    let image = try #require(try check().images.last)
    #expect(image.sentences.first == "at 'end of list': row 3: \"Dates\" became \"Dill\"")
    let pictures = try check { ($0.record, $0.storage) = (.all, .png) }
    #expect(pictures.exitCode == 0)
    place.rows[3] = "Dates"
    let frames = try #require(try check().images.last?.frames)
    #expect(image.frames.map(\.sentences.isEmpty) == frames.map(\.sentences.isEmpty))
  }

  @Test("approve accepts the new animation from the artifacts folder")
  func approval() throws {
    _ = try check()
    place.rows[3] = "Dill"
    let kept = place.path + "/kept"
    let written = try CheckArtifacts(kept).write(try check())
    let read = try CheckArtifacts.read(kept)
    #expect(read.text == written.text)
    #expect(read.images.last?.frames.map(\.sentences) == written.images.last?.frames.map(\.sentences))
    let review = Review(read)
    let reviewed = try #require(review.cases.last)
    #expect(reviewed.unit == .frame && reviewed.frames.count == written.images.last?.frames.count)
    #expect(reviewed.changedFrames.allSatisfy { $0.before != nil && $0.after != nil && !$0.areas.isEmpty })
    #expect(reviewed.frames.first?.isChanged == false)
    #expect(reviewed.frames.first?.sentences == ["no differences"])
    #expect(try Approval(from: kept).approve(.names(["list/script"]), in: place.baselines).written == ["list/script"])
    #expect(try check().exitCode == 0)
    // The artifacts of frames that no longer differ are deleted.
    _ = try CheckArtifacts(kept).write(try check())
    #expect(place.files("kept") == ["check.json"])
  }

  @Test("Masked views are excluded at the position that they have in each frame")
  func masks() throws {
    func scene(_ color: String) throws -> Scene {
      try Scene(
        yaml: """
          scene: 1
          canvas: { size: 80x60, scale: 1 }
          view:
            ScrollView: { VStack: [ { Color: white, frame: { height: 90 } },
              { Color: \(color), frame: { width: 20, height: 20 }, id: box }, { Color: white, frame: { height: 90 } } ],
              spacing: 0 }
            id: list
          script: { fps: 10, steps: [ { drag: { in: list, by: [0, -100], over: 1s } } ] }
          """, file: "box.yaml")
    }
    var run = CheckRun(CheckOptions(baselines: place.baselines))
    run.options.checksScripts = true
    _ = run.check([try scene("red")])
    #expect(run.check([try scene("blue")]).images.map(\.status) == [.passed, .failed])
    run.options.comparison.maskedIDs = ["box"]
    #expect(run.check([try scene("blue")]).images.map(\.status) == [.passed, .passed])
    run.options.comparison.maskedIDs = []
    run.options.comparison.limits = DiffLimits(node: 399)
    #expect(run.check([try scene("blue")]).images.map(\.status) == [.passed, .failed])
    run.options.comparison.limits = DiffLimits(node: 400)
    #expect(run.check([try scene("blue")]).images.map(\.status) == [.passed, .passed])
  }

  @Test("The frames of a rotating device have the same canvas size")
  func turned() throws {
    place.script = "script: { fps: 5, steps: [ { hold: 200ms }, { rotate: landscape }, { hold: 400ms } ] }"
    place.size = "120x200"
    #expect(try check().exitCode == 0)
    let frames = try AnimationDecoder.decode(try place.bytes("baselines/list/script.png")).frames
    #expect(frames.count == 2 && frames.allSatisfy { $0.bitmap.width == 200 && $0.bitmap.height == 200 })
    #expect(try check().text == "3 images: 3 passed")
  }

  @Test("A broken baseline of an animation is an error and is not overwritten")
  func broken() throws {
    _ = try check()
    let whole = try place.bytes("baselines/list/script.png")
    let still = try place.bytes("baselines/list/top.png")
    let other = try place.bytes("baselines/list/script.json")
    for bytes in [Array(whole.prefix(whole.count / 2)), Array(whole.prefix(60)), still, Array("hello".utf8), []] {
      try place.write(bytes, to: "baselines/list/script.png")
      let report = try check { $0.record = .missing }
      #expect(report.images.map(\.status) == [.passed, .passed, .couldNotCompare])
      #expect(report.problems.count == 1 && report.exitCode == 2, "\(report.problems)")
      #expect(try place.bytes("baselines/list/script.png") == bytes)
    }
    try place.write(whole, to: "baselines/list/script.png")
    let text = String(decoding: other, as: UTF8.self)
    let rate = text.replacing("\"framesPerSecond\":20", with: "\"framesPerSecond\":-1")
    try place.write(Array(rate.utf8), to: "baselines/list/script.json")
    #expect(try check().exitCode == 0, "equal files pass, whatever their records contain")
  }

  @Test("A script step that cannot be performed is reported, and the states are still checked")
  func problem() throws {
    place.script = "script: { steps: [ { tap: \"3\" } ] }"
    let report = try check()
    #expect(report.images.map(\.status) == [.new, .new, .couldNotCompare])
    #expect(report.problems.count == 1 && report.exitCode == 2)
  }
}
