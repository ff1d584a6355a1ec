import GalleyDiagnostics
import GalleyTemplate

/// A review as JUnit XML, which continuous integration shows as tests.
///
/// Cases that differ are failures and those that could not be compared errors. No times are told: the same review
/// gives the same bytes.
public struct JUnitReport {
  private let review: Review

  /// The report of `review`.
  public init(_ review: Review) { self.review = review }

  /// The text of the file.
  public var xml: String {
    var markup = Markup(.xml)
    let (errors, failures) = (review.failures.count { $0.verdict == .broken }, review.failures.count)
    let counts = (tests: "\(review.cases.count)", failures: "\(failures - errors)", errors: "\(errors)")
    markup.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    markup.open(
      "testsuites",
      ["name": ReviewWords.tool, "tests": counts.tests, "failures": counts.failures, "errors": counts.errors])
    markup.raw("\n")
    markup.open(
      "testsuite",
      [
        "name": PrintedText.lines([review.title]), "tests": counts.tests, "failures": counts.failures,
        "errors": counts.errors,
      ])
    markup.raw("\n")
    writeCauses(to: &markup)
    for (reviewed, sentences) in zip(review.cases, review.sentencesBesideCauses) {
      Self.write(reviewed, sentences, to: &markup)
    }
    markup.raw("</testsuite>\n</testsuites>\n")
    return String(decoding: markup.bytes, as: UTF8.self)
  }

  /// The causes that several cases have, as properties of the suite.
  private func writeCauses(to markup: inout Markup) {
    let causes = review.toldCauses
    guard !causes.isEmpty else { return }
    markup.element("properties") { markup in
      for cause in causes {
        markup.element(
          "property",
          [
            "name": ReviewWords.cause(cause.number), "value": PrintedText.line("\(cause.sentence) (\(cause.reach))"),
          ]
        ) { _ in }
      }
    }
    markup.raw("\n")
  }

  private static func write(_ reviewed: Review.Case, _ sentences: [String], to markup: inout Markup) {
    let parts = reviewed.name.split(separator: "/", omittingEmptySubsequences: true)
    markup.open(
      "testcase",
      [
        // Readers take the class as a path of packages, with dots between.
        "classname": PrintedText.line(([ReviewWords.tool] + parts.dropLast().map(String.init)).joined(separator: ".")),
        "name": PrintedText.line(parts.last.map(String.init) ?? reviewed.name),
        "file": reviewed.place.map { PrintedText.line($0.file) },
        "line": reviewed.place?.line.map(String.init),
      ])
    if reviewed.fails {
      let kind = reviewed.verdict == .broken ? "error" : "failure"
      markup.element(
        kind, ["type": reviewed.verdict.word, "message": PrintedText.line(sentences.first ?? reviewed.lead)],
        text: text(of: reviewed, sentences))
    }
    markup.close("testcase")
    markup.raw("\n")
  }

  private static func text(of reviewed: Review.Case, _ sentences: [String]) -> String {
    let command = reviewed.command.map { ["", ReviewWords.accept, "  \($0)"] } ?? []
    return PrintedText.lines([reviewed.name] + sentences + command)
  }
}
