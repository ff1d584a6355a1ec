import Galley
import GalleyDiff
import GalleyImage
import Testing

@Suite("Comparing two files")
struct DiffRunTests {
  private let white = TestFiles.bitmap(40, 30) { _, _ in [255, 255, 255, 255] }

  /// The image `white` with a black dot.
  private func dotted(_ x: Int, _ y: Int) -> Bitmap {
    var bitmap = white
    for channel in 0..<3 { bitmap.pixels[(y * 40 + x) * 4 + channel] = 0 }
    return bitmap
  }

  @Test("Identical files are reported as the same, and the message states the number of pixels")
  func same() {
    let report = DiffRun.compare(TestFiles.colors, TestFiles.colors)
    #expect(report.outcome == .same)
    #expect(report.text == "no pixel of 384 differs (exact)")
  }

  @Test("The same pixels in a different file encoding are reported as the same")
  func otherBytes() {
    let bitmap = TestFiles.bitmap(6, 4) { _, _ in [10, 10, 10, 255] }
    let plain = TestFiles.animation([bitmap])
    #expect(DiffRun.compare(PNG.encode(bitmap), PNG.encode(bitmap, scale: 3)).outcome == .same)
    // A still image counts as the same in any file format.
    #expect(DiffRun.compare(PNG.encode(bitmap), plain).outcome == .same)
    let other = TestFiles.bitmap(6, 4) { x, _ in [x == 0 ? 0 : 10, 10, 10, 255] }
    #expect(DiffRun.compare(PNG.encode(other), plain).summaries.map(\.different) == [4])
  }

  @Test("A difference is counted and located, and the metric is named")
  func different() {
    let report = DiffRun.compare(PNG.encode(white), PNG.encode(dotted(3, 4)))
    #expect(report.outcome == .different)
    #expect(report.text == "1 of 1,200 pixels differs (0.083 %; exact), all inside 1 × 1 at (3, 4)")
    #expect(report.summaries.map(\.different) == [1])
  }

