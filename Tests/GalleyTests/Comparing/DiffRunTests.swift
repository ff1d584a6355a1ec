import Galley
import GalleyDiff
import GalleyImage
import Testing

@Suite("Comparing files")
struct DiffRunTests {
  private let white = TestFiles.bitmap(40, 30) { _, _ in [255, 255, 255, 255] }

  /// `white` with a black dot.
  private func dotted(_ x: Int, _ y: Int) -> Bitmap {
    var bitmap = white
    for channel in 0..<3 { bitmap.pixels[(y * 40 + x) * 4 + channel] = 0 }
    return bitmap
  }

  @Test("Equal files are the same, and the sentence says of how many pixels")
  func same() {
    let report = DiffRun.compare(TestFiles.colors, TestFiles.colors)
    #expect(report.outcome == .same)
    #expect(report.text == "no pixel of 384 differs (exact)")
  }

  @Test("The same picture in other bytes is the same")
  func otherBytes() {
    let bitmap = TestFiles.bitmap(6, 4) { _, _ in [10, 10, 10, 255] }
    let plain = TestFiles.animation([bitmap])
    #expect(DiffRun.compare(PNG.encode(bitmap), PNG.encode(bitmap, scale: 3)).outcome == .same)
    #expect(DiffRun.compare(PNG.encode(bitmap), plain).outcome == .failed)
  }

  @Test("A difference is counted, placed and named with its metric")
  func different() {
    let report = DiffRun.compare(PNG.encode(white), PNG.encode(dotted(3, 4)))
    #expect(report.outcome == .different)
    #expect(report.text == "1 of 1,200 pixels differs (0.083 %; exact), all inside 1 × 1 at (3, 4)")
    #expect(report.summaries.map(\.different) == [1])
  }

