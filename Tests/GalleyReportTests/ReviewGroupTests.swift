import GalleyReport
import Testing

@Suite("Case groups in reports")
struct ReviewGroupTests {
  private static let review = Review(
    title: "check", before: "baseline", after: "now",
    cases: [
      TestReview.failed("a.png"), TestReview.failed("b.png"), Review.Case("c.png", .new, sentences: ["row 2 is new"]),
      TestReview.failed("d.png"), Review.Case("e.png", .failed, sentences: ["row 9 is gone"]),
      Review.Case("f.png", .passed),
    ])

  @Test("Cases with the same verdict and the same first sentence form a group")
  func groups() {
    let groups = Self.review.groups { $0.verdict != .passed }
    #expect(groups.map { $0.cases.map(\.reviewed.name) } == [["a.png", "b.png", "d.png"], ["c.png"], ["e.png"]])
    #expect(groups.flatMap { $0.cases.map(\.number) }.sorted() == [0, 1, 2, 3, 4])
    let names = Self.review.groups { _ in true }.flatMap { $0.cases.map(\.reviewed.name) }
    #expect(names.sorted() == ["a.png", "b.png", "c.png", "d.png", "e.png", "f.png"])
  }

  @Test("The overview prints a sentence shared by several cases once, with links to them")
  func overview() throws {
    let page = String(decoding: ReviewPage(Self.review).html, as: UTF8.self)
    let start = try #require(page.firstRange(of: "<ol class=\"digest\">"))
    let end = try #require(page[start.upperBound...].firstRange(of: "</ol>"))
    let digest = page[start.upperBound..<end.lowerBound]
    #expect(digest.ranges(of: "Row 2 is new").count == 2)
    #expect(digest.ranges(of: "and the same in 2 more").count == 1)
    for number in 1...5 { #expect(digest.ranges(of: "href=\"#case-\(number)\"").count == 1) }
    #expect(digest.contains("data-cases=\"1 2 4\""))
  }
}
