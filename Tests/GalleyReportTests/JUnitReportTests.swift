import GalleyReport
import GalleyTemplate
import Testing

@Suite("JUnit XML")
struct JUnitReportTests {
  @Test("A case is a test: what differs a failure, what is broken an error, what was recorded neither")
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

  @Test("The scene's place is told, and no name is markup")
  func places() {
    let review = Review(
      title: "t", before: "a", after: "b",
      cases: [TestReview.failed(TestReview.hostile, place: .init(file: "scenes/a.yaml", line: 12))])
    let xml = JUnitReport(review).xml
    #expect(xml.contains(" file=\"scenes/a.yaml\" line=\"12\">"))
    #expect(!xml.contains("<script") && !xml.contains("\u{0}"))
  }
}
