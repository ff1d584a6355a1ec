import GalleyDiff
import GalleyImage
import GalleyMessages
import GalleyPicture
import GalleyReport
import GalleyTemplate
import Testing

@Suite("Causes of changes in check reports")
struct ReviewCauseTests {
  /// Six failed cases. Two causes explain five of them: one case has both causes, and the last case has none.
  private static let review: Review = {
    var review = Review(
      title: "check", before: "baseline", after: "now",
      cases: (0..<6).map { index in
        var reviewed = TestReview.failed("scene\(index)/top", place: .init(file: "\(index).yaml", line: index + 1))
        reviewed.scene = "scene\(index)"
        reviewed.variant = [index % 2 == 0 ? "light" : "dark"]
        return reviewed
      })
    review.approvalOptions = "--from out"
    review.causes = [
      .init(
        number: 1, kind: "color", sentence: "the colour #111111 is #222222 now", reach: "4 pictures",
        cases: [0, 1, 2, 3], clearest: 2, command: "galley approve --cause 1 --from out"),
      .init(
        number: 2, kind: "padding", sentence: "padding is 14 instead of 12", reach: "2 pictures", cases: [3, 4],
        clearest: 4, command: "galley approve --cause 2 --from out"),
      .init(number: 3, kind: "row", sentence: "row 2 is new", reach: "1 image", cases: [5], clearest: 5),
    ]
    return review
  }()

  @Test("Causes are listed first with their clearest case, followed by cases without a shared cause")
  func groups() {
    let groups = Self.review.groups { $0.verdict != .passed }
    #expect(groups.map { $0.cause?.number } == [1, 2, nil])
    #expect(groups.map { $0.cases.map(\.number) } == [[2, 0, 1, 3], [4, 3], [5]])
  }

