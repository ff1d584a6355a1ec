import Galley
import GalleyDiff
import GalleyImage
import Testing

@Suite("Still images in file formats that can be animated")
struct StillPictureTests {
  private let picture = TestFiles.bitmap(2, 2) { x, y in x == y ? [0, 0, 0, 255] : [255, 255, 255, 255] }

  /// The same image in each lossless format.
  private func files() throws -> [String: [UInt8]] {
    [
      "a.png": PNG.encode(picture), "a.apng": TestFiles.animation([picture]),
      "a.gif": TestGIF.file(frames: [[0, 1, 1, 0]], delays: [10]), "a.webp": try WebPWriter.still(picture),
    ]
  }

  @Test("A still image is compared as the same image in every format, not as an animation")
  func same() throws {
    let files = try files()
    let run = DiffRun(files: .memory(files))
    for first in files.keys.sorted() {
      for second in files.keys.sorted() where first != second {
        let report = run.compare(first, second)
        #expect(report.text == "no pixel of 4 differs (exact)", "\(first), \(second)")
        #expect(report.parts.map(\.section) == [""])
      }
    }
  }

  @Test("A differing pixel in a still image in such a format is counted as in any other image")
  func different() throws {
    let other = TestGIF.file(frames: [[0, 1, 1, 1]], delays: [10])
    let report = DiffRun(files: .memory(["a": try WebPWriter.still(picture), "b": other])).compare("a", "b")
    #expect(report.text == "1 of 4 pixels differs (25 %; exact), all inside 1 × 1 at (1, 1)")
  }

  @Test("A still image can be compared with an animation only if its format can store several frames")
  func moving() throws {
    let moving = TestGIF.file(frames: [[0, 1, 1, 0], [0, 0, 0, 0]], delays: [10, 10])
    let run = DiffRun(files: .memory(["m": moving, "s": try WebPWriter.still(picture), "p": PNG.encode(picture)]))
    #expect(run.compare("s", "m").outcome == .different)
    #expect(
      run.compare("p", "m").failures.map(\.message) == [
        "'p' is an image and 'm' is an animation, so they cannot be compared"
      ])
  }

  @Test("A truncated GIF is never reported as the same")
  func damaged() throws {
    let gif = TestGIF.file(frames: [[0, 1, 1, 0]], delays: [10])
    for length in [7, 13, 20, 25, gif.count - 2] {
      let report = DiffRun(files: .memory(["a": Array(gif.prefix(length)), "b": gif])).compare("a", "b")
      #expect(report.outcome != .same || length > 25, "\(length)")
    }
  }
}
