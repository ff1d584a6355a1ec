extension ReviewPage {
  /// Writes the filters. A filter is written only if it has several values.
  func writeChoices(to markup: inout Markup) {
    let reported = review.cases.filter { $0.verdict != .passed }
    let causes = review.reportedCauses
    let lists: [(name: String, label: String, options: [(value: String, label: String)])] = [
      ("kind", ReviewPageLabels.kind, causes.map(\.kind).uniqued.map { ($0, $0) }),
      (
        "cause", ReviewPageLabels.cause,
        causes.map { ("\($0.number)", ReviewPageLabels.option(cause: $0.number, $0.sentence)) }
      ),
      (
        "scene", ReviewPageLabels.scene,
        reported.map(\.scene).filter { !$0.isEmpty }.uniqued.map { ($0, $0) }
      ),
      ("variant", ReviewPageLabels.variant, reported.flatMap(\.variant).uniqued.map { ($0, $0) }),
      (
        "share", ReviewPageLabels.share,
        reported.contains { $0.largestShare > 0 } ? ReviewPageLabels.shares : []
      ),
    ]
    let several = lists.filter { $0.options.count > 1 }
    guard !several.isEmpty, reported.count > 1 else { return }
    markup.element("div", ["class": "choices needs-script"]) { markup in
      for list in several {
        markup.element("select", ["id": "by-\(list.name)", "aria-label": list.label]) { markup in
          markup.element("option", ["value": ""], text: list.label)
          for option in list.options {
            markup.element("option", ["value": option.value], text: option.label)
          }
        }
      }
    }
  }

  var causesOfCases: [Int: [Review.Cause]] {
    var causes: [Int: [Review.Cause]] = [:]
    for cause in review.reportedCauses {
      for number in cause.cases { causes[number, default: []].append(cause) }
    }
    return causes
  }

  func facts(of reviewed: Review.Case, _ own: [Review.Cause]) -> [(name: String, value: String)] {
    return [
      ("cause", own.map { "\($0.number)" }.joined(separator: "|")),
      ("kind", own.map(\.kind).joined(separator: "|")),
      ("scene", reviewed.scene), ("variant", reviewed.variant.joined(separator: "|")),
      ("share", reviewed.largestShare > 0 ? "\(reviewed.largestShare)" : ""),
    ].filter { !$0.1.isEmpty }
  }
}

extension Review.Case {
  var largestShare: Double {
    frames.compactMap(\.count).map { Double($0.different) / Double(max($0.total, 1)) }.max() ?? 0
  }
}

extension [String] {
  var uniqued: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
