import GalleyMessages
import GalleyReport
import GalleyTemplate
import Testing

@Suite("Reports for GitHub")
struct GitHubReportTests {
  private func review(_ cases: [Review.Case]) -> Review {
    Review(title: "old and now", before: "old", after: "now", cases: cases)
  }

  @Test("A failed case is an error annotation at the line of its scene; passed cases have no annotation")
  func annotations() {
    let report = GitHubReport(
      review([TestReview.failed("list/top", place: .init(file: "a,b.yaml", line: 3)), Review.Case("calm", .passed)]))
    #expect(
      report.annotations
        == "::error file=a%2Cb.yaml,line=3,title=list/top%3A failed::row 2 is new%0A3 of 200 pixels differ")
  }

  @Test("A line break in a name cannot start a workflow command")
  func hostileAnnotations() {
    let line = GitHubReport(review([TestReview.failed("100 %\n::set-env::x")])).annotations
    #expect(line.hasPrefix("::error title=100 %25%0A%3A%3Aset-env%3A%3Ax%3A failed::"))
    #expect(!line.contains("\n"))
  }

  @Test("The last annotation states how many errors exceed GitHub's limit", arguments: [10, 11])
  func manyAnnotations(count: Int) {
    let cases = (0..<count).map { Review.Case("case \($0)", .failed, sentences: ["row \($0) is new"]) }
    let lines = GitHubReport(review(cases)).annotations.split(separator: "\n")
    #expect(lines.count == 10)
    #expect((lines.last == "::error title=galley::… and 2 other causes in 2 cases") == (count == 11))
  }

  @Test("Cases with the same cause get one error annotation, at the first scene")
  func causes() {
    let cases = (0..<32).map { index in
      Review.Case(
        "scene \(index)", .failed,
        sentences: ["spacing of 'list' is \(index % 3) instead of 8", "\(index) pixels differ"],
        place: .init(file: "\(index).yaml", line: index + 1))
    }
    let lines = GitHubReport(review(cases)).annotations.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[1]
        == "::error file=1.yaml,line=2,title=scene 1%3A failed and 10 cases more::spacing of 'list' is 1 instead of 8"
        + "%0A1 pixels differ%0Athe same in 10 cases more: scene 4, scene 7, scene 10, scene 13, scene 16, scene 19, "
        + "scene 22, scene 25, …")
  }

  @Test("The summary consists of a sentence and a table of the relevant cases")
  func summary() {
    #expect(
      GitHubReport(TestReview.all).summary == """
        ### old and now

        **6 cases&#58; 1 differs, 2 are new, 1 is gone and 1 could not be compared**

        | | case | what changed |
        | --- | --- | --- |
        | failed | list/top | row 2 is new<br>3 of 200 pixels differ |
        | new | added | it is only in 'now' |
        | new | recorded | it was recorded |
        | gone | removed | it is only in 'old' |
        | broken | torn | it is damaged |

        """)
    #expect(!GitHubReport(review([Review.Case("calm", .passed)])).summary.contains("|"))
  }

  @Test("Names in the Markdown table are escaped")
  func hostileSummary() {
    let lines = GitHubReport(review([TestReview.failed(TestReview.hostile)])).summary.split(separator: "\n")
    let row = lines.last ?? ""
    #expect(row.count { $0 == "|" } == 4)
    #expect(row.contains("&lt;/script&gt;&lt;script&gt;throw 1") && !row.contains("`"))
  }

  @Test("The table lists up to 200 cases and states how many more there are", arguments: [200, 201])
  func longSummary(count: Int) {
    let summary = GitHubReport(review((0..<count).map { TestReview.failed("case \($0)") })).summary
    #expect(summary.ranges(of: "| failed |").count == 200)
    #expect(summary.contains("… and 1 case more") == (count == 201))
  }
}