  @Test("Each cause gets one annotation, at the line of its clearest case")
  func annotations() {
    let lines = GitHubReport(Self.review).annotations.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0].hasPrefix("::error file=2.yaml,line=3,title=scene2/top%3A failed and 3 cases more::the colour"))
    #expect(lines[1].hasPrefix("::error file=4.yaml,line=5,"))
    #expect(lines[2].contains("file=5.yaml,line=6,title=scene5/top%3A failed::row 2 is new"))
  }

  @Test("Markdown and JUnit reports list causes before cases, and for each case its causes")
  func formats() {
    let summary = GitHubReport(Self.review).summary
    #expect(summary.contains("| cause | change | cases |\n| --- | --- | --- |\n| 1 | the colour &#35;111111"))
    let xml = JUnitReport(Self.review).xml
    #expect(xml.ranges(of: "<property name=").count == 2)
    #expect(!xml.contains("message=\"cause"))
    #expect(xml.contains(">scene3/top\n3.yaml:4\ncause 1: the colour #111111 is #222222 now"), "\(xml)")
    #expect(summary.ranges(of: "is &#35;222222 now").count == 1)
    #expect(summary.contains("| failed | scene3/top | causes 1 and 2<br>"))
  }

  @Test("Sentences about the layout are listed with causes, and all others with their cases")
  func saidOnce() {
    var review = Self.review
    for number in review.cases.indices {
      review.cases[number].sentences = ["row 1 moved 4 pt down", "12 pixels differ"]
      review.cases[number].layoutSentences = ["row 1 moved 4 pt down"]
    }
    let xml = JUnitReport(review).xml
    // The last case has no cause in common with others.
    #expect(xml.ranges(of: "row 1 moved 4 pt down").count == 2 && xml.ranges(of: "12 pixels differ").count == 6)
    let lines = GitHubReport(review).annotations.split(separator: "\n")
    #expect(lines[0].contains("12 pixels differ") && !lines[0].contains("moved"))
    #expect(lines[2].contains("row 1 moved"))
  }

  @Test("Each cause shows its own area, even if several are in the same image")
  func parts() {
    var review = Self.review
    review.causes[0].clearest = 3
    review.causes[1].clearest = 3
    review.causes[0].area = PixelRect(x: 1, y: 0, width: 1, height: 1)
    review.causes[1].area = PixelRect(x: 0, y: 1, width: 1, height: 1)
    let page = String(decoding: ReviewPage(review).html, as: UTF8.self)
    #expect(page.contains("data-box=\"1 0 1 1\"") && page.contains("data-box=\"0 1 1 1\""))
  }

  @Test("The page has checkboxes for causes and cases, and filters that accept several choices")
  func page() {
    let page = String(decoding: ReviewPage(Self.review).html, as: UTF8.self)
    #expect(page.ranges(of: "data-cause=\"1\"").count >= 1 && page.contains("data-options=\"--from out\""))
    #expect(page.contains("data-name=\"scene3/top\" data-cause=\"1|2\""))
    for choice in ["kind", "cause", "scene", "variant", "share"] { #expect(page.contains("id=\"by-\(choice)\"")) }
    #expect(page.ranges(of: "class=\"thumb needs-script\"").count == 2)
  }

  @Test("A page with a size limit keeps the images of the clearest cases and all sentences")
  func budget() {
    let whole = ReviewPage(Self.review).html.count
    #expect(ReviewPage(Self.review.keepingPictures(upTo: 10 * whole)).html.count == whole)
    let thin = Self.review.keepingPictures(upTo: 74_000)
    let kept = thin.cases.indices.filter { thin.cases[$0].frames.first?.after != nil }
    #expect(!kept.isEmpty && kept.count < 6 && kept.contains(2))
    #expect(thin.cases.map(\.sentences) == Self.review.cases.map(\.sentences))
  }

  @Test("If two whole images exceed the limit, both are cropped around the largest change")
  func cutOuts() throws {
    func picture(_ mark: Int) -> Review.Image {
      let pixels = (0..<600 * 900).flatMap { place -> [UInt8] in
        // Noise that cannot be compressed. It is the same in both images except for a square.
        let (x, y) = (place % 600, place / 600)
        let isMarked = (400..<420).contains(x) && (700..<720).contains(y)
        let grey = UInt8(truncatingIfNeeded: (place &* 2_654_435_761) >> 13)
        return isMarked ? [UInt8(mark), 0, 0, 255] : [grey, grey, grey, 255]
      }
      return Review.Image(
        PNG.encode(Bitmap(width: 600, height: 900, pixels: pixels)), size: PixelSize(width: 600, height: 900))
    }
    let frame = Review.Frame(
      isChanged: true, before: picture(200), after: picture(90),
      areas: [PixelRect(x: 3, y: 3, width: 2, height: 2), PixelRect(x: 400, y: 700, width: 20, height: 20)])
    let cases = (0..<3).map { Review.Case("c\($0)", .failed, sentences: ["differs"], frames: [frame]) }
    let review = Review(title: "t", before: "a", after: "b", cases: cases).keepingPictures(upTo: 400_000)
    let cut = try #require(review.cases.last?.frames.first)
    let window = try #require(cut.crop)
    #expect(window.intersection(PixelRect(x: 400, y: 700, width: 20, height: 20)).width == 20)
    #expect(cut.areas == [PixelRect(x: 400 - window.x, y: 700 - window.y, width: 20, height: 20)])
    let after = try ImageDecoder.decode(try #require(cut.after).bytes)
    #expect((after.width, after.height) == (window.width, window.height))
    #expect(after[405 - window.x, 705 - window.y] == (90, 0, 0, 255))
    #expect(ReviewPage(review).html.count < 400_000)
  }

  @Test("If images are stored next to a page, the page refers to them as files")
  func folder() {
    let page = ReviewPage(Self.review, pictures: .beside(folder: "pictures"))
    #expect(page.files.count == 3)
    let html = String(decoding: page.html, as: UTF8.self)
    for file in page.files {
      #expect(file.name.hasPrefix("pictures/") && file.name.hasSuffix(".png"))
      #expect(html.contains("src=\"\(file.name)\""))
    }
    #expect(!html.contains("base64,iVBOR") && html.contains("img-src 'self' file: data:"))
    #expect(ReviewPage(Self.review).files.isEmpty)
  }

  @Test func `A page about one animation keeps as many of its clearest frames as the limit allows`() {
    let frames = (0..<60).map { number in
      func image(_ fill: UInt8) -> Review.Image {
        Review.Image(
          [0x89, 0x50, UInt8(number), fill] + [UInt8](repeating: fill, count: 120_000),
          size: PixelSize(width: 20, height: 10))
      }
      return Review.Frame(
        "frame \(number)", isChanged: true, sentences: ["2 of 200 pixels differ"], before: image(1), after: image(2),
        marks: image(3), count: (number == 41 ? 90 : 2, 200))
    }
    let whole = Review(
      title: "t", before: "a", after: "b",
      cases: [Review.Case("script", .failed, sentences: ["60 frames differ"], unit: .frame, frames: frames)])
    let review = whole.keepingPictures(upTo: ReviewPage.fileLimit)
    let kept = review.cases[0].frames.indices.filter { review.cases[0].frames[$0].after != nil }
    #expect(kept.count > 5 && kept.contains(41) && kept.contains(0) && kept.contains(59), "\(kept)")
    #expect(ReviewPage(review).html.count <= ReviewPage.fileLimit)
    #expect(review.cases[0].frames.count == 60)
  }
}
