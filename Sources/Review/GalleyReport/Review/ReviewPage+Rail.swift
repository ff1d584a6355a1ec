extension ReviewPage {
  func writeRail(to markup: inout Markup) {
    markup.element("nav", ["class": "rail", "aria-label": ReviewPageLabels.list]) { markup in
      markup.element("a", ["class": "brand", "href": "#overview"]) { markup in
        markup.element("span", ["class": "tool"], text: ReviewLabels.tool)
        markup.element("span", ["class": "title"], text: review.title)
      }
      Self.writeSearch(to: &markup)
      Self.writeFilters(of: review, to: &markup)
      writeChoices(to: &markup)
      markup.element("ol", ["class": "list"]) { markup in
        for (index, reviewed) in review.cases.enumerated() { Self.write(reviewed, number: index + 1, to: &markup) }
      }
    }
    markup.raw("\n")
  }

  private static func writeSearch(to markup: inout Markup) {
    markup.element("label", ["class": "search needs-script"]) { markup in
      markup.element("span", ["class": "unseen"], text: ReviewPageLabels.search)
      markup.open(
        "input",
        [
          "type": "search", "id": "search", "placeholder": ReviewPageLabels.search, "autocomplete": "off",
        ])
    }
  }

  /// Writes the filters as radio buttons, which work with the keyboard and without a script.
  private static func writeFilters(of review: Review, to markup: inout Markup) {
    let verdicts = Review.Verdict.allCases.filter { review.count($0) > 0 }
    let attention = review.cases.count - review.count(.passed)
    var choices = [("all", ReviewPageLabels.all, review.cases.count)]
    if attention > 0, attention < review.cases.count {
      choices.append(("attention", ReviewPageLabels.attention, attention))
    }
    if verdicts.count > 1 { choices += verdicts.map { ($0.rawValue, $0.word, review.count($0)) } }
    let start = choices.contains { $0.0 == "attention" } ? "attention" : "all"
    markup.element("fieldset", ["class": "filters"]) { markup in
      markup.element("legend", ["class": "unseen"], text: ReviewPageLabels.show)
      for (id, label, count) in choices {
        markup.element("label", ["class": "choice"]) { markup in
          markup.raw(
            "<input type=\"radio\" name=\"show\" id=\"show-\(id)\" value=\"\(id)\"\(id == start ? " checked" : "")>")
          markup.element("span") { markup in
            markup.text(label)
            markup.element("small", text: " \(count)")
          }
        }
      }
    }
  }

  private static func write(_ reviewed: Review.Case, number: Int, to markup: inout Markup) {
    markup.element("li", ["class": reviewed.verdict.rawValue, "data-case": "\(number)"]) { markup in
      markup.element("a", ["href": "#case-\(number)"]) { markup in
        writeSign(reviewed.verdict, to: &markup)
        writeName(reviewed.name, to: &markup)
        if let share = reviewed.share { markup.element("small", text: share) }
      }
    }
  }

  /// Writes a name so that, in a narrow window, its folder is truncated first.
  private static func writeName(_ name: String, to markup: inout Markup) {
    let folder = name.lastIndex(of: "/").map { name[...$0] } ?? ""
    markup.element("span", ["class": "name", "title": name]) { markup in
      if !folder.isEmpty { markup.element("span", ["class": "folder"], text: String(folder)) }
      markup.element("span", ["class": "file"], text: String(name.dropFirst(folder.count)))
    }
  }

  // MARK: The bar over the cases

  func writeBar(to markup: inout Markup) {
    markup.element("div", ["class": "bar"]) { markup in
      Self.writeChoice(
        "mode", ReviewPageLabels.view, ReviewPageLabels.modes, hasKeys: true, to: &markup)
      Self.writeChoice("size", ReviewPageLabels.size, ReviewPageLabels.sizes, hasKeys: false, to: &markup)
      markup.element("p", ["class": "heat-key"]) { markup in
        markup.text(ReviewPageLabels.leastHeat)
        markup.raw("<i></i>")
        markup.text(ReviewPageLabels.mostHeat)
      }
      markup.element("div", ["class": "steps needs-script"]) { markup in
        markup.element(
          "button", ["class": "button", "type": "button", "id": "magnify", "aria-pressed": "false"],
          text: ReviewPageLabels.magnify)
        for (id, label, sign) in [
          ("previous", ReviewPageLabels.previous, "↑"), ("next", ReviewPageLabels.next, "↓"),
        ] {
          markup.element("button", ["class": "button", "type": "button", "id": id, "aria-label": label]) {
            $0.text(sign)
          }
        }
        markup.element("button", ["class": "button", "type": "button", "id": "show-help"]) { markup in
          markup.element("kbd", ["aria-hidden": "true"], text: "?")
          markup.text(" " + ReviewPageLabels.keys)
        }
      }
    }
    markup.raw("\n")
  }

  private static func writeChoice(
    _ name: String, _ legend: String, _ modes: [ReviewPageLabels.Mode], hasKeys: Bool, to markup: inout Markup
  ) {
    markup.element("fieldset", ["class": "segments \(name)"]) { markup in
      markup.element("legend", ["class": "unseen"], text: legend)
      for (index, mode) in modes.enumerated() {
        markup.element("label") { markup in
          markup.raw(
            "<input type=\"radio\" name=\"\(name)\" id=\"\(name)-\(mode.id)\" value=\"\(mode.id)\""
              + (index == 0 ? " checked>" : ">"))
          markup.element("span") { markup in
            if hasKeys { markup.element("kbd", ["aria-hidden": "true"], text: "\(index + 1)") }
            markup.text(mode.label)
          }
        }
      }
    }
  }
}
