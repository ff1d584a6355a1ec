import GalleyMessages
import GalleyReport
import GalleyTemplate
import Testing

@Suite("Reports as JUnit XML")
struct JUnitReportTests {
  @Test("A differing image is a failure, a broken one an error, and a newly recorded one neither")
  func cases() {
    #expect(
      JUnitReport(TestReview.all).xml == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="galley" tests="6" failures="3" errors="1">
        <testsuite name="old and now" tests="6" failures="3" errors="1">
        <testcase classname="galley.list" name="top"><failure type="failed" message="row 2 is new">list/top
        row 2 is new
        3 of 200 pixels differ

        To accept it:
          galley approve x</failure></testcase>
        <testcase classname="galley" name="added"><failure type="new" message="it is only in &#39;now&#39;">added
        it is only in &#39;now&#39;</failure></testcase>
        <testcase classname="galley" name="recorded"></testcase>
        <testcase classname="galley" name="removed"><failure type="gone" message="it is only in &#39;old&#39;">removed
        it is only in &#39;old&#39;</failure></testcase>
        <testcase classname="galley" name="torn"><error type="broken" message="it is damaged">torn
        it is damaged</error></testcase>
        <testcase classname="galley" name="calm"></testcase>
        </testsuite>
        </testsuites>

        """)
  }

  @Test func `The failure message is the sentence that describes its causes`() {
    var review = Review(
      title: "t", before: "a", after: "b", cases: ["x/a", "x/b", "x/c"].map { TestReview.failed($0) })
    review.causes = [
      Review.Cause(
        number: 1, kind: "color", sentence: "the colour #0A7A4B is #7A0A4B now", reach: "3 pictures of 1 scene",
        cases: [0, 1, 2], clearest: 0),
      Review.Cause(
        number: 2, kind: "text", sentence: "\"A\" became \"B\"", reach: "1 picture of 1 scene", cases: [2], clearest: 2),
    ]
    let xml = JUnitReport(review).xml
    #expect(xml.matches(of: /message="the colour #0A7A4B is #7A0A4B now"/).count == 2)
    #expect(xml.contains(/message="the colour #0A7A4B is #7A0A4B now; [^>]*became/), "\(xml)")
    #expect(!xml.contains("message=\"cause"))
  }

  @Test func `The report contains the measured times of cases and suites`() {
    var review = Review(title: "t", before: "a", after: "b", cases: [TestReview.failed("x"), TestReview.failed("y")])
    (review.cases[0].seconds, review.cases[1].seconds) = (1.25, 0.0004)
    let xml = JUnitReport(review).xml
    #expect(xml.contains("name=\"x\" time=\"1.250\"") && xml.contains("name=\"y\" time=\"0.000\""), "\(xml)")
    #expect(xml.matches(of: /errors="0" time="1\.250"/).count == 2, "\(xml)")
  }

  /// The attributes that `junit-10.xsd` of the xUnit plugin for Jenkins allows.
  private static let allowed: [String: Set<String>] = [
    "testsuites": ["name", "time", "tests", "failures", "errors"],
    "testsuite": [
      "name", "tests", "failures", "errors", "group", "time", "skipped", "timestamp", "hostname", "id", "package",
      "file", "log", "url",
    ],
    "testcase": ["name", "time", "classname", "group"], "failure": ["type", "message"], "error": ["type", "message"],
    "properties": [], "property": ["name", "value"],
  ]

  @Test func `The JUnit file uses only attributes of the common schema`() throws {
    var review = TestReview.all
    review.cases[0] = TestReview.failed("list/top", place: .init(file: "scenes/a.yaml", line: 12))
    for index in review.cases.indices { review.cases[index].seconds = 0.5 }
    for element in JUnitReport(review).xml.matches(of: /<([a-z]+)((?: [a-z]+="[^"]*")*)\/?>/) {
      let known = try #require(Self.allowed[String(element.1)], "\(element.1)")
      let names = element.2.matches(of: /\s([a-z]+)="/).map { String($0.1) }
      #expect(known.isSuperset(of: names), "\(element.0)")
    }
  }

  @Test("The location of the scene is included, and names are escaped")
  func places() {
    let review = Review(
      title: "t", before: "a", after: "b",
      cases: [TestReview.failed(TestReview.hostile, place: .init(file: "scenes/a.yaml", line: 12))])
    let xml = JUnitReport(review).xml
    #expect(xml.contains("scenes/a.yaml:12\n"))
    #expect(!xml.contains("<script") && !xml.contains("\u{0}"))
  }
}
