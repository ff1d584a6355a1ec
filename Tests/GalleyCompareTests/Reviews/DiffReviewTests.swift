import Galley
import GalleyDiff
import GalleyImage
import GalleyReport
import Testing

@Suite("Review pages for comparisons")
struct DiffReviewTests {
  private let white = TestFiles.bitmap(40, 30) { _, _ in [255, 255, 255, 255] }
  private let dotted = TestFiles.bitmap(40, 30) { x, y in x == 3 && y == 4 ? [0, 0, 0, 255] : [255, 255, 255, 255] }

  private func review(_ first: [UInt8], _ second: [UInt8]) -> Review {
    let options = DiffOptions(drawsPictures: true, keepsEvidence: true)
    let run = DiffRun(options, files: .memory(["a": first, "b": second]))
    return Review(run.compare("a", "b"))
  }

  @Test("A differing image is shown with both files, the difference image and the changed area")
  func failed() throws {
    let files = (PNG.encode(white, scale: 2), PNG.encode(dotted, scale: 2))
    let reviewed = try #require(review(files.0, files.1).cases.first)
    let frame = try #require(reviewed.frames.first)
    #expect(reviewed.verdict == .failed && reviewed.unit == .picture)
    #expect(reviewed.sentences == ["1 of 1,200 pixels differs (0.083 %; exact), all inside 1 × 1 at (3, 4)"])
    #expect(frame.before?.bytes == files.0 && frame.after?.bytes == files.1 && frame.after?.scale == 2)
    #expect(frame.marks?.size == PixelSize(width: 40, height: 30))
    #expect(frame.areas == [PixelRect(x: 3, y: 4, width: 1, height: 1)])
    #expect(frame.count ?? (0, 0) == (1, 1200))
  }

  @Test("An identical image passes, and no images are stored for it")
  func passed() throws {
    let reviewed = try #require(review(PNG.encode(white), PNG.encode(white)).cases.first)
    #expect(reviewed.verdict == .passed && reviewed.frames.isEmpty && !reviewed.fails)
  }

  @Test("A file that is not an image is shown as broken, with a suggestion")
  func broken() throws {
    let reviewed = try #require(review(PNG.encode(white), [1, 2, 3]).cases.first)
    #expect(reviewed.verdict == .broken && reviewed.sentences.count == 2)
  }

  @Test("Changed, unchanged and additional frames are distinguished")
  func frames() throws {
    let review = review(
      TestFiles.animation([white, white, white]), TestFiles.animation([white, dotted, white, dotted]))
    let reviewed = try #require(review.cases.first)
    #expect(review.cases.count == 1 && reviewed.unit == .frame && reviewed.verdict == .failed)
    #expect(reviewed.frames.map(\.isChanged) == [false, true, false, true])
    #expect(reviewed.frames.map(\.name) == ["frame 0", "frame 1", "frame 2", "frame 3"])
    #expect(reviewed.frames[0].before == reviewed.frames[0].after)
    #expect(reviewed.frames[3].before == nil && reviewed.frames[3].after != nil)
    #expect(reviewed.sentences.first == "2 of 4 frames differ")
    // One sentence about the length, and one for each differing frame.
    #expect(reviewed.sentences.count == 4)
  }

  @Test("Durations are reported for each frame, and the total duration once")
  func durations() throws {
    let frames = [white, white, white]
    let review = review(
      TestFiles.animation(frames, delays: [4, 4, 4]), TestFiles.animation(frames, delays: [4, 9, 4]))
    let reviewed = try #require(review.cases.first)
    #expect(reviewed.frames.map(\.isChanged) == [false, true, false])
    #expect(reviewed.frames[1].sentences == ["it is shown for 90 ms instead of 40 ms"])
    #expect(reviewed.sentences.first == "1 of 3 frames differs")
    #expect(reviewed.sentences.last == "frame 1: it is shown for 90 ms instead of 40 ms")
    #expect(reviewed.sentences.count == 3)
  }
}
