/// A review as a self-contained HTML file. It needs neither a network nor other files, and is readable without
/// JavaScript.
///
/// The script and the style sheet are inline, and images are data URIs. A content security policy forbids everything
/// else. Text from scenes is always escaped.
///
/// ```swift
/// let html = ReviewPage(Review(report)).html
/// ```
public struct ReviewPage {
  let review: Review
  let pictures: PagePictures

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - review: The review to show.
  ///   - pictures: Whether images are data URIs (the default) or files next to the page.
  public init(_ review: Review, pictures: PagePictures = .inside) {
    self.review = review
    self.pictures = pictures
  }

  /// The size limit of a page that is sent as a single file: 10 MB, which most mail servers accept.
  public static let fileLimit = 10_000_000

  /// The image files next to the page, by relative name. Empty if the page contains its images.
  public var files: [(name: String, bytes: [UInt8])] {
    var seen: Set<String> = []
    let images = review.cases.flatMap(\.frames).flatMap { [$0.before, $0.after, $0.marks] }
      .compactMap(\.self)
    return images.compactMap { image in
      pictures.name(of: image).flatMap { seen.insert($0).inserted ? ($0, image.bytes) : nil }
    }
  }

  /// The page as UTF-8. Identical reviews produce identical bytes.
  public var html: [UInt8] {
    let frame = PageFrame(
      title: "\(review.headline) — \(review.title)", style: PageResource.reviewStyle,
      plainStyle: PageResource.reviewStyleWithoutScript,
      script: PageResource.reviewScript,
      skip: ReviewPageLabels.skip, main: "cases", images: pictures.policy)
    return frame.html(rail: writeRail, content: writeCases, help: writeHelp)
  }

  private func writeCases(to markup: inout Markup) {
    writeBar(to: &markup)
    Self.writeLens(review, to: &markup)
    writeOverview(to: &markup)
    let causes = causesOfCases
    for (index, reviewed) in review.cases.enumerated() {
      write(reviewed, number: index + 1, causes[index] ?? [], to: &markup)
    }
    markup.element("p", ["class": "nothing", "hidden": ""], text: ReviewPageLabels.nothingFound)
  }

  // MARK: Overview

  private func writeOverview(to markup: inout Markup) {
    markup.element("section", ["class": "overview", "id": "overview", "tabindex": "-1"]) { markup in
      markup.element("p", ["class": "kicker"], text: review.title)
      markup.element("h1", text: review.headline)
      for note in review.notes { markup.element("p", ["class": "note"], text: note) }
      writeDigest(to: &markup)
      Self.writeFacts(review.facts, to: &markup)
    }
    markup.raw("\n")
  }

  static let sentencesInOverview = 4

  static func writeLead(of reviewed: Review.Case, number: Int, to markup: inout Markup) {
    markup.element("a", ["href": "#case-\(number)"]) { markup in
      markup.element("span", ["class": "says"], text: ReviewLabels.sentence(reviewed.lead))
      let others = reviewed.sentences.dropFirst().prefix(sentencesInOverview - 1)
      if !others.isEmpty { markup.element("span", ["class": "more"], text: others.joined(separator: " · ")) }
      markup.element("span", ["class": "name"], text: reviewed.name)
    }
  }

  private static func writeFacts(_ facts: [Review.Fact], to markup: inout Markup) {
    guard !facts.isEmpty else { return }
    markup.element("h2", text: ReviewLabels.facts)
    markup.element("dl", ["class": "facts"]) { markup in
      for fact in facts {
        markup.element("dt", text: fact.name)
        markup.element("dd", text: fact.value)
      }
    }
  }

  static func writeSign(_ verdict: Review.Verdict, to markup: inout Markup) {
    markup.element("span", ["class": "sign \(verdict.rawValue)", "role": "img", "aria-label": verdict.word]) {
      $0.text(verdict.sign)
    }
  }

  // MARK: Help

  private func writeHelp(to markup: inout Markup) {
    markup.element("dialog", ["id": "help", "aria-labelledby": "help-title"]) { markup in
      markup.element("h2", ["id": "help-title"], text: ReviewPageLabels.keys)
      markup.element("dl") { markup in
        for key in ReviewPageLabels.help {
          markup.element("dt") { markup in
            for part in key.keys.split(separator: " ") {
              markup.element(part == "…" ? "span" : "kbd", text: String(part))
            }
          }
          markup.element("dd", text: key.effect)
        }
      }
      markup.element("label", ["class": "switch"]) { markup in
        markup.raw("<input type=\"checkbox\" id=\"keys\" checked> ")
        markup.text(ReviewPageLabels.keysAreOn)
      }
      markup.element("form", ["method": "dialog"]) {
        $0.element("button", ["class": "button"], text: ReviewPageLabels.close)
      }
    }
    markup.raw("\n")
  }
}
