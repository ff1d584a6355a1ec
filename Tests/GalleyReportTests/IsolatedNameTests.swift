import GalleyReport
import Testing

@Suite("Right-to-left names in reports")
struct IsolatedNameTests {
  private let review = Review(
    title: "قائمة", before: "a", after: "b",
    cases: [Review.Case("list/قائمة", .failed, sentences: ["\"مرحبا (abc)\" moved 4 pt down"])])

  @Test("HTML reports isolate names with elements, or with control characters in attributes and titles")
  func page() {
    let page = String(decoding: ReviewPage(review).html, as: UTF8.self)
    #expect(page.contains("&quot;<bdi>مرحبا (abc)</bdi>&quot; moved 4 pt down"))
    #expect(page.contains("list/<bdi>قائمة</bdi>"))
    #expect(page.contains("— \u{2068}قائمة\u{2069}</title>"))
    #expect(page.split(separator: "<bdi>").count == page.split(separator: "</bdi>").count)
  }

  @Test("XML and Markdown reports isolate names with control characters")
  func plainText() {
    let xml = JUnitReport(review).xml
    #expect(xml.contains("&quot;\u{2068}مرحبا (abc)\u{2069}&quot; moved 4 pt down") && !xml.contains("<bdi>"))
    #expect(GitHubReport(review).summary.contains("\u{2068}مرحبا &#40;abc&#41;\u{2069}"))
  }
}
