import GalleyDiff
import GalleyMessages
import GalleyReport
import GalleyTemplate
import Testing

@Suite("Check reports in HTML")
struct ReviewPageTests {
  private func html(_ review: Review) -> String { String(decoding: ReviewPage(review).html, as: UTF8.self) }

  private func occurrences(of text: String, in page: String) -> Int { page.ranges(of: text).count }

  @Test("The page starts with a headline, and describes each case before showing its images")
  func sentencesFirst() throws {
    let page = html(TestReview.all)
    let headline = try #require(page.firstRange(of: "<h1>6 cases: 1 differs, 2 are new, 1 is gone and 1 could not"))
    let told = try #require(page.firstRange(of: "Row 2 is new"))
    let picture = try #require(page.firstRange(of: "<img"))
    #expect(headline.lowerBound < told.lowerBound && told.lowerBound < picture.lowerBound)
    #expect(page.contains("<dt>metric</dt><dd>exact</dd>"))
  }

  @Test("Identical reviews produce identical bytes")
  func deterministic() { #expect(ReviewPage(TestReview.all).html == ReviewPage(TestReview.all).html) }

  @Test("Text from scenes is escaped everywhere in a check report")
  func hostile() {
    let text = TestReview.hostile
    let frame = Review.Frame(
      text, isChanged: true, sentences: [text], before: TestReview.image(), after: TestReview.image(fill: 8),
      layoutBefore: TestReview.layout(rows: [2], title: text),
      layoutAfter: TestReview.layout(rows: [3], title: "b" + text))
    let review = Review(
      title: text, before: text, after: text, facts: [.init(text, text)], notes: [text],
      cases: [
        Review.Case(
          text, .failed, sentences: [text, text], place: .init(file: text, line: 2), command: text,
          frames: [frame, frame])
      ])
    let page = html(review)
    let plain = html(TestReview.all)
    #expect(!page.contains("<script>throw"))
    #expect(!page.contains("\u{202E}") && !page.contains("\u{0}"))
    #expect(page.contains("&lt;/script&gt;&lt;script&gt;throw 1&lt;/script&gt;&#39; &quot;&amp; ::error::"))
    // The script of the page, and the data block with the frames.
    #expect(occurrences(of: "<script", in: page) == occurrences(of: "<script", in: plain) + 1)
    #expect(occurrences(of: "</script>", in: page) == 2)
    // One surrounds the style for pages without scripts; the others surround one image each.
    #expect(occurrences(of: "</noscript>", in: page) == 3)
  }

  @Test("A check report loads no external resources, and its security policy forbids them")
  func offline() {
    // Whether the page contains the filters `heat` and `marks`.
    let page = html(TestReview.all).replacing("url(#heat)", with: "").replacing("url(#marks)", with: "")
    for word in ["http://", "https://", "//cdn", "url(", "@import", "fetch(", "XMLHttpRequest", "localStorage"] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(
      page.contains("default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; script-src 'sha256-")
    )
  }

  @Test("The alternative text of an image states old or new, its size and the pixel counts")
  func alternatives() {
    let page = html(TestReview.all)
    #expect(page.contains("alt=\"list/top, old, 20 by 10 pixels\""))
    #expect(page.contains("alt=\"list/top, now, 20 by 10 pixels; 3 of 200 pixels differ (1.5 %)\""))
    #expect(page.contains("alt=\"list/top, difference, 20 by 10 pixels; 3 of 200 pixels differ (1.5 %) in 1 area\""))
  }

  @Test("The controls are native: radio buttons, ranges, buttons, a search field and a dialog")
  func controls() {
    let page = html(Review(title: "", before: "a", after: "b", cases: [TestReview.animation(3, changed: [1])]))
    #expect(occurrences(of: "name=\"mode\"", in: page) == 8)
    #expect(occurrences(of: "type=\"range\"", in: page) == 2)
    #expect(page.contains("type=\"search\"") && page.contains("<dialog"))
    for part in page.split(separator: "<button").dropFirst() {
      let tag = part.prefix { $0 != ">" }
      let text = part.dropFirst(tag.count + 1).prefix { $0 != "<" }
      #expect(!text.isEmpty || tag.contains("aria-label") || part.contains("</kbd>"), "\(tag)")
    }
  }

  @Test("Cases can be filtered by verdict, and relevant cases are listed first")
  func filters() {
    let page = html(TestReview.all)
    #expect(page.contains("id=\"show-attention\" value=\"attention\" checked"))
    for (verdict, count) in [("failed", 1), ("new", 2), ("gone", 1), ("broken", 1), ("passed", 1)] {
      #expect(page.contains("id=\"show-\(verdict)\" value=\"\(verdict)\"><span>\(verdict)<small> \(count)</small>"))
    }
    let calm = html(Review(title: "", before: "a", after: "b", cases: [Review.Case("calm", .passed)]))
    #expect(calm.contains("<h1>The only case matches</h1>"))
    #expect(calm.contains("id=\"show-all\" value=\"all\" checked") && !calm.contains("show-attention\""))
  }

  @Test("Frames with the same image share it, and the visible frame is not embedded twice")
  func frames() throws {
    let page = html(
      Review(title: "", before: "a", after: "b", cases: [TestReview.animation(40, changed: [12, 13])]))
    // The image before, and the images after in frames 12 and 13. One of the three is only in the data block.
    #expect(occurrences(of: "data:image/png;base64,", in: page) == 3)
    #expect(page.contains("\"inPage\":{\"before\":0,\"after\":1},\"pictures\":[\"\",\"\",\"data:image/png;base64,"))
    #expect(page.contains("d=\"M12 0h1v1h-1zM13 0h1v1h-1z\""))
    #expect(page.contains("<output>frame 12 · 13 of 40</output>"))
    #expect(occurrences(of: "\"changed\":true", in: page) == 2)
  }

  @Test("The name of a case is split into folder and file")
  func names() {
    #expect(html(TestReview.all).contains("<span class=\"folder\">list/</span><span class=\"file\">top</span>"))
  }

  @Test("A check report without cases is a valid page")
  func empty() {
    #expect(html(Review(title: "t", before: "a", after: "b", cases: [])).contains("<h1>No cases were compared</h1>"))
  }

  @Test(
    "An image is shown at the scale that its file specifies",
    arguments: [(5669, 1, 2.0), (8504, 1, 3.0), (2835, 1, 1.0), (3780, 1, 1.33), (5669, 0, 1.0), (100, 1, 1.0)])
  func scale(density: Int, unit: UInt8, expected: Double) {
    let number = [0, 0, UInt8(density >> 8), UInt8(density & 0xFF)]
    let header: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + [UInt8](repeating: 0, count: 25)
    let bytes = header + [0, 0, 0, 9] + Array("pHYs".utf8) + number + number + [unit, 0, 0, 0, 0]
    #expect(Review.Image(bytes, size: PixelSize(width: 1, height: 1)).scale == expected)
    #expect(Review.Image(Array(bytes.prefix(40)), size: PixelSize(width: 1, height: 1)).scale == 1)
  }
}
