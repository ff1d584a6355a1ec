import GalleyDiagnostics

/// A review as one HTML file that needs nothing else: no network, no other file, and for reading no JavaScript.
///
/// Its script and its style are in it, its pictures are data URIs; a policy in its head forbids everything else. What
/// comes from scenes is text and never markup.
public struct ReviewPage {
  let review: Review

  /// The page of `review`.
  public init(_ review: Review) { self.review = review }

  /// The bytes of the file; equal reviews give equal bytes.
  public var html: [UInt8] {
    let frame = PageFrame(
      title: "\(review.headline) — \(review.title)", style: PageStyle.text, script: PageScript.text,
      skip: ReviewPageWords.skip, main: "cases")
    return frame.html(rail: writeRail, content: writeCases, help: writeHelp)
  }

  private func writeCases(to markup: inout Markup) {
    writeBar(to: &markup)
    writeOverview(to: &markup)
    for (index, reviewed) in review.cases.enumerated() { write(reviewed, number: index + 1, to: &markup) }
    markup.element("p", ["class": "nothing", "hidden": ""], text: ReviewPageWords.nothingFound)
  }

  // MARK: Overview

  private func writeOverview(to markup: inout Markup) {
    markup.element("section", ["class": "overview", "id": "overview", "tabindex": "-1"]) { markup in
      markup.element("p", ["class": "kicker"], text: review.title)
      markup.element("h1", text: review.headline)
      for note in review.notes { markup.element("p", ["class": "note"], text: note) }
      Self.writeSentences(of: review.groups { $0.verdict != .passed }, to: &markup)
      Self.writeFacts(review.facts, to: &markup)
    }
    markup.raw("\n")
  }

  /// Sentences of a case in the list of all: the other ones stand with its pictures.
  private static let sentencesInOverview = 4

  /// What is to say of every case, before any picture; what is said of several is said once.
  private static func writeSentences(of groups: [Review.Group], to markup: inout Markup) {
    guard !groups.isEmpty else { return }
    markup.element("ol", ["class": "digest"]) { markup in
      for group in groups {
        guard let first = group.cases.first else { continue }
        let numbers = group.cases.map { "\($0.number + 1)" }.joined(separator: " ")
        markup.element("li", ["data-cases": numbers]) { markup in
          writeSign(first.reviewed.verdict, to: &markup)
          markup.element("div") { markup in
            write(first.reviewed, number: first.number + 1, to: &markup)
            writeOthers(of: group, to: &markup)
          }
        }
      }
    }
  }

  private static func write(_ reviewed: Review.Case, number: Int, to markup: inout Markup) {
    markup.element("a", ["href": "#case-\(number)"]) { markup in
      markup.element("span", ["class": "says"], text: ReviewWords.sentence(reviewed.lead))
      let others = reviewed.sentences.dropFirst().prefix(sentencesInOverview - 1)
      if !others.isEmpty { markup.element("span", ["class": "more"], text: others.joined(separator: " · ")) }
      markup.element("span", ["class": "name"], text: reviewed.name)
    }
  }

  /// The other cases of which the same is said, folded away.
  private static func writeOthers(of group: Review.Group, to markup: inout Markup) {
    let others = group.cases.dropFirst()
    guard !others.isEmpty else { return }
    markup.open("details", ["class": "alike"])
    markup.element("summary", text: ReviewPageWords.alike(others.count))
    for (number, reviewed) in others {
      markup.element("a", ["href": "#case-\(number + 1)"]) { markup in
        markup.element("span", ["class": "name"], text: reviewed.name)
        let own = reviewed.sentences.dropFirst().prefix(sentencesInOverview - 1)
        if !own.isEmpty { markup.element("span", ["class": "more"], text: own.joined(separator: " · ")) }
      }
    }
    markup.close("details")
  }

  private static func writeFacts(_ facts: [Review.Fact], to markup: inout Markup) {
    guard !facts.isEmpty else { return }
    markup.element("h2", text: ReviewWords.facts)
    markup.element("dl", ["class": "facts"]) { markup in
      for fact in facts {
        markup.element("dt", text: fact.name)
        markup.element("dd", text: fact.value)
      }
    }
  }

  /// The verdict as a coloured sign with its word for those who do not see it.
  static func writeSign(_ verdict: Review.Verdict, to markup: inout Markup) {
    markup.element("span", ["class": "sign \(verdict.rawValue)", "role": "img", "aria-label": verdict.word]) {
      $0.text(verdict.sign)
    }
  }

  // MARK: Help

  private func writeHelp(to markup: inout Markup) {
    markup.element("dialog", ["id": "help", "aria-labelledby": "help-title"]) { markup in
      markup.element("h2", ["id": "help-title"], text: ReviewPageWords.keys)
      markup.element("dl") { markup in
        for key in ReviewPageWords.help {
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
        markup.text(ReviewPageWords.keysAreOn)
      }
      markup.element("form", ["method": "dialog"]) {
        $0.element("button", ["class": "button"], text: ReviewPageWords.close)
      }
    }
    markup.raw("\n")
  }
}
