import GalleyDiff

extension ReviewPage {
  /// Writes the causes, followed by the unexplained cases. Cases with the same description are listed once.
  func writeDigest(to markup: inout Markup) {
    let groups = review.groups { $0.verdict != .passed }
    guard !groups.isEmpty else { return }
    if !review.reportedCauses.isEmpty { writeApproval(to: &markup) }
    markup.element("ol", ["class": "digest"]) { markup in
      for group in groups {
        guard let first = group.cases.first else { continue }
        let numbers = group.cases.map { "\($0.number + 1)" }.joined(separator: " ")
        markup.element(
          "li", ["data-cases": numbers, "class": group.cause.map { $0.command == nil ? "cause" : "cause acceptable" }]
        ) { markup in
          Self.writeSign(first.reviewed.verdict, to: &markup)
          markup.element("div") { markup in
            write(group, first, to: &markup)
            writeOthers(of: group, to: &markup)
          }
          if let cause = group.cause { writeThumbnail(of: cause, first, to: &markup) }
        }
      }
    }
  }

  private func write(
    _ group: Review.Group, _ first: (number: Int, reviewed: Review.Case), to markup: inout Markup
  ) {
    guard let cause = group.cause else {
      return Self.writeLead(of: first.reviewed, number: first.number + 1, to: &markup)
    }
    if cause.command != nil {
      writeTick(
        ["data-cause": "\(cause.number)"], ReviewPageLabels.approve(cause: cause.number), to: &markup
      )
    }
    markup.element("a", ["href": "#case-\(first.number + 1)"]) { markup in
      markup.element("span", ["class": "says"], text: ReviewLabels.sentence(cause.sentence))
      markup.element("span", ["class": "more"], text: cause.reach)
    }
  }

  /// Writes the list of cases in a group. For a cause, the list contains all cases with the sentences that the cause
  /// does not cover.
  private func writeOthers(of group: Review.Group, to markup: inout Markup) {
    let others = group.cause == nil ? group.cases.dropFirst() : group.cases[...]
    guard !others.isEmpty else { return }
    markup.open("details", ["class": "alike"])
    markup.element(
      "summary",
      text: group.cause == nil
        ? ReviewPageLabels.alike(others.count) : ReviewLabels.cases(others.count))
    for (number, reviewed) in others {
      markup.element("div", ["class": "one"]) { markup in
        if group.cause != nil, reviewed.command != nil {
          writeTick(
            ["data-name": reviewed.name], ReviewPageLabels.approve(case: reviewed.name), to: &markup)
        }
        markup.element("a", ["href": "#case-\(number + 1)"]) { markup in
          markup.element("span", ["class": "name"], text: reviewed.name)
          let own = reviewed.sentences.dropFirst(group.cause == nil ? 1 : 0).prefix(
            Self.sentencesInOverview - 1)
          if !own.isEmpty {
            markup.element("span", ["class": "more"], text: own.joined(separator: " · "))
          }
        }
      }
    }
    markup.close("details")
  }

  private func writeTick(
    _ attributes: KeyValuePairs<String, String>, _ label: String, to markup: inout Markup
  ) {
    guard let attribute = attributes.first else { return }
    markup.open(
      "input",
      [
        "type": "checkbox", "class": "tick needs-script", "aria-label": label,
        attribute.key: attribute.value,
      ])
  }

  private func writeApproval(to markup: inout Markup) {
    guard let options = review.approvalOptions else { return }
    markup.element("p", ["class": "approval needs-script"]) { markup in
      markup.element("span", text: ReviewPageLabels.tick)
      markup.element(
        "code", ["id": "command", "data-options": options, "aria-live": "polite"], text: "")
      markup.element(
        "button",
        ["class": "button", "type": "button", "id": "copy", "data-done": ReviewPageLabels.copied],
        text: ReviewPageLabels.copy)
    }
  }

  private func writeThumbnail(
    of cause: Review.Cause, _ first: (number: Int, reviewed: Review.Case), to markup: inout Markup
  ) {
    let frame = first.reviewed.frames.first(where: \.isChanged) ?? first.reviewed.frames.first
    guard let frame, let image = frame.after ?? frame.before else { return }
    // Consequences of a change are usually below it, so the first area shows where the change starts.
    let whole = PixelRect(x: 0, y: 0, width: image.size.width, height: image.size.height)
    let box = Self.box(of: cause, in: frame, whole) ?? frame.areas.first ?? whole
    markup.element(
      "a",
      [
        "class": "thumb needs-script", "href": "#case-\(first.number + 1)", "tabindex": "-1",
        "aria-hidden": "true",
        "data-case": "\(first.number + 1)",
        "data-box": "\(box.x) \(box.y) \(box.width) \(box.height)",
      ]
    ) { _ in }
  }

  /// Returns the position of the change, or nil if it is unknown or outside the crop.
  private static func box(of cause: Review.Cause, in frame: Review.Frame, _ whole: PixelRect) -> PixelRect? {
    guard let area = cause.area else { return nil }
    let origin = frame.crop.map { (x: $0.x, y: $0.y) } ?? (x: 0, y: 0)
    let part = PixelRect(x: area.x - origin.x, y: area.y - origin.y, width: area.width, height: area.height)
      .intersection(whole)
    return part.isEmpty ? nil : part
  }
}