  @Test("Both sizes are told where they differ, though what both cover is equal")
  func sizes() {
    let report = DiffRun.compare(
      PNG.encode(white), PNG.encode(TestFiles.bitmap(40, 31) { _, _ in [255, 255, 255, 255] }))
    #expect(report.outcome == .different)
    #expect(
      report.text == """
        'a' is 40 × 30 pixels and 'b' 40 × 31; what both cover was compared
        1 row of pixels is new at y 30
        nothing differs inside of the rows that are in both
        no pixel of 1,200 differs (exact)
        """)
  }

  @Test("A measured value stands beside the limit that it breaks")
  func limits() {
    let second = PNG.encode(dotted(3, 4))
    let first = PNG.encode(white)
    #expect(DiffRun.compare(first, second, limits: DiffLimits(pixels: 1)).outcome == .same)
    let report = DiffRun.compare(first, second, limits: DiffLimits(pixels: 5, ratio: 0.0001, window: 0))
    #expect(report.outcome == .different)
    #expect(
      report.text.split(separator: "\n").dropFirst() == [
        "0.083 % of all pixels is more than the limit of 0.01 %",
        "1 differing pixels in 32 × 30 at (0, 0) are more than the limit of 0 in a window",
      ])
  }

  @Test("A picture of the differences comes with what differs, and only where it is asked for")
  func pictures() throws {
    let (first, second) = (PNG.encode(white), PNG.encode(dotted(3, 4)))
    #expect(DiffRun.compare(first, second).parts[0].picture == nil)
    #expect(DiffRun.compare(first, first, drawsPictures: true).parts[0].picture == nil)
    let picture = try #require(DiffRun.compare(first, second, drawsPictures: true).parts[0].picture)
    let bitmap = try ImageDecoder.decode(picture)
    #expect(bitmap[3, 4] == (255, 0, 0, 255))
    #expect(bitmap[4, 4] == (255, 255, 255, 255))
  }

  @Test("Animations are compared frame by frame, with their times and what only one of them has")
  func animations() {
    let frames = [white, dotted(1, 1), white]
    let first = TestFiles.animation(frames)
    #expect(DiffRun.compare(first, TestFiles.animation(frames)).text == "all 3 are the same")
    let second = TestFiles.animation([white, white, white, white], delays: [4, 4, 8, 4])
    let report = DiffRun.compare(first, second)
    #expect(report.outcome == .different)
    #expect(
      report.text == """
        frame 2: it is shown for 40 ms, and then for 80 ms
        length: it lasts 0.2 s instead of 0.12
        frame 1: 1 of 1,200 pixels differs (0.083 %; exact), all inside 1 × 1 at (1, 1)
        frame 3: it is only in 'b'
        2 of 4 differ
        """)
  }

  @Test("Another rate is told once, and frames are compared that are shown at the same time")
  func rates() {
    let frames = [white, dotted(1, 1), white, dotted(2, 2)]
    let slow = TestFiles.animation(frames, delays: [8, 8, 8, 8])
    let fast = TestFiles.animation(frames.flatMap { [$0, $0] }, delays: Array(repeating: 4, count: 8))
    #expect(
      DiffRun.compare(slow, fast).text == """
        rate: 25 frames a second instead of 12.5; frames that are shown at the same time were compared
        all 4 are the same
        """)
    let longer = TestFiles.animation(frames + [white, white], delays: Array(repeating: 8, count: 6))
    #expect(
      DiffRun.compare(slow, longer).text == """
        length: it lasts 0.48 s instead of 0.32
        frames 4 to 5: it is only in 'b'
        1 of 5 differs
        """)
  }

  @Test("GIFs are compared frame by frame, as they are shown")
  func gifs() {
    let still = TestGIF.file(frames: [[0, 1, 1, 0]], delays: [4])
    #expect(DiffRun.compare(still, still).text == "the only one is the same")
    let report = DiffRun.compare(
      TestGIF.file(frames: [[0, 1, 1, 0], [1, 1, 1, 1]], delays: [4, 4]),
      TestGIF.file(frames: [[0, 1, 1, 0], [1, 0, 1, 1]], delays: [4, 4]))
    #expect(
      report.text == """
        frame 1: 1 of 4 pixels differs (25 %; exact), all inside 1 × 1 at (1, 0)
        1 of 2 differs
        """)
  }

  @Test("A pointer of git-lfs is explained")
  func largeFilePointer() {
    let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n".utf8)
    let report = DiffRun.compare(pointer, TestFiles.colors)
    #expect(report.outcome == .failed)
    #expect(report.failures.map(\.message) == ["'a' is only a pointer of git-lfs: its content was not fetched"])
  }

  @Test("Files that cannot be compared are one sentence each")
  func failures() {
    let text = Array("hello".utf8)
    #expect(DiffRun.compare(text, text).outcome == .same)
    #expect(DiffRun.compare(text, text + text).failures.map(\.message) == ["'a' is of no kind that can be compared"])
    #expect(
      DiffRun.compare(text, TestFiles.colors).failures.map(\.message) == [
        "'a' is another kind of file and 'b' is a picture: they cannot be compared"
      ])
    let missing = DiffRun(files: .memory(["a": text])).compare("a", "c")
    #expect(missing.failures.map(\.message) == ["there is no file 'c'"])
    #expect(DiffRun(files: .memory([:])).compare("a", "b").failures.count == 2)
  }

  @Test("A mask is written as four numbers or as a path")
  func masks() throws {
    var mask = PixelMask()
    let files = FileReader.memory(["m.png": TestFiles.palette, "bad": [1, 2]])
    try mask.add("1,2, 3,4", files: files)
    try mask.add("m.png", files: files)
    #expect(mask.rects == [PixelRect(x: 1, y: 2, width: 3, height: 4)])
    #expect(mask.images.count == 1)
    for (text, message) in [
      ("1,2,3", "there is no file '1,2,3'"), ("1,2,0,4", "the mask '1,2,0,4' holds no pixel"),
      ("bad", "'bad' is not an image"),
    ] {
      let error = #expect(throws: MaskError.self) { try mask.add(text, files: files) }
      #expect(error?.diagnostic.message == message)
    }
  }
}
