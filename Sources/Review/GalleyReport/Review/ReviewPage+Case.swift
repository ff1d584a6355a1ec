import GalleyDiff
import GalleyMessages
import GalleyTemplate

extension ReviewPage {
  func write(_ reviewed: Review.Case, number: Int, _ causes: [Review.Cause], to markup: inout Markup) {
    let shown = reviewed.frames.isEmpty ? nil : reviewed.frames[reviewed.shownFrame]
    let kind = shown.map(Self.kind) ?? ""
    let facts = facts(of: reviewed, causes)
    func fact(_ name: String) -> String? { facts.first { $0.name == name }?.value }
    markup.element(
      "article",
      [
        "class": "case \(reviewed.verdict.rawValue)\(kind)", "id": "case-\(number)", "tabindex": "-1",
        "aria-labelledby": "case-\(number)-title", "data-name": reviewed.name,
        "data-cause": fact("cause"),
        "data-kind": fact("kind"), "data-scene": fact("scene"), "data-variant": fact("variant"),
        "data-share": fact("share"),
      ]
    ) { markup in
      Self.writeHeader(of: reviewed, number: number, of: review.cases.count, causes, to: &markup)
      guard let shown else {
        if reviewed.verdict == .passed { markup.element("p", ["class": "quiet"], text: ReviewLabels.noPictures) }
        return
      }
      guard !reviewed.leavesOutPictures else {
        return markup.element("p", ["class": "quiet"], text: ReviewPageLabels.leftOut)
      }
      if let crop = shown.crop {
        let words = ReviewPageLabels.crop(width: crop.width, height: crop.height, x: crop.x, y: crop.y)
        markup.element("p", ["class": "quiet"], text: words)
      }
      Self.writeControls(of: reviewed, to: &markup)
      writeLegend(of: shown, to: &markup)
      writeStage(shown, of: reviewed, to: &markup)
      if reviewed.frames.count > 1 { FrameStore(reviewed, shown: shown, review, pictures).write(to: &markup) }
    }
    markup.raw("\n")
  }

  /// Returns the CSS classes for a frame. Selectors with `:has` would instead recompute the styles of the whole page
  /// whenever an image is opened.
  private static func kind(of frame: Review.Frame) -> String {
    guard frame.before != nil, frame.after != nil else { return "" }
    let hasBoxes = frame.layoutBefore != nil && frame.layoutAfter != nil
    return " pair" + (hasBoxes ? " boxed" : "") + (frame.marks == nil ? "" : " marked")
  }

  private static func writeHeader(
    of reviewed: Review.Case, number: Int, of total: Int, _ causes: [Review.Cause], to markup: inout Markup
  ) {
    markup.element("header") { markup in
      markup.element("p", ["class": "kicker"]) { markup in
        writeSign(reviewed.verdict, to: &markup)
        markup.element("span", ["class": "verdict \(reviewed.verdict.rawValue)"], text: reviewed.verdict.word)
        markup.element("span", ["class": "name"], text: reviewed.name)
        if let place = reviewed.place { markup.element("span", ["class": "place"], text: place.text) }
        markup.element("span", ["class": "position"], text: ReviewLabels.position(number, of: total))
      }
      if !causes.isEmpty {
        markup.element("ul", ["class": "causes"]) { markup in
          for cause in causes {
            markup.element("li", text: ReviewLabels.sentence(ReviewLabels.cause(cause.number, cause.sentence)))
          }
        }
      }
      markup.element("h2", ["id": "case-\(number)-title"], text: ReviewLabels.sentence(reviewed.lead))
      writeSentences(of: reviewed, to: &markup)
      if let command = reviewed.command {
        markup.element("p", ["class": "accept"]) { markup in
          markup.text(ReviewLabels.accept + " ")
          markup.element("code", text: command)
        }
      }
      writeHistory(of: reviewed, to: &markup)
    }
  }

  private static func writeHistory(of reviewed: Review.Case, to markup: inout Markup) {
    guard !reviewed.history.isEmpty else { return }
    markup.open("details", ["class": "history"])
    markup.element("summary", text: ReviewPageLabels.approvals(reviewed.history.count))
    markup.element("ul", ["class": "sentences"]) { markup in
      for commit in reviewed.history.prefix(maximumCommits) { markup.element("li", text: commit) }
    }
    markup.close("details")
  }

  private static let maximumCommits = 8

  /// The maximum number of sentences that are always visible. Longer lists are collapsed if the frames have their own
  /// sentences.
  private static let openSentences = 7

  private static func writeSentences(of reviewed: Review.Case, to markup: inout Markup) {
    guard reviewed.sentences.count > 1 else { return }
    let isFolded = reviewed.frames.count > 1 && reviewed.sentences.count > openSentences
    if isFolded {
      markup.open("details")
      markup.element("summary", text: reviewed.unit == .page ? ReviewPageLabels.pages : ReviewPageLabels.frames)
    }
    markup.element("ul", ["class": "sentences"]) { markup in
      for sentence in reviewed.sentences.dropFirst() {
        markup.element("li", text: ReviewLabels.sentence(sentence))
      }
    }
    if isFolded { markup.close("details") }
  }

  // MARK: Controls

  private static func writeControls(of reviewed: Review.Case, to markup: inout Markup) {
    if reviewed.frames.count > 1 { writeScrubber(of: reviewed, to: &markup) }
    markup.element("div", ["class": "dial needs-script"]) { markup in
      markup.open(
        "input",
        [
          "type": "range", "min": "0", "max": "100", "value": "50", "step": "1", "class": "position",
          "aria-label": ReviewPageLabels.dial,
        ])
    }
    markup.element("p", ["class": "swap needs-script"]) { markup in
      markup.element("button", ["type": "button", "class": "button"], text: ReviewPageLabels.swap)
    }
  }

  private static func writeScrubber(of reviewed: Review.Case, to markup: inout Markup) {
    let frames = reviewed.frames
    let start = reviewed.shownFrame
    markup.element("div", ["class": "scrubber"]) { markup in
      markup.element("div", ["class": "row"]) { markup in
        writeStep("previous-change", ReviewPageLabels.previousChange, "‹", to: &markup)
        markup.element("div", ["class": "track"]) { markup in
          writeStrip(of: frames, to: &markup)
          markup.open(
            "input",
            [
              "type": "range", "min": "0", "max": "\(frames.count - 1)", "value": "\(start)", "step": "1",
              "class": "frame needs-script", "aria-label": ReviewPageLabels.frameDial,
            ])
        }
        writeStep("next-change", ReviewPageLabels.nextChange, "›", to: &markup)
        markup.element("output", text: ReviewLabels.frame(frames[start].name, start + 1, of: frames.count))
      }
      markup.element("ul", ["class": "sentences told", "aria-live": "polite"]) { markup in
        for sentence in frames[start].sentences { markup.element("li", text: ReviewLabels.sentence(sentence)) }
      }
    }
  }

  private static func writeStep(_ name: String, _ label: String, _ sign: String, to markup: inout Markup) {
    markup.element(
      "button", ["type": "button", "class": "button needs-script \(name)", "aria-label": label], text: sign)
  }

  private static func writeStrip(of frames: [Review.Frame], to markup: inout Markup) {
    var path = ""
    for (index, frame) in frames.enumerated() where frame.isChanged { path += "M\(index) 0h1v1h-1z" }
    markup.raw(
      "<svg class=\"strip\" viewBox=\"0 0 \(frames.count) 1\" preserveAspectRatio=\"none\" aria-hidden=\"true\">"
        + "<rect width=\"\(frames.count)\" height=\"1\"/><path d=\"\(path)\"/></svg>")
  }
}