  @Test("Different image sizes are reported even if the common area is identical")
  func sizes() {
    let report = DiffRun.compare(
      PNG.encode(white), PNG.encode(TestFiles.bitmap(40, 31) { _, _ in [255, 255, 255, 255] }))
    #expect(report.outcome == .different)
    #expect(
      report.text == """
        'a' is 40 × 30 pixels and 'b' 40 × 31; 40 pixels are only in one of them, and their common area is identical
        1 row of pixels is new at y 30
        nothing differs inside the common rows
        40 of 1,240 pixels of both differ (3.2 %; exact), all inside 40 × 1 at (0, 30)
        """)
  }

  @Test("If a limit is exceeded, the measured value is reported next to it")
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

  @Test("A difference image is drawn only if it is requested and the files differ")
  func pictures() throws {
    let (first, second) = (PNG.encode(white), PNG.encode(dotted(3, 4)))
    #expect(DiffRun.compare(first, second).parts[0].picture == nil)
    #expect(DiffRun.compare(first, first, drawsPictures: true).parts[0].picture == nil)
    let picture = try #require(DiffRun.compare(first, second, drawsPictures: true).parts[0].picture)
    let bitmap = try ImageDecoder.decode(picture)
    #expect(bitmap[3, 4] == (255, 0, 0, 255))
    #expect(bitmap[4, 4] == (255, 255, 255, 255))
  }

  @Test("Animations are compared frame by frame, including durations and extra frames")
  func animations() {
    let frames = [white, dotted(1, 1), white]
    let first = TestFiles.animation(frames)
    #expect(DiffRun.compare(first, TestFiles.animation(frames)).text == "all 3 are identical")
    let second = TestFiles.animation([white, white, white, white], delays: [4, 4, 8, 4])
    let report = DiffRun.compare(first, second)
    #expect(report.outcome == .different)
    #expect(
      report.text == """
        frame 2: it is shown for 80 ms instead of 40 ms
        length: it lasts 0.2 s instead of 0.12
        frame 1: 1 of 1,200 pixels differs (0.083 %; exact), all inside 1 × 1 at (1, 1)
        frame 3: it is only in 'b'
        2 of 4 differ
        """)
  }

  @Test("A different frame rate is reported once, and frames are compared at the same times")
  func rates() {
    let frames = [white, dotted(1, 1), white, dotted(2, 2)]
    let slow = TestFiles.animation(frames, delays: [8, 8, 8, 8])
    let fast = TestFiles.animation(frames.flatMap { [$0, $0] }, delays: Array(repeating: 4, count: 8))
    #expect(
      DiffRun.compare(slow, fast).text == """
        rate: 25 frames per second instead of 12.5; Galley compared frames that are shown at the same time
        all 4 are identical
        """)
    let longer = TestFiles.animation(frames + [white, white], delays: Array(repeating: 8, count: 6))
    #expect(
      DiffRun.compare(slow, longer).text == """
        length: it lasts 0.48 s instead of 0.32
        frames 4 to 5: it is only in 'b'
        1 of 5 differs
        """)
  }

  @Test("GIF animations are compared frame by frame as a viewer displays them")
  func gifs() {
    let still = TestGIF.file(frames: [[0, 1, 1, 0]], delays: [4])
    #expect(DiffRun.compare(still, still).text == "no pixel of 4 differs (exact)")
    let report = DiffRun.compare(
      TestGIF.file(frames: [[0, 1, 1, 0], [1, 1, 1, 1]], delays: [4, 4]),
      TestGIF.file(frames: [[0, 1, 1, 0], [1, 0, 1, 1]], delays: [4, 4]))
    #expect(
      report.text == """
        frame 1: 1 of 4 pixels differs (25 %; exact), all inside 1 × 1 at (1, 0)
        1 of 2 differs
        """)
  }

  @Test("The number of times an animation plays is compared separately from the frames")
  func plays() {
    let frames = [white, dotted(1, 1)]
    let report = DiffRun.compare(TestFiles.animation(frames), TestFiles.animation(frames, plays: 3))
    #expect(report.outcome == .different)
    #expect(report.text == "repetition: it plays 3 times instead of for ever\nall 2 are identical")
    #expect(report.json.contains(#""plays": [0, 3]"#), "\(report.json)")
  }

  @Test("Each sentence of a comparison is a separate JSON string without line breaks")
  func sentences() throws {
    let report = DiffRun.compare(TestFiles.animation([white, white]), TestFiles.animation([white, dotted(1, 1)]))
    #expect(report.json.contains(#""1 of 2 differs""#), "\(report.json)")
    #expect(!report.json.contains(#"\n"#))
  }

  @Test("Large numbers have thousands separators in all output")
  func separators() {
    let tall = TestFiles.bitmap(2, 2400) { _, y in [UInt8(y % 251), UInt8(y / 251), 0, 255] }
    let cut = Bitmap(width: 2, height: 1200, pixels: Array(tall.pixels.prefix(2 * 1200 * 4)))
    let text = DiffRun.compare(PNG.encode(tall), PNG.encode(cut)).text
    #expect(text.contains("'a' is 2 × 2,400 pixels and 'b' 2 × 1,200"), "\(text)")
    #expect(text.contains("1,200 rows of pixels are gone at y 1,200"), "\(text)")
  }

  @Test("Options that the chosen metric does not support are reported")
  func metricOptions() {
    #expect(PixelComparison.misuses(of: .exact, threshold: nil, backdrop: nil).isEmpty)
    #expect(PixelComparison.misuses(of: .yiq, threshold: 1, backdrop: .white).isEmpty)
    #expect(
      PixelComparison.misuses(of: .ssim, threshold: 0.05, backdrop: .white).map(\.message) == ["'ssim' has no backdrop"]
    )
    #expect(
      PixelComparison.misuses(of: .odiff, threshold: 1_000_000, backdrop: nil).first?.message
        == "'odiff-4' differences are at most 1, so a threshold of 1000000 accepts every pixel")
  }

  @Test("A damaged layout file is an error; if only layouts differ, that is reported as a note")
  func besides() {
    let picture = PNG.encode(white)
    func layout(_ height: Int) -> [UInt8] {
      Array(
        #"{"schema":"galley-layout/1","pictures":[{"state":"a","size":[40,30],"scale":1,"view":{"kind":"VStack","#.utf8)
        + Array(#""id":"box","frame":[0,0,40,\#(height)]}}]}"#.utf8)
    }
    func compare(_ first: [UInt8], _ second: [UInt8]) -> DiffReport {
      DiffRun(files: .memory(["a.png": picture, "b.png": picture, "a.json": first, "b.json": second]))
        .compare("a.png", "b.png")
    }
    #expect(compare(layout(30), layout(30)).text == "no pixel of 1,200 differs (exact)")
    let other = compare(layout(30), layout(20))
    #expect(other.outcome == .same)
    #expect(
      other.text == """
        'box' is 10 pt shorter (20 instead of 30)
        no pixel of 1,200 differs (exact)
        only the layouts beside the images differ; the pixels are identical
        """)
    let damaged = compare(layout(30), Array(layout(30).dropLast(4)))
    #expect(damaged.outcome == .failed)
    #expect(damaged.failures.first?.message.hasPrefix("the layout 'b.json' is damaged") == true)
    // A JSON file with that name but other contents is not a layout file.
    #expect(compare(layout(30), Array("{}".utf8)).text == "no pixel of 1,200 differs (exact)")
  }

  @Test("Masks that cover no pixel or every pixel are refused")
  func idleMasks() {
    let (first, second) = (PNG.encode(white), PNG.encode(dotted(3, 4)))
    func failures(_ rects: [PixelRect], _ second: [UInt8]) -> [String] {
      DiffRun.compare(first, second, comparison: PixelComparison(mask: PixelMask(rects: rects))).failures.map(\.message)
    }
    let everything = PixelRect(x: -5, y: -5, width: 100, height: 100)
    let outside = PixelRect(x: 40, y: 0, width: 9, height: 9)
    for other in [first, second] {
      #expect(failures([everything], other) == ["the masks cover a whole image, so there is no pixel to compare"])
      #expect(failures([outside], other) == ["the mask 9 × 9 at (40, 0) is outside every image"])
      #expect(failures([PixelRect(x: 39, y: 29, width: 9, height: 9)], other).isEmpty)
    }
    let animation = TestFiles.animation([white, white])
    let run = DiffRun(DiffOptions(maskedIDs: ["header"]), files: .memory(["a": animation, "b": animation]))
    #expect(
      run.compare("a", "b").failures.map(\.message) == [
        "no view of the compared images has the id 'header', so the mask has no effect"
      ])
  }

  @Test("The error for a git-lfs pointer explains the pointer")
  func largeFilePointer() {
    let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12\n".utf8)
    let report = DiffRun.compare(pointer, TestFiles.colors)
    #expect(report.outcome == .failed)
    #expect(report.failures.map(\.message) == ["'a' is only a git-lfs pointer: its content was not fetched"])
  }

  @Test("For files that cannot be compared, Galley prints one sentence each")
  func failures() {
    let text = Array("hello".utf8)
    #expect(DiffRun.compare(text, text).outcome == .same)
    #expect(
      DiffRun.compare(text, text + text).failures.map(\.message) == ["galley cannot compare this kind of file: 'a'"])
    #expect(
      DiffRun.compare(text, TestFiles.colors).failures.map(\.message) == [
        "'a' is another kind of file and 'b' is an image, so they cannot be compared"
      ])
    let missing = DiffRun(files: .memory(["a": text])).compare("a", "c")
    #expect(missing.failures.map(\.message) == ["there is no file 'c'"])
    #expect(DiffRun(files: .memory([:])).compare("a", "b").failures.count == 2)
  }

  @Test("A mask can be given as four numbers or as a path")
  func masks() throws {
    var mask = PixelMask()
    let files = FileReader.memory(["m.png": TestFiles.palette, "bad": [1, 2]])
    try mask.add("1,2, 3,4", files: files)
    try mask.add("m.png", files: files)
    #expect(mask.rects == [PixelRect(x: 1, y: 2, width: 3, height: 4)])
    #expect(mask.images.count == 1)
    for (text, message) in [
      ("1,2,3", "there is no file '1,2,3'"), ("1,2,0,4", "the mask '1,2,0,4' contains no pixel"),
      ("bad", "'bad' is not an image"),
    ] {
      let error = #expect(throws: MaskError.self) { try mask.add(text, files: files) }
      #expect(error?.diagnostic.message == message)
    }
  }
}
