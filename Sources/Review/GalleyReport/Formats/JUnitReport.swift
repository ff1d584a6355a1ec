import GalleyMessages
import GalleyTemplate

/// A review as JUnit XML, which CI systems show as test results.
///
/// Cases that differ are failures, and cases that could not be compared are errors. Only elements and attributes
/// defined in `junit-10.xsd` of the Jenkins xUnit plugin are used. This schema has no attribute for a file and a line,
/// so the location of a scene is part of the failure text.
///
/// ```swift
/// let xml = JUnitReport(Review(report)).xml
/// ```
package struct JUnitReport {
  private let review: Review
  private let causes: [Int: [Review.Cause]]

  package init(_ review: Review) {
    self.review = review
    causes = review.reportedCauses.reduce(into: [:]) { found, cause in
      for number in cause.cases { found[number, default: []].append(cause) }
    }
  }

  package var xml: String {
    var markup = Markup(.xml)
    markup.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    markup.open("testsuites", totals(of: ReviewLabels.tool))
    markup.raw("\n")
    markup.open("testsuite", totals(of: PrintedText.lines([review.title])))
    markup.raw("\n")
    writeCauses(to: &markup)
    for (number, reviewed) in review.cases.enumerated() { write(reviewed, causes[number] ?? [], to: &markup) }
    markup.raw("</testsuite>\n</testsuites>\n")
    return String(decoding: markup.bytes, as: UTF8.self)
  }

  private func totals(of name: String) -> KeyValuePairs<String, String?> {
    let (errors, failures) = (review.failures.count { $0.verdict == .broken }, review.failures.count)
    let times = review.cases.compactMap(\.seconds)
    return [
      "name": name, "tests": "\(review.cases.count)", "failures": "\(failures - errors)", "errors": "\(errors)",
      "time": times.isEmpty ? nil : Self.time(times.reduce(0, +)),
    ]
  }

  private static func time(_ seconds: Double) -> String {
    let thousandths = Int(min(max(seconds, 0), 1e9) * 1000 + 0.5)
    return "\(thousandths / 1000).\(String(String(1000 + thousandths % 1000).dropFirst()))"
  }

  private func writeCauses(to markup: inout Markup) {
    let causes = review.reportedCauses
    guard !causes.isEmpty else { return }
    markup.element("properties") { markup in
      for cause in causes {
        markup.element(
          "property",
          [
            "name": ReviewLabels.cause(cause.number), "value": PrintedText.line("\(cause.sentence) (\(cause.reach))"),
          ]
        ) { _ in }
      }
    }
    markup.raw("\n")
  }

  private func write(_ reviewed: Review.Case, _ causes: [Review.Cause], to markup: inout Markup) {
    let parts = reviewed.name.split(separator: "/", omittingEmptySubsequences: true)
    markup.open(
      "testcase",
      [
        // CI systems interpret the class name as a package path with dots.
        "classname": PrintedText.line(([ReviewLabels.tool] + parts.dropLast().map(String.init)).joined(separator: ".")),
        "name": PrintedText.line(parts.last.map(String.init) ?? reviewed.name),
        "time": reviewed.seconds.map(Self.time),
      ])
    if reviewed.fails {
      let kind = reviewed.verdict == .broken ? "error" : "failure"
      markup.element(
        kind, ["type": reviewed.verdict.word, "message": PrintedText.line(Self.message(of: reviewed, causes))],
        text: text(of: reviewed, causes))
    }
    markup.close("testcase")
    markup.raw("\n")
  }

  private static func message(of reviewed: Review.Case, _ causes: [Review.Cause]) -> String {
    let shown = causes.prefix(shownCauses).map(\.sentence)
    guard !shown.isEmpty else { return reviewed.lead }
    return shown.joined(separator: "; ") + (causes.count > shown.count ? "; …" : "")
  }

  private static let shownCauses = 3

  private func text(of reviewed: Review.Case, _ causes: [Review.Cause]) -> String {
    let place = reviewed.place.map { [$0.text] } ?? []
    let sentences =
      causes.map { ReviewLabels.cause($0.number, $0.sentence) } + review.ownSentences(of: reviewed, beside: causes)
    let command = reviewed.command.map { ["", ReviewLabels.accept, "  \($0)"] } ?? []
    return PrintedText.lines([reviewed.name] + place + sentences + command)
  }
}
